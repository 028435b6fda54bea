import Foundation
import Terminal

/// A file in which an earlier run has kept its figures as JSON.
package enum KeptFile {
  /// The reason why a kept file cannot be used.
  package enum Problem: Error, Equatable {
    case unreadable(reason: String)
    case tooLarge
    case notJSON
    /// A value is missing, or another one than expected; the text names its place.
    case damaged(String)
    case otherSchema(Int)
  }

  /// The largest number of bytes that a kept file may have.
  ///
  /// Real files are far smaller. The limit stops the reading of a device without an end, such
  /// as `/dev/zero`.
  private static let maximumBytes = 16 << 20

  /// Returns the content of the file at a path.
  ///
  /// - Throws: ``Problem`` if the file cannot be read or is too large.
  package static func content(of path: String) throws(KeptFile.Problem) -> Data {
    // Opening a pipe with a name may never end, since it waits for a program that writes.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(reason: WriteFailure.reason(errno)) }
    defer { close(descriptor) }
    var status = stat()
    // A shell gives the output of a program as a pipe in /dev, such as /dev/stdin.
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO,
      !path.hasPrefix("/dev/")
    {
      throw .unreadable(reason: "it is a named pipe, to which no program may ever write")
    }
    _ = fcntl(descriptor, F_SETFL, 0)
    var content = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        content.append(contentsOf: buffer[..<count])
        guard content.count <= maximumBytes else { throw .tooLarge }
      } else if count == 0 {
        return content
      } else if errno != EINTR {
        throw .unreadable(reason: WriteFailure.reason(errno))
      }
    }
  }

  /// The part of the file that every version of the format has: the number of the version.
  private struct Header: Decodable {
    let schema: Int
  }

  /// Returns the value that the JSON in a file's content stands for.
  ///
  /// - Parameters:
  ///   - type: The type of the value. Its JSON has the key `schema`.
  ///   - schema: The only version of the format that can be read.
  ///   - data: The content of the file.
  /// - Returns: The value.
  /// - Throws: ``Problem`` if the content is no such JSON.
  package static func value<Value: Decodable>(
    _ type: Value.Type, schema: Int, in data: Data
  ) throws(KeptFile.Problem) -> Value {
    // The decoder throws the same error for a number that does not fit as for text that is not
    // JSON.
    guard (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil else {
      throw .notJSON
    }
    // Another format may hold anything else, so its number is read first, for the message.
    let header = try decode(Header.self, from: data)
    guard header.schema == schema else { throw .otherSchema(header.schema) }
    return try decode(type, from: data)
  }

  private static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data
  ) throws(KeptFile.Problem) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw .damaged((error as? DecodingError)?.problem ?? "\(error)")
    }
  }
}

extension DecodingError {
  /// A description of the error with its place in the file, such as `architectures/0 is null`.
  fileprivate var problem: String {
    switch self {
    case .keyNotFound(let key, let context):
      "\(place(context.codingPath + [key])) is missing"
    case .valueNotFound(_, let context): "\(place(context.codingPath)) is null"
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      "a number in it is too large, or not a whole number"
    case .typeMismatch(_, let context), .dataCorrupted(let context):
      "\(place(context.codingPath)) is something else than expected"
    @unknown default: "it is damaged"
    }
  }

  private func place(_ keys: [any CodingKey]) -> String {
    guard !keys.isEmpty else { return "it" }
    return keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: "/")
  }
}
