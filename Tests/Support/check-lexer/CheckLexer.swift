import Foundation
import SwiftParser
import SwiftSyntax

// Compares the figures of `compare size` with those of SwiftSyntax, the parser that the toolchain
// ships: each token by its place and length, the code lines, and the counts of the structure scan.
// `.ci/check-lexer` compiles this program together with the lexer and passes the files' names.
//
// These differences are wanted, so they are removed before the comparison:
// - Text of a multi-line string: indentation, line breaks and blank lines are no tokens.
// - Text of any string: `\n` does not end a token, because nothing ends there.
// - A version such as `17.0` in a condition or attribute is one token, and `17.0.1` three.
// - Members that only a type can have, such as `init`, count in a type only.
// - Behind `=`, braces are closures unless they start with an observer.
// - A declaration does not start at an attribute inside `#if`.
//
// Differences that remain, none of which occurs in the project or in a module's interface:
// - Files that do not parse are compared and listed, but do not make the check fail: after an error
//   the parser cuts tokens elsewhere (conflict markers, curly quotes, regexes that never end).
// - `Float.-` behind `of:` in an attribute, `Vector<-1>` and `@objc(:::)` need a parser to be cut.
// - `\A.?.?.b` and `\.?` are cut after each dot, where SwiftSyntax leaves `.?.` and `.?` whole.
// - Accessors called `read` and `modify`, still experimental, count as accessors.
// - In `var a: Int { 1 }, b: Int { 2 }`, which only the compiler refuses, `b` counts as no function.
//   After a property with observers, which the compiler refuses too, `b` counts as no property.
// - The structure scan takes the declaration in `@abi(…)` for text, and `inout x: Int { … }` for no
//   property.

/// Returns a description of the first difference between the figures of the lexer and of
/// SwiftSyntax; `nil` if the figures are equal.
func difference(_ own: Finding, _ judge: Finding, in bytes: [UInt8]) -> String? {
  if own.tokens != judge.tokens {
    let index = zip(own.tokens, judge.tokens).enumerated().first { $0.element.0 != $0.element.1 }
    let at = index?.offset ?? min(own.tokens.count, judge.tokens.count)
    func show(_ tokens: [Place]) -> String {
      tokens.dropFirst(at).prefix(4).map { token in
        let text = bytes[token.offset..<token.offset + token.length].prefix(40)
        return "«\(String(decoding: text, as: UTF8.self).debugDescription.dropFirst().dropLast())»"
      }.joined(separator: " ")
    }
    let offset = min(
      own.tokens.dropFirst(at).first?.offset ?? bytes.count,
      judge.tokens.dropFirst(at).first?.offset ?? bytes.count)
    let line = bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
    return """
      line \(line): \(own.tokens.count) tokens, not \(judge.tokens.count): \
      \(show(own.tokens)), not \(show(judge.tokens))
      """
  }
  if own.lines != judge.lines {
    let lines = own.lines.symmetricDifference(judge.lines).sorted()
    return "\(own.lines.count) code lines, not \(judge.lines.count): \(lines.prefix(8))"
  }
  return nil
}

@main
struct Check {
  static func main() throws {
    let mustParse = CommandLine.arguments.contains("--must-parse")
    var (files, broken, tokens, lines, wrong) = (0, 0, 0, 0, 0)
    var (foreign, binary) = (0, 0)
    while let path = readLine() {
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
      guard String(validating: bytes, as: UTF8.self) != nil else {
        foreign += 1
        continue
      }
      guard !bytes.contains(0) else {
        binary += 1
        continue
      }
      let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      let own = Finding(ownOf: bytes)
      let judge = Finding(judgeOf: tree, bytes: bytes)
      files += 1
      tokens += judge.tokens.count
      lines += judge.lines.count
      if tree.hasError {
        broken += 1
        let difference = difference(own, judge, in: bytes)
        if mustParse || difference != nil {
          print("\(path): does not parse; \(difference ?? "nothing differs")")
        }
        continue
      }
      var differences = difference(own, judge, in: bytes).map { [$0] } ?? []
      for (mine, theirs) in zip(own.structure, judge.structure) where mine.value != theirs.value {
        differences.append("\(mine.name): \(mine.value), not \(theirs.value)")
      }
      for difference in differences { print("\(path): \(difference)") }
      wrong += differences.isEmpty ? 0 : 1
    }
    print(
      """
      \(files) files, \(broken) of which do not parse: \(tokens) tokens, \(lines) code lines; \
      \(wrong) that parse differ. Left out: \(foreign) that are not UTF-8, \(binary) with a NUL.
      """)
    if files == 0 { print("No file was compared.") }
    if files == 0 || wrong > 0 || mustParse && broken > 0 { exit(1) }
  }
}
