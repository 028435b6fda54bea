import Comparisons
import Foundation
import Terminal

/// The file that a comparison was kept in.
struct ComparisonFile {
  /// Far more than any comparison takes; what never ends is given up there.
  private static let maximumBytes = 16 << 20

  /// What is in the file.
  let comparison: Comparison

  /// Reads the file that an option names.
  init(_ path: String, for option: Option) throws(ComparisonFileError) {
    do {
      comparison = try Self.comparison(in: Self.content(of: path))
    } catch {
      throw ComparisonFileError(path: path, option: option, problem: error)
    }
  }

  private static func content(of path: String) throws(ComparisonFileError.Problem) -> Data {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(reason: WriteFailure.reason(errno)) }
    defer { close(descriptor) }
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

  /// What every version of the format begins with.
  private struct Header: Decodable {
    let schema: Int
  }

  private static func comparison(
    in data: Data
  ) throws(ComparisonFileError.Problem) -> Comparison {
    // The decoder calls a number that does not fit by the same error as what is no JSON.
    guard (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil else {
      throw .notJSON
    }
    // A later format may hold anything else, and is to be called by its number.
    let header = try decode(Header.self, from: data)
    guard header.schema == Comparison.currentSchema else { throw .otherSchema(header.schema) }
    return try decode(Comparison.self, from: data)
  }

  private static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data
  ) throws(ComparisonFileError.Problem) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw .notComparison((error as? DecodingError)?.problem ?? "\(error)")
    }
  }
}

extension DecodingError {
  /// What is wrong, and where in the file.
  fileprivate var problem: String {
    switch self {
    case .keyNotFound(let key, let context):
      "\(place(context.codingPath + [key])) is missing"
    case .valueNotFound(_, let context): "\(place(context.codingPath)) is null"
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      "a number in it is none that a comparison holds"
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
