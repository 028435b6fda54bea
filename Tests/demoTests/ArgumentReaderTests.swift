import Architectures
import Metrics
import Testing

@testable import demo

@Suite("The command line of the demo")
struct ArgumentReaderTests {
  private func request(_ arguments: String...) throws -> Request? {
    guard case .run(let request) = try ArgumentReader().read(arguments) else { return nil }
    return request
  }

  @Test("Without arguments it is the baseline's profile, kept with the person's application data")
  func defaults() throws {
    let request = try #require(try request())
    #expect(request.architecture.id == Architecture.baselineID)
    #expect(request.feature == .profile)
    #expect(request.storeFolder == nil)
  }

  @Test("Architecture, feature and store are chosen, the store anywhere")
  func chosen() throws {
    for arguments in [
      ["viper", "greeting", "--store", "a b"], ["--store=a b", "viper", "greeting"],
    ] {
      guard case .run(let request) = try ArgumentReader().read(arguments) else {
        Issue.record("\(arguments)")
        continue
      }
      #expect(request.architecture.id == "viper")
      #expect(request.feature == .greeting)
      #expect(request.storeFolder == "a b")
    }
  }

  @Test(
    "What cannot be followed is said",
    arguments: [
      (["vipr"], UsageError.unknownArchitecture("vipr")),
      (["mvc", "post"], .unknownFeature("post")),
      (["mvc", "profile", "x"], .unwantedArgument("x")), (["--stor"], .unknownOption("--stor")),
      (["--store"], .missingFolder), (["--store", ""], .missingFolder),
      (["--store", "/dev/null"], .noFolder("/dev/null")),
    ])
  func refused(arguments: [String], error: UsageError) {
    #expect(throws: error) { try ArgumentReader().read(arguments) }
  }

  @Test("Help is there for whoever asks, in whatever line")
  func help() throws {
    for arguments in [["--help"], ["-h"], ["vipr", "--help"]] {
      guard case .help = try ArgumentReader().read(arguments) else {
        Issue.record("\(arguments)")
        continue
      }
    }
    #expect(Help.text.split(separator: "\n").allSatisfy { $0.displayWidth <= 100 })
    for architecture in Architecture.all { #expect(Help.text.contains(architecture.id)) }
  }
}
