/// A keyword or operator that the measurement of Swift source must know, such as `func` or `&&`.
///
/// `none` stands for every other word and operator.
package enum Word: UInt8, Sendable {
  case none

  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `func`, `import`, initializer,
    `let`
  case `operator`, `precedencegroup`, `protocol`, `struct`, `subscript`, `typealias`, `var`
  case `fileprivate`, `internal`, `private`, `public`, `static`, `inout`
  case `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`, `for`
  case `guard`, `if`, `in`, `repeat`, `return`, `switch`, `throw`, `where`, `while`
  case anyType, `as`, `false`, `is`, `nil`, `rethrows`, selfValue, selfType, `super`, `throws`
  case `true`, `try`

  case actor, async, await, borrow, consuming, borrowing, convenience, didSet, distributed, dynamic
  case final, get, indirect, infix, isolated, lazy, macro, modify, mutate, mutating, nonisolated
  case nonmutating, open, optional, override, package, postfix, prefix, read, required, sending, set
  case some, any, unowned, unsafeAddress, unsafeMutableAddress, weak, willSet
  case legacyConsuming, modifyCoroutine, readCoroutine
  /// The words of `#elseif` and `#endif`, which occur only in conditional compilation.
  case elseif, endif

  case andAnd, orOr, nilCoalescing

  /// True if Swift reserves the word.
  ///
  /// A reserved word can be a name only if it stands in backticks or after a dot.
  var isReserved: Bool { rawValue >= Word.associatedtype.rawValue && rawValue <= Word.try.rawValue }

  /// True if the word may be a modifier of a declaration, such as `private` or `static`.
  package var isModifier: Bool {
    switch self {
    case .fileprivate, .internal, .private, .public, .static, .convenience, .distributed, .dynamic,
      .final, .indirect, .infix, .isolated, .lazy, .mutating, .nonisolated, .nonmutating, .open,
      .optional, .override, .package, .postfix, .prefix, .required, .sending, .unowned, .weak,
      .consuming, .borrowing, .legacyConsuming:
      true
    default: false
    }
  }

  /// True if the word starts an accessor of a property or subscript, such as `get`.
  var isAccessor: Bool {
    switch self {
    case .get, .set, .willSet, .didSet, .readCoroutine, .modifyCoroutine, .unsafeAddress,
      .unsafeMutableAddress, .initializer, .read, .modify, .borrow, .mutate:
      true
    default: false
    }
  }
}

extension Word {
  /// Creates the word that the bytes spell; `none` if the bytes spell no word of this enumeration.
  init(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count <= Spelling.maximumLength else {
      self = bytes.elementsEqual(Self.longest.utf8) ? .unsafeMutableAddress : .none
      return
    }
    self = Self.table[Spelling(bytes)]
  }

  private static let longest = "unsafeMutableAddress"

  private static let table: Table = {
    var table = Table()
    var rawValue = Word.none.rawValue + 1
    while let word = Word(rawValue: rawValue) {
      if word != .unsafeMutableAddress { table.add(word, spelled: Spelling(word.spelling.utf8)) }
      rawValue += 1
    }
    return table
  }()

  /// A table that finds the word of a spelling.
  ///
  /// The lexer asks it for every name in the source. A dictionary took a quarter of the lexer's
  /// time, because its hash values resist chosen keys; these keys are fixed.
  private struct Table {
    /// The number of entries, a power of two that leaves most of them empty.
    private static let count = 1 << Spelling.hashBits
    private var words = [Word](repeating: .none, count: count)
    private var spellings = [Spelling](repeating: Spelling("".utf8), count: count)

    subscript(spelling: Spelling) -> Word {
      var index = spelling.hash
      while words[index] != .none, spellings[index] != spelling {
        index = (index + 1) % Self.count
      }
      return words[index]
    }

    mutating func add(_ word: Word, spelled spelling: Spelling) {
      var index = spelling.hash
      while words[index] != .none { index = (index + 1) % Self.count }
      words[index] = word
      spellings[index] = spelling
    }
  }

  /// The spelling of the word in source, which for most words is the name of the case.
  private var spelling: String {
    switch self {
    case .initializer: "init"
    case .anyType: "Any"
    case .selfValue: "self"
    case .selfType: "Self"
    case .legacyConsuming: "__consuming"
    case .readCoroutine: "_read"
    case .modifyCoroutine: "_modify"
    case .andAnd: "&&"
    case .orOr: "||"
    case .nilCoalescing: "??"
    default: "\(self)"
    }
  }

  /// A spelling of at most sixteen bytes, packed into two integers.
  private struct Spelling: Equatable {
    static let maximumLength = 16
    static let hashBits = 10
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init(_ bytes: some Sequence<UInt8>) {
      for byte in bytes {
        high = high << 8 | low >> 56
        low = low << 8 | UInt64(byte)
      }
    }

    /// A number below two to the power of ``hashBits``.
    ///
    /// Source: Knuth, The Art of Computer Programming, 6.4, multiplicative hashing.
    var hash: Int {
      Int(truncatingIfNeeded: ((low ^ high) &* 0x9E37_79B9_7F4A_7C15) >> (64 - Self.hashBits))
    }
  }
}
