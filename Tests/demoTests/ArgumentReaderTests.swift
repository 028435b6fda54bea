import Architectures
import Foundation
import TestSupport
import Testing

@testable import Terminal
@testable import demo

@Suite("The command line of the demo")
struct ArgumentReaderTests {
  private func request(_ arguments: String...) throws -> Request? {
    guard case .run(let request) = try ArgumentReader().read(arguments) else { return nil }
    return request
  }

  @Test(
    "Without arguments the demo shows the baseline's profile and keeps it with application data")
  func defaults() throws {
    let request = try #require(try request())
    #expect(request.architecture.id == Architecture.baselineID)
    #expect(request.feature == .profile)
    #expect(request.storeFolder == nil)
  }

  @Test("Architecture, feature and store are chosen, with the store before or after them")
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
    "Wrong arguments are refused with the reason",
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

  @Test("A path that cannot be a folder is refused before a screen is shown")
  func places() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.url.appending(path: "file"))
    for (link, target) in [("loop", "loop"), ("lost", "nowhere")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: link).path, withDestinationPath: target)
    }
    for (name, reason) in [
      ("loop", "too many levels of symbolic links"), ("lost", "it is a link that leads nowhere"),
      ("file/store", "not a directory"),
      (String(repeating: "x", count: 256), "file name too long"),
    ] {
      let path = folder.url.appending(path: name).path
      #expect(throws: UsageError.unusableFolder(path, reason: reason)) {
        try ArgumentReader().read(["--store", path])
      }
    }
  }

  @Test(
    "Messages about long or hostile arguments are short and cannot control the terminal",
    arguments: [
      String(repeating: "x", count: 100_000), String(repeating: "\u{1B}[2J\n", count: 1_000),
      "e" + String(repeating: "\u{301}", count: 100_000), "\u{202E}\u{9B}31m\u{2028}\u{7F}",
    ])
  func hostile(text: String) throws {
    for arguments in [
      [text], ["mvc", text], ["mvc", "profile", text], ["--\(text)"],
      ["--store", "/dev/null/\(text)"],
    ] {
      let error = try #require(throws: UsageError.self) { try ArgumentReader().read(arguments) }
      let message = error.description
      #expect(message.utf8.count < 4_000)
      let isPlain = message.unicodeScalars.allSatisfy {
        $0 == "\n" || ![.control, .format, .lineSeparator].contains($0.properties.generalCategory)
      }
      #expect(isPlain, "\(message)")
    }
  }

  @Test("Help is shown even if other arguments are wrong")
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
