import Testing

@testable import Sizes

private func complexity(_ text: String) -> Int {
  SourceStructure(of: SwiftLexer.lex(Array(text.utf8))).complexity
}

@Suite("Counting complexity")
struct ComplexityTests {
  @Test(
    "Each branch counts one",
    arguments: [
      ("if a { }", 1), ("if a { } else if b { } else { }", 2), ("guard a else { return }", 1),
      ("for a in b { }", 1), ("for await a in b where c { }", 1), ("while a { }", 1),
      ("repeat { } while a", 1), ("repeat { }\nwhile a\nwhile b { }", 2),
      ("do { } catch { }", 1), ("do { } catch let e as E { } catch { }", 2),
      ("a && b", 1), ("a || b && c", 2), ("a ?? b", 1), ("a ? b : c", 1), ("a ?/b/ : c", 1),
      ("let x = if a { 1 } else { 2 }", 1), (#""\(a ?? b) \(c ? d : e)""#, 2),
      ("a == .func || b", 1), ("if #available(iOS 17, *), a && b { }", 2),
    ])
  func decisions(source: String, expected: Int) {
    #expect(complexity(source) == expected)
  }

  @Test(
    "Each case of a switch counts one, the default none",
    arguments: [
      ("switch a { case 1: b\n case 2, 3: c\n default: d }", 2),
      ("switch a { case .b(let c) where c > 1: d\n case let .e(f): g\n @unknown default: h }", 2),
      ("let x = switch a { case 1: 2\n case 3: 4 }", 2),
      ("switch a {\n#if B\ncase 1: c\n#else\ncase 2: d\n#endif\n}", 2),
      ("switch f(where: { $0 }) { case 1: switch g { case 2: h\n case 3: i } }", 3),
      ("switch a { case 1: f { if b { } }\n case 2: break }", 3),
      ("switch a { case 1: return .if\n case 2: return .for }", 2),
    ])
  func switches(source: String, expected: Int) {
    #expect(complexity(source) == expected)
  }

  @Test(
    "A pattern in a condition is part of it",
    arguments: [
      ("if case .a = b { }", 1), ("guard case .a = b else { }", 1), ("for case .a in b { }", 1),
      ("while case .a = b { }", 1), ("if let a, case .b = c { }", 1),
      ("switch a { case 1: if case .b = c { }\n case 2: for case .d in e { } }", 4),
      ("switch a { case 1: guard let b, case .c = d else { } }", 2),
    ])
  func patterns(source: String, expected: Int) {
    #expect(complexity(source) == expected)
  }

  @Test(
    "Each function counts one, and the branches inside count as well",
    arguments: [
      ("func f() {}", 1), ("func f() { if a { } }\nvar b: Int { c ?? d }", 4),
      ("protocol P { func f()\n var a: Int { get } }", 0),
    ])
  func functions(source: String, expected: Int) {
    #expect(complexity(source) == expected)
  }

  @Test(
    "Keywords and signs without a branch count nothing",
    arguments: [
      "enum A { case b, c\n case d(if: Int) }", "f(if: a, for: b, while: c)", "a.for", ".switch",
      "func f(for a: A, in b: B)", "let a: Int?? = b", "a?.b?.c", "x as? Y", "try? f()",
      "#if A && B || C\n#elseif D && E\n#endif", "reduce(true, &&)", "infix operator ??",
      "\"if a && b\"", "// if a", "f(repeat each x)", "`if`", "do { }", "defer { }",
      "let a = x!", "init ? (a: A)", "#selector(getter: A.default)",
    ])
  func nothing(source: String) {
    #expect(complexity(source) == 0)
  }
}
