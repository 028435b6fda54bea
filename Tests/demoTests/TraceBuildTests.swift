import Foundation
import TestSupport
import Testing

@testable import Traces

@Suite("The build for traces")
struct TraceBuildTests {
  @Test("Only the first build says that it happens once")
  func once() throws {
    let folder = try TemporaryFolder()
    let program = folder.url.appending(path: "demo")
    #expect(TraceBuild.step(building: program) == "trace: building, which happens once")
    try folder.write("", to: "demo")
    #expect(TraceBuild.step(building: program) == "trace: building")
  }
}
