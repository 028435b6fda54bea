import Architectures
import Costs
import Sizes
import Testability

/// A count that rules compare between architectures, such as the number of code lines.
struct Quantity: Sendable {
  /// The noun after the count, in the plural, such as `code lines`.
  let unit: String
  /// Returns the count of an architecture.
  let value: @Sendable (Comparison, Architecture) throws(MissingFigure) -> Int
}

extension Quantity {
  /// The code lines of all screens.
  static let codeLines = Quantity(unit: "code lines") { comparison, pattern throws(MissingFigure) in
    try comparison.size(of: pattern).total.codeLines
  }

  /// The code lines of the smaller screen.
  static let greetingLines = Quantity(unit: "code lines of the greeting screen") {
    comparison, pattern throws(MissingFigure) in
    try comparison.feature("Greeting", of: pattern).codeLines
  }

  /// The code lines of the larger screen.
  static let profileLines = Quantity(unit: "code lines of the profile screen") {
    comparison, pattern throws(MissingFigure) in
    try comparison.feature("Profile", of: pattern).codeLines
  }

  /// The code lines without those of the pattern's own bindings.
  ///
  /// An app that takes its bindings from a library does not write these lines.
  static let linesWithoutBindings = Quantity(unit: "code lines without bindings") {
    comparison, pattern throws(MissingFigure) in
    let size = try comparison.size(of: pattern)
    return size.total.codeLines - size.bindingLines
  }

  /// The code lines without those of a store that apps often take from a library.
  static let linesWithoutStore = Quantity(unit: "code lines without a store") {
    comparison, pattern throws(MissingFigure) in
    let all = try comparison.size(of: pattern).total.codeLines
    guard pattern.hasStoreOfItsOwn else { return all }
    return all - (try comparison.role("Store", of: pattern).size.codeLines)
  }

  /// The source files of all screens.
  static let files = Quantity(unit: "files") { comparison, pattern throws(MissingFigure) in
    try comparison.size(of: pattern).total.files
  }

  /// The bytes that a profile screen keeps once it has appeared.
  static let liveBytes = Quantity(unit: "bytes kept by a profile screen") {
    comparison, pattern throws(MissingFigure) in
    try comparison.count(.liveBytes, of: pattern, in: "profile-open")
  }

  /// The median length of functions.
  static let medianFunction = Quantity(unit: "lines in the median function") {
    comparison, pattern throws(MissingFigure) in
    try comparison.size(of: pattern).total.medianFunctionLines
  }

  /// The length that 95 of 100 functions do not exceed.
  static let longFunction = Quantity(unit: "lines in the 95th percentile of functions") {
    comparison, pattern throws(MissingFigure) in
    try comparison.size(of: pattern).total.p95FunctionLines
  }

  /// The mentions of classes, actors and protocols of other roles.
  static let behaviourReferences = Quantity(unit: "references to behaviour") {
    comparison, pattern throws(MissingFigure) in
    try comparison.size(of: pattern).behaviourReferences { _ in true }
  }

  /// The mentions of classes and actors of other roles, without those of roles that only declare
  /// protocols.
  static let classReferences = Quantity(unit: "references without those to contracts") {
    comparison, pattern throws(MissingFigure) in
    try comparison.size(of: pattern).behaviourReferences { !$0.isContract }
  }
}

extension Architecture {
  /// True if the architecture's role Store is what libraries for this pattern contain: a store that
  /// runs reducers.
  fileprivate var hasStoreOfItsOwn: Bool { roles.contains { $0.name == "Reducer" } }
}

extension ModuleSize {
  /// The code lines of the roles that hold the pattern's own bindings.
  var bindingLines: Int {
    ["Binding", "Bindings", "Field binding"].reduce(0) {
      $0 + (roles[$1]?.size.codeLines ?? 0)
    }
  }

  /// Returns the number of mentions of behaviour in those roles for which a function returns true.
  fileprivate func behaviourReferences(to isCounted: (RoleSize) -> Bool) -> Int {
    roles.values.flatMap(\.uses).reduce(0) { sum, use in
      roles[use.key].map(isCounted) ?? true ? sum + use.value.behaviour : sum
    }
  }
}

extension RoleSize {
  /// True if the role declares protocols and has no code that runs.
  fileprivate var isContract: Bool { size.protocols > 0 && size.functions == 0 }
}
