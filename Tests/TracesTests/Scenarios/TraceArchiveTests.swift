import Foundation
import Samples
import Testing

@testable import Traces

@Suite("The archive of traces")
struct TraceArchiveTests {
  @Test("An archive that was written is read back")
  func reading() throws {
    let data = try JSONEncoder().encode(TraceArchive.sample)
    #expect(try JSONDecoder().decode(TraceArchive.self, from: data) == .sample)
  }

  @Test("Functions, calls and lines are encoded as arrays, to keep files small")
  func compactness() throws {
    let text = try JSONEncoder().encode(TraceArchive.sample)
    let object = try JSONSerialization.jsonObject(with: text) as? [String: Any]
    let functions = try #require(object?["functions"] as? [[Any]])
    #expect(functions[1][0] as? String == "viewDidLoad()")
    #expect(functions[1][1...].compactMap { $0 as? Int } == [0, 0, 2])
    let calls = try #require(object?["calls"] as? [[Any]])
    #expect(calls[4][..<4].compactMap { $0 as? Int } == [6, 2, 1, 5])
    #expect(calls[5].last as? [Int] == [4])
    let lineSets = try #require(object?["lineSets"] as? [[[Int]]])
    #expect(lineSets[1] == [[2, 4]])
  }
}
