import Architectures
import Costs
import Reports
import Sizes
import Terminal
import Testability

// Figures that only claims use.

// MARK: - Code that an app may take from a library

extension EntryFigure {
  static var linesWithoutBindings: Self {
    codeLines(
      "without-bindings", "code lines without bindings",
      "The code lines without those of the architecture's own bindings, as with a library's."
    ) { $0.total.codeLines - $0.bindingLines }
  }

  static var linesWithoutStore: Self {
    codeLines(
      "without-store", "code lines without a store",
      "The code lines without those of the store that runs reducers, as with a library's store."
    ) { size in
      let store = size.roles["Reducer"] == nil ? nil : size.roles["Store"]
      return size.total.codeLines - (store?.size.codeLines ?? 0)
    }
  }

  static var smallestScreenWithBindings: Self {
    codeLines(
      "greeting-with-bindings", "code lines, Greeting with bindings",
      "The code lines of Greeting and of the bindings that both screens share."
    ) { size in (size.features["Greeting"]?.codeLines).map { $0 + size.bindingLines } }
  }

  static var bindingsShare: Self {
    module(
      Figure<ModuleSize>(
        "bindings-share", "the bindings' share of the code", unit: "%", better: nil,
        sameness: .difference(1), "The code lines of the bindings, as a share of all code lines."
      ) { .share($0.bindingLines, of: $0.total.codeLines) })
  }

  private static func codeLines(
    _ id: String, _ label: String, _ meaning: String,
    _ count: @escaping @Sendable (ModuleSize) -> Int?
  ) -> Self {
    module(
      Figure<ModuleSize>(
        "code-lines.\(id)", label, unit: "lines", better: .less, sameness: .ofSizes, meaning
      ) { count($0).map { .count($0) } })
  }
}

extension ModuleSize {
  fileprivate var bindingLines: Int {
    ["Binding", "Bindings", "Field binding"].reduce(0) {
      $0 + (roles[$1]?.size.codeLines ?? 0)
    }
  }
}

// MARK: - Roles, decisions and contracts

extension EntryFigure {
  static var requestsInViewControllers: Self {
    Self(
      "requests-in-view-controllers", "requests that change a view controller", unit: "requests",
      better: .less, sameness: .exact,
      "The requests in Benchmarks/Changes whose change edits a file of a view controller."
    ) { entry in
      (entry.changes?.requests).map { requests in
        .count(requests.count { $0.figures.viewControllers > 0 })
      }
    }
  }

  static var controllerLines: Self { role("View controller", .codeLines) }

  /// Returns a figure of the files with one role.
  static func role(_ role: String, _ figure: Figure<CodeSize>) -> Self {
    figure.derived(
      "\(role.lowercased().replacing(" ", with: "-")).\(figure.id)",
      "\(figure.label), \(role.lowercased())", "In the files of the role \(role): \(figure.meaning)"
    ) { ($0.size?.roles[role]?.size).flatMap(figure.value) }
  }

  static var branchesOutsideViews: Self {
    Self(
      "branches-outside-views", "branches in files that may not use views", unit: "%", better: nil,
      sameness: .difference(1),
      "The branches in files of roles that may not use views, as a share of all branches."
    ) { entry in
      guard let roles = entry.size?.roles else { return nil }
      let known = Architecture.all.first { $0.id == entry.id }?.roles ?? []
      let outside = known.filter { !$0.usesViews }.compactMap { roles[$0.name]?.size.branches }
      return .share(outside.reduce(0, +), of: roles.values.reduce(0) { $0 + $1.size.branches })
    }
  }

  static var protocolsPerType: Self {
    size(
      .quotient(
        "protocols-per-type", "protocols per type", "The number of protocols for each type.",
        \.protocols, by: \.types))
  }
}

extension Figure<CodeSize> {
  static var branchesPerFunction: Self {
    quotient(
      "branches-per-function", "branches per function", "The number of branches in each function.",
      \.branches, by: \.functions)
  }

  fileprivate static func quotient(
    _ id: String, _ label: String, _ meaning: String,
    _ count: @escaping @Sendable (CodeSize) -> Int, by whole: @escaping @Sendable (CodeSize) -> Int
  ) -> Self {
    Self(id, label, unit: "", better: nil, sameness: .ofSizes, meaning) { size in
      guard whole(size) > 0 else { return nil }
      let quotient = Double(count(size)) / Double(whole(size))
      return Value(
        quotient, text: "\(count(size)) ÷ \(whole(size)) = \(quotient.fixed(2))")
    }
  }
}

extension CodeSize {
  /// The number of branches, such as `if` and `case`, without the functions themselves.
  fileprivate var branches: Int { complexity - functions }
}
