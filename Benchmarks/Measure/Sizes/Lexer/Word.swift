/// A keyword or operator that the measurement of Swift source must know, such as `func` or `&&`.
///
/// `none` stands for every other word and operator.
package enum Word: UInt8, CaseIterable, Sendable {
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
    let isShort = bytes.count <= Self.longest.utf8.count
    self = isShort ? Self.bySpelling[String(decoding: bytes, as: UTF8.self)] ?? .none : .none
  }

  private static let longest = "unsafeMutableAddress"

  private static let bySpelling = Dictionary(
    uniqueKeysWithValues: allCases.dropFirst().map { ($0.spelling, $0) })

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
}
