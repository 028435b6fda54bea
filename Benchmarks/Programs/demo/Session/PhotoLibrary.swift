import Foundation
import Models
import Terminal

/// A photo library in which the person at the keyboard chooses the photo.
final class InteractivePhotoLibrary: PhotoLibrary {
  private var continuations: [CheckedContinuation<Data?, Never>] = []

  /// True while a screen waits for the person's choice.
  var isOpen: Bool { !continuations.isEmpty }

  func choosePhoto() async -> Data? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuations.append($0) }
    } onCancel: {
      // Screens cancel on the main actor, where this runs at once.
      MainActor.assumeIsolated { choose(nil) }
    }
  }

  /// Gives the waiting screen a photo, or no photo if `photo` is `nil`, and closes the library.
  func choose(_ photo: Data?) {
    let waiting = continuations
    continuations = []
    for continuation in waiting { continuation.resume(returning: photo) }
  }
}

/// A photo in the photo library; the raw value is the photo's name in the command `photo NAME`.
nonisolated enum SamplePhoto: String, CaseIterable, Sendable {
  case png, jpeg, gif, damaged

  /// The text that stands for the photo in the list of the photo library.
  var title: String {
    switch self {
    case .png: "A PNG"
    case .jpeg: "A JPEG"
    case .gif: "A GIF, which is refused"
    case .damaged: "A damaged PNG, which is refused"
    }
  }

  /// The content of the photo's file, an image of one gray pixel.
  var data: Data {
    switch self {
    case .png: Self.decoded(Self.pngText)
    case .jpeg: Self.decoded(Self.jpegText)
    case .gif: Self.decoded("R0lGODlhAQABAIAAAICAgAAAACwAAAAAAQABAAACAkQBADs=")
    // A transfer in text mode drops carriage returns, of which a PNG's signature has one.
    case .damaged: Self.decoded(Self.pngText).filter { $0 != 0x0D }
    }
  }

  private static let pngText = """
    iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==
    """

  private static let jpegText = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wCDEABQADcAPABGADwAMgBQAEYAQQBGAFoAVQBQAF8AeADIAIIAeABuAG4AeAD1\
    AK8AuQCRAMgBIgD/ATEBLAEdAP8BGAETAUABaAHMAYYBQAFUAbMBWQETARgBkAIhAZUBswHbAeoCAwIIAgMBNgGBAjUC\
    XQIwAfQCWAHMAfkCAwHv/8EACwgAAQABAQERAP/EABQAAQAAAAAAAAAAAAAAAAAAAAD/xAAUEAEAAAAAAAAAAAAAAAAA\
    AAAA/9oACAEBAAA/AD//2Q==
    """

  private static func decoded(_ text: String) -> Data {
    guard let data = Data(base64Encoded: text) else { preconditionFailure("Not base64: \(text)") }
    return data
  }
}

/// Returns the content of a file; `~` at the beginning of the path stands for the home folder.
///
/// Of a file that is larger than a photo may be, only the first bytes are returned, one more than
/// the maximum size, so that the data is refused as too large for a photo.
///
/// - Throws: `UsageError` when there is no regular file at the path, or when the file cannot be
///   read.
nonisolated func photoFile(at path: String) throws(UsageError) -> Data {
  func failure(_ reason: String) -> UsageError {
    UsageError("Cannot open \(path.quoted): \(reason).")
  }
  let expanded = (path as NSString).expandingTildeInPath
  // Opening a named pipe would block the session.
  let descriptor = open(expanded, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  guard descriptor >= 0 else { throw failure(WriteFailure.reason(errno)) }
  let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  var status = stat()
  guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
    throw failure("it is not a regular file")
  }
  do {
    return try file.read(upToCount: Photo.maximumByteCount + 1) ?? Data()
  } catch {
    throw failure("it cannot be read to its end")
  }
}
