import Foundation
import Metrics

/// The file that a run was kept in.
struct BaselineFile {
  /// Far more than any comparison takes; what never ends is given up there.
  private static let maximumBytes = 16 << 20

  /// What is in the file: a comparison with counters of dispatch.
  let comparison: Comparison

  /// Reads a file that `--save` wrote.
  init(_ path: String) throws(BaselineError) {
    comparison = try Self.comparison(in: Self.content(of: path), of: path)
    guard !comparison.countedIDs.isEmpty else { throw .noDispatch(path) }
  }

  private static func content(of path: String) throws(BaselineError) -> Data {
    func unreadable(_ number: CInt) -> BaselineError {
      .unreadable(path, reason: WriteFailure.reason(number))
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(errno) }
    defer { close(descriptor) }
    var content = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        content.append(contentsOf: buffer[..<count])
        guard content.count <= maximumBytes else { throw .tooLarge(path) }
      } else if count == 0 {
        return content
      } else if errno != EINTR {
        throw unreadable(errno)
      }
    }
  }

  /// What every version of the format begins with.
  private struct Header: Decodable {
    let schema: Int
  }

  private static func comparison(
    in data: Data, of path: String
  ) throws(BaselineError) -> Comparison {
    // The decoder calls a number that does not fit by the same error as what is no JSON.
    guard (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil else {
      throw .notJSON(path)
    }
    // A later format may hold anything else, and is to be called by its number.
    let header = try decode(Header.self, from: data, of: path)
    guard header.schema == Comparison.currentSchema else {
      throw .otherSchema(path, header.schema)
    }
    return try decode(Comparison.self, from: data, of: path)
  }

  private static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data, of path: String
  ) throws(BaselineError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw .notComparison(path, problem: (error as? DecodingError)?.problem ?? "\(error)")
    }
  }
}

extension Comparison {
  /// The ids of the architectures in whose dispatch something was counted, and not only timed.
  var countedIDs: [String] {
    architectures.filter { ($0.dispatch ?? []).contains { $0.counts != Counts() } }.map(\.id)
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
