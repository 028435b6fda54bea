import TestSupport
import Testing

@testable import Reports
@testable import Sizes

/// Runs the lexer and the scan for declarations on bytes, and checks the tokens.
///
/// The tokens must be in order, must not be empty or overlap, and must lie within the bytes.
private func measure(_ bytes: [UInt8]) {
  let source = SwiftLexer.lex(bytes)
  var end = 0
  var isOrdered = true
  for token in source.tokens {
    if Int(token.offset) < end || token.length == 0 { isOrdered = false }
    end = Int(token.offset + token.length)
  }
  #expect(isOrdered && end <= bytes.count)
  _ = SourceStructure(of: source)
}

@Suite("Measuring hostile source", .inBackground)
struct HostileSourceTests {
  static let sample = ##"""
    #!/usr/bin/swift
    /* a /* b */ c */ @MainActor(x) final class A<B: C>: D where E == F {
      var x: Int = 1 { willSet { f() } didSet(old) { g() } }
      var y: String { "a\(b ?? "c\(d)")e" + #"f\#(g)"h"# + ###"i"# "### }
      func `in`(_ z: inout [A<B<C>>]?) async throws -> Int { /re[)]gex/ ; #/x/# ; $0 / 2 }
      let s = """
        one \(two) \
          three
        """
      #if os(Linux) && DEBUG
      subscript(i: Int) -> Int { switch i { case 1...2: 0x1p3; default: 1.5e3 } }
      #endif
      init?() { repeat { } while a ? b : c; if case .é = π { } }
    }
    protocol P { var q: Int { get set } } extension A.B { #m { } <#placeholder#> }
    """##

  @Test("A sample cut off after any byte, and one from any byte on, is measured")
  func cuts() {
    let bytes = Array(Self.sample.utf8)
    for index in 0...bytes.count {
      measure(Array(bytes[..<index]))
      measure(Array(bytes[index...]))
    }
  }

  @Test("Random bytes and random pieces of Swift are measured")
  func randomBytes() {
    var random = SplitMix64(seed: 20_240_601)
    let pieces = [
      "\"", "\"\"\"", "#", "\\(", "\\", "(", ")", "{", "}", "[", "]", "/", "*", "/*", "*/", "\n",
      " ", "<", ">", "?", "!", "func ", "var ", "struct A", "switch ", "case ", "if ", "`", "@a",
      "#if ", "repeat ", "while ", "get ", "=", ":", ",", ".", "é", "\u{A0}", "x", "0x", "\r", "_",
    ].map { Array($0.utf8) }
    for _ in 0..<300 {
      measure((0..<200).map { _ in UInt8.random(in: 0...255, using: &random) })
      measure((0..<100).flatMap { _ in pieces.randomElement(using: &random) ?? [] })
    }
  }

  // Recursion would overflow the stack, and time that grows with the square would be noticed.
  @Test(
    "A piece that is repeated ten thousand times, such as an opening bracket, is measured",
    arguments: [
      "(", "[", "{", "/*", "\"\\(", "#\"\\#(", "\"\"\"\n\\(", "struct A { ", "func f() { ",
      "if a { ", "A<", "switch a { case 1: ", "var x: Int { get { ", "@a(", "`", "#", "'", "#/",
      "#/\n", "/", "#\"\"\"\\#(", "var x: Int { @a({ ", "\\(", ")", "}", "<#", "##/\n#/\n",
      "#\"\"\" ", "#\"\"\"\\#(#\"\"\"", "x = /a\\/", "`a", "<#a", "/ *a", "####x", "' ", "#/a",
      "\\\\\\#", "+/", "^/(", "\"", "\\", "<", ".?", "+<#", "func <<", "x=/a", "a b ",
    ])
  func repetition(piece: String) {
    measure(Array(String(repeating: piece, count: 10_000).utf8))
  }
}
