/// A declaration of a module on which code of another file may rely.
///
/// It is a requirement of a protocol, or another member of a type (a function, property, case,
/// initializer or subscript) whose name another file uses. A member with the name of a requirement
/// counts with this one. Names are compared, and not what they refer to.
package struct Contract: Hashable, Sendable {
  let type: String
  /// The name with which other code uses the declaration: that of the type for an initializer.
  let name: String
  /// The tokens of the declaration up to its body or first value.
  let signature: String
  let isRequirement: Bool

  /// Returns the number of contracts that one version of a module has more than the other, less, or
  /// with another signature.
  package static func changes(from before: [LexedSource], to after: [LexedSource]) -> Int {
    let (before, after) = (Set(all(in: before)), Set(all(in: after)))
    func counts(_ contracts: Set<Contract>) -> [String: Int] {
      Dictionary(contracts.map { ("\($0.type).\($0.name)", 1) }, uniquingKeysWith: +)
    }
    return counts(before.subtracting(after))
      .merging(counts(after.subtracting(before)), uniquingKeysWith: max).values.reduce(0, +)
  }

  /// Returns the contracts in the files of a module.
  static func all(in sources: [LexedSource]) -> [Contract] {
    let members = sources.map { source in
      var scanner = DeclarationScanner(source)
      scanner.members = []
      _ = scanner.scan()
      return scanner.members ?? []
    }
    let requirements = Set(members.joined().filter(\.isRequirement).map(\.name))
    let names = sources.map(usedNames)
    let files = Dictionary(names.joined().map { ($0, 1) }, uniquingKeysWith: +)
    return zip(members, names).flatMap { members, own in
      members.filter { member in
        let others = files[member.name, default: 0] - (own.contains(member.name) ? 1 : 0)
        return member.isRequirement || others > 0 && !requirements.contains(member.name)
      }
    }
  }

  /// Returns the names in a file, without those that it declares where they stand.
  private static func usedNames(in source: LexedSource) -> Set<String> {
    var previous = Word.none
    return Set(
      source.tokens.compactMap { token in
        defer { previous = token.word }
        let isUse = token.kind == .identifier && !previous.declaresMember
        return isUse ? source.name(of: token) : nil
      })
  }
}

extension Word {
  /// True for a word that declares a member of a type which is no type.
  fileprivate var declaresMember: Bool {
    switch self {
    case .func, .initializer, .var, .let, .subscript, .case, .associatedtype: true
    default: false
    }
  }
}

extension DeclarationScanner {
  /// Records the members that the current keyword declares in a type, unless they are private or
  /// overrides.
  mutating func recordMembers(_ keyword: SourceToken) {
    guard members != nil, scope.isType, keyword.word.declaresMember, let type = openTypes.last,
      !hides(tokens[declarationStart()..<index]),
      !hides(tokens[scope.firstToken...].prefix { $0.kind != .leftBrace })
    else { return }
    let isNamed = keyword.word != .initializer && keyword.word != .subscript
    let typeName = structure.types[type].name
    var start = isNamed ? index + 1 : index
    var (end, depth) = (start + 1, 0)
    func contract() -> Contract {
      let range = min(start, tokens.count)..<min(end, tokens.count)
      let names = isNamed ? range.first.map { source.name(of: tokens[$0]) } : nil
      return Contract(
        type: typeName, name: names ?? typeName.split(separator: ".").last.map(String.init) ?? "",
        signature: tokens[range].map(source.text).joined(separator: " "),
        isRequirement: scope.kind == .protocol)
    }
    while end < tokens.count, depth > 0 || !endsSignature(end) {
      switch tokens[end].kind {
      case .leftParenthesis, .leftBracket, .leftAngle, .leftBrace: depth += 1
      case .rightParenthesis, .rightBracket, .rightAngle, .rightBrace: depth -= 1
      case .comma where depth == 0:
        // Another case or property follows, as in `case loading, loaded`.
        let found = contract()
        members?.append(found)
        start = end + 1
        end = start
      default: break
      }
      end += 1
    }
    let found = contract()
    members?.append(found)
  }

  private func hides(_ modifiers: ArraySlice<SourceToken>) -> Bool {
    modifiers.indices.contains { position in
      switch tokens[position].word {
      case .override: true
      // A `private(set)` leaves the reading to others.
      case .private, .fileprivate: tokens[position + 1].kind != .leftParenthesis
      default: false
      }
    }
  }

  /// Returns true if a token outside of all brackets is the first one after a signature.
  private func endsSignature(_ position: Int) -> Bool {
    let token = tokens[position]
    switch (token.kind, token.word) {
    // The accessors of a requirement belong to it.
    case (.leftBrace, _): return scope.kind != .protocol
    case (.rightBrace, _), (.semicolon, _), (.equal, _): return true
    case (.arrow, _), (_, .where), (_, .async), (_, .throws), (_, .rethrows): return false
    default: break
    }
    return token.startsLine && ![.arrow, .comma, .colon].contains(tokens[position - 1].kind)
  }
}
