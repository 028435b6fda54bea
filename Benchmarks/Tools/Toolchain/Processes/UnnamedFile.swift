import CProcess
import Foundation

/// A file without a name, for the output of another program.
///
/// Because the file has no name, no link can replace the file. The file disappears when the last
/// process that has opened the file ends.
struct UnnamedFile {
  /// The open file, for reading and writing.
  let handle: FileHandle

  /// Creates an empty file.
  ///
  /// - Throws: ``ToolError`` when the system cannot create the file.
  init() throws(ToolError) {
    let descriptor = process_unnamed_file()
    guard descriptor >= 0 else {
      throw .unusable(
        path: "A file for the output of a program", reason: String(cString: strerror(errno)))
    }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// The bytes that have been written to the file.
  var content: Data {
    var content = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // Reading in the usual way would move the place at which other processes still write.
      let count = pread(handle.fileDescriptor, &buffer, buffer.count, off_t(content.count))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return content }
      content += buffer.prefix(count)
    }
  }
}
