import Foundation
import Toolchain

/// The sizes of the code and of the data in an object file, which is a compiled file before
/// linking.
struct ObjectSize: Equatable, Sendable {
  /// The number of bytes in sections that are loaded and executable, such as `.text`.
  var codeBytes = 0
  /// The number of bytes in sections that are loaded and not executable: constants, type metadata
  /// (`swift5_…`), data and unwind tables.
  ///
  /// Debug information, relocations and symbols do not count, because they are not loaded. Memory
  /// that is set to zero (`.bss`) does not count, because the file holds no byte of it.
  var metadataBytes = 0
}

extension ObjectSize {
  /// Adds up the sections of an object file.
  ///
  /// - Parameters:
  ///   - file: The content of the file.
  ///   - name: The name of the file in messages.
  /// - Throws: ``ELFFileError`` if the file has another format or is damaged.
  init(of file: Data, name: String) throws(ELFFileError) {
    let (allocated, executable) = (2, 4)
    for section in try ELFFile(file, name: name).sections
    where section.hasContent && section.flags & allocated != 0 {
      if section.flags & executable != 0 {
        codeBytes += section.size
      } else {
        metadataBytes += section.size
      }
    }
  }
}
