extension DeclarationScanner {
  /// Records the path of names, such as `Profile.Load.Request`, that starts at the current token.
  ///
  /// The path is recorded only if its first name may be the name of a type. The current token must
  /// not follow a period, because the path would then have started earlier.
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
