import Foundation

/// A piece of source that is repeated until it fills a file.
struct RepeatedSource {
  let name: String
  let piece: String

  /// Returns copies of the piece, one after another, cut to `count` bytes.
  ///
  /// If the cut would split a character, this character is left out.
  func bytes(_ count: Int) -> Data {
    var bytes = Data(piece.utf8)
    while bytes.count < count { bytes.append(bytes) }
    bytes = Data(bytes.prefix(count))
    while String(validating: bytes, as: UTF8.self) == nil { bytes.removeLast() }
    return bytes
  }
}

extension RepeatedSource {
  /// Returns the sources of the lexer itself, as a piece of ordinary source.
  static func lexer(in package: URL) throws -> RepeatedSource {
    let folder = package.appending(path: "Benchmarks/CodeSizes/Lexer")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let texts = try names.filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    return RepeatedSource(name: "the lexer itself", piece: texts.joined())
  }

  /// Repeated pieces of source for which the lexer or the scan of the structure could be slow.
  static let hardPieces = pieces.map { RepeatedSource(name: $0.debugDescription, piece: $0) }

  private static let pieces: [String] = [
    "/", "#", "\"", "(", "\\", "\"\"\"", "/*", "/* ", "<", "`", "{", "}", "[", ")", ".", "?", ">",
    "'", " ", "\n", "\r", "é", "\"\\(", "#\"\\#(", "\"\"\"\\(", "\"\"\"\n\\(", "x=/a", "x=/a\\",
    "#/", "#/\n", "##/", "#\"", "#\"\"\"", "<#", "<#a", "+/", "^/(", "/ *", "\\#", "# ", "`a", ".?",
    "a.", "A.", "()", "[]", "{}", "a<", "A<B", ">>", "func <<", "\"a\"", "\\\\/", " \\",
    "struct A{",
    "extension A.", "extension A{", "func f(){", "var x:Int{", "var x:Int{get{", "init ", "@a ",
    "@a(", "@a()", "@A<B>", "@A<", "@a.b", "private(set) ", "static ", "class ", "class A:",
    "actor A{", "lazy ", "##/\n#/\n", "#\"\"\" ", "#\"\"\"\\#(#\"\"\"", "####x", "' ", "#/a",
    "\\\\\\#", "a b ", "/ *a", "x = /a\\/", "if a{", "repeat{", "switch a{case b:",
    "var x:Int{@a(", "var x:Int{@a()", "case ", "a ? b : ", "#if a\n",
  ]
}
