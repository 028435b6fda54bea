extension DeclarationScanner {
  /// Records the name that starts at the current token, if the name may lead to a type.
  ///
  /// The token must not follow a period. The names that follow the token after periods belong to
  /// the same path, as in `Profile.Load.Request`.
  mutating func recordMention() {
    guard mayNameType(tokens[index]) else { return }
    var path = source.name(of: tokens[index])
    var distance = 1
    while token(ahead: distance)?.kind == .period, let name = token(ahead: distance + 1),
      mayNameType(name)
    {
      path += "." + source.name(of: name)
      distance += 2
    }
    let mention = SourceStructure.Mention(path: path, scope: openTypes.last)
    structure.mentions[mention, default: 0] += 1
  }

  private func mayNameType(_ token: SourceToken) -> Bool {
    guard token.kind == .identifier else { return false }
    let head = source.bytes[Int(token.offset)]
    return (0x41...0x5A).contains(head) || head == UInt8(ascii: "`") || head >= 0x80
  }
}
