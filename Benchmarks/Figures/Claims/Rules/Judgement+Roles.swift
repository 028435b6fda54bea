import Architectures
import Reports
import Sizes
import Terminal

extension Architecture {
  /// Returns true if the files of a role may use views.
  fileprivate func usesViews(role: String) -> Bool {
    roles.contains { $0.name == role && $0.usesViews }
  }
}

extension CodeSize {
  /// The number of branches, such as `if` and `case`, without the functions themselves.
  fileprivate var branches: Int { complexity - functions }
}

// MARK: - Decisions

extension Judgement {
  /// Creates the judgement that most branches of an architecture stand in files that may use views,
  /// or that most of them do not.
  static func mostDecisions(_ part: String, of pattern: Architecture, inViews: Bool) -> Self {
    let place = inViews ? "files that may use views" : "files that may not use views"
    let rule = "Confirmed if more than half of the branches of \(pattern.name) are in \(place)."
    return Self(part, reason: rule) { comparison throws(MissingFigure) in
      let roles = try comparison.size(of: pattern).roles
      let own = roles.filter { pattern.usesViews(role: $0.key) == inViews }
      let (count, all) = (own.branches, roles.branches)
      guard let share = FigureValue.share(count, of: all) else {
        throw MissingFigure(reason: "\(pattern.name) has no branches.")
      }
      return Ruling(
        share.number > Threshold.most ? .confirmed : .contradicted,
        figure: "\(count) of \(all) branches (\(share.text)) of \(pattern.name) are in \(place)")
    }
  }

  /// Creates the judgement that a role hardly decides anything.
  static func dumb(_ part: String, role: String, of pattern: Architecture) -> Self {
    let rule = "Confirmed if the \(role.lowercased()) has at most one branch in four functions."
    return Self(part, reason: rule) { comparison throws(MissingFigure) in
      let size = try comparison.role(role, of: pattern).size
      let isDumb = Double(size.branches) <= Threshold.little * Double(size.functions)
      return Ruling(
        isDumb ? .confirmed : .contradicted,
        figure: "\(size.branches) branches in \(size.functions) functions of \(pattern.name)'s view"
      )
    }
  }

  /// The judgement that a type without state makes a logic controller.
  static func nearlyStateless(_ part: String) -> Self {
    let rule =
      "Confirmed if the logic controllers have at most one stored property declared with var."
    return Self(part, reason: rule) { comparison throws(MissingFigure) in
      let logic = try comparison.role("Logic controller", of: .logicController).size
      let view = try comparison.role("View controller", of: .logicController).size
      let state = try comparison.role("State", of: .logicController).size
      return Ruling(
        logic.mutableProperties <= Threshold.nearlyStateless ? .confirmed : .contradicted,
        figure: """
          \(logic.mutableProperties) mutable stored properties; the view controllers beside them \
          have \(view.mutableProperties), the states that they show \(state.mutableProperties)
          """)
    }
  }

  /// Creates the judgement that view controllers have become smaller than those of MVC.
  static func smallerController(_ part: String, in pattern: Architecture) -> Self {
    .fewer(
      part,
      Quantity(unit: "code lines of view controllers") {
        comparison, pattern throws(MissingFigure) in
        try comparison.role("View controller", of: pattern).size.codeLines
      }, in: pattern, than: [.mvc])
  }
}

extension [String: RoleSize] {
  fileprivate var branches: Int { values.reduce(0) { $0 + $1.size.branches } }
}

// MARK: - Parts and contracts

extension Judgement {
  /// The judgement that patterns with separate layers need a place that puts a screen together.
  static var assemblyIsNeeded: Self {
    let layered: [Architecture] = [
      .mvp, .supervisingMVP, .mvvm, .observationMVVM, .coordinatorMVVM, .viper, .cleanSwift,
    ]
    let rule = """
      Confirmed if \(layered.listed) have functions that put a screen together, and MVC has none. \
      That an app has to write them is measured; that they are a problem is not.
      """
    return Self(reason: rule) { comparison throws(MissingFigure) in
      let mvc = try comparison.size(of: .mvc).assemblyLines
      var lines: [PatternCount] = []
      for pattern in layered {
        lines.append(
          PatternCount(
            pattern: pattern, count: try comparison.size(of: pattern).assemblyLines))
      }
      let isNeeded = mvc == 0 && lines.allSatisfy { $0.count > 0 }
      return Ruling(
        isNeeded ? .confirmed : .contradicted,
        figure: "MVC \(mvc), \(lines.map(\.text).joined(separator: ", ")) lines of assembly")
    }
  }

  /// The judgement that MVVM with Swift's Observation needs bindings of its own.
  static func observationNeedsBindings(_ part: String) -> Self {
    let rule = """
      Contradicted if Observation MVVM has no role with bindings. Swift's Observation comes with the \
      toolchain; how complex it is inside is not measured.
      """
    return Self(part, reason: rule) { comparison throws(MissingFigure) in
      let size = try comparison.size(of: .observationMVVM)
      let lines = size.bindingLines
      return Ruling(
        lines == 0 ? .contradicted : .confirmed,
        figure: """
          \(lines == 0 ? "no" : lines.grouped) lines of bindings in \
          \(size.total.codeLines.grouped) code lines of \(Architecture.observationMVVM.name)
          """)
    }
  }

  /// The judgement that MVVM's bindings are a framework of their own.
  static func bindingsAreLarge(_ part: String) -> Self {
    let rule = """
      Contradicted if bindings without a library take at most a quarter of MVVM's code lines. All \
      scenarios hold with them; what a library adds to that is not compared.
      """
    return Self(part, reason: rule) { comparison throws(MissingFigure) in
      let size = try comparison.size(of: .mvvm)
      let lines = size.bindingLines
      guard lines > 0 else { throw MissingFigure(reason: "MVVM has no role with bindings.") }
      guard let share = FigureValue.share(lines, of: size.total.codeLines) else {
        throw MissingFigure(reason: "MVVM has no code.")
      }
      return Ruling(
        share.number <= Threshold.little ? .contradicted : .confirmed,
        figure: "bindings of its own take \(lines) of MVVM's code lines (\(share.text))")
    }
  }

  /// The judgement that the view of a supervising controller is tied to the model.
  static func viewNamesModel(_ part: String) -> Self {
    let rule = """
      Confirmed if the code of the view names types of the model; there is no such role in MVP, \
      whose view is told each change.
      """
    return Self(part, reason: rule) { comparison throws(MissingFigure) in
      let uses = try comparison.role("View", of: .supervisingMVP).uses["Model"]
      let count = (uses?.values ?? 0) + (uses?.behaviour ?? 0)
      return Ruling(
        count > 0 ? .confirmed : .contradicted,
        figure: "the view names types of the model \(count) \(count == 1 ? "time" : "times")")
    }
  }

  /// The judgement that VIPER takes many interfaces.
  static var interfacesAbound: Self {
    let rule = """
      Confirmed if VIPER declares at least as many protocols as types; contradicted if at most \
      half as many.
      """
    return Self(reason: rule) { comparison throws(MissingFigure) in
      let size = try comparison.size(of: .viper)
      let (protocols, types) = (size.total.protocols, size.total.types)
      let contract = try comparison.role("Contract", of: .viper).size.codeLines
      guard types > 0 else { throw MissingFigure(reason: "VIPER has no types.") }
      let verdict: ClaimVerdict =
        protocols >= types ? .confirmed : 2 * protocols <= types ? .contradicted : .notAtThisSize
      return Ruling(
        verdict,
        figure: """
          \(protocols) protocols beside \(types) types; \(contract) of \
          \(size.total.codeLines.grouped) code lines are contracts
          """)
    }
  }

  /// Creates the judgement that roles of some architectures are less coupled than those of others.
  ///
  /// An architecture with a single role has no references between roles and cannot be compared.
  static func lessCoupled(
    _ part: String, in patterns: Architecture..., than others: [Architecture]
  ) -> Self {
    let rule = """
      Confirmed if \(patterns.eachListed) has fewer references between roles, counted with and \
      without those to roles that only declare protocols; if the two counts disagree, the claim is \
      not decided. Architectures with one role are left out, because their coupling lies inside of it.
      """
    return Self(part, reason: rule) { comparison throws(MissingFigure) in
      var compared: [Architecture] = []
      for other in others where try comparison.size(of: other).roles.count > 1 {
        compared.append(other)
      }
      guard !compared.isEmpty else {
        return Ruling(
          .cannotBeMeasured,
          reason: """
            \(others.listed) has one role, so there are no references between roles to count: its \
            coupling lies inside of the view controller.
            """)
      }
      let verdicts = try [Quantity.behaviourReferences, .classReferences].map {
        quantity throws(MissingFigure) in
        let reference = try quantity.counts(of: compared, in: comparison)
        return try quantity.counts(of: patterns, in: comparison).flatMap { own in
          reference.map { Difference(own.count, than: $0.count).verdict(claimed: .less) }
        }.combined
      }
      let texts = try [Quantity.behaviourReferences, .classReferences].map {
        quantity throws(MissingFigure) in
        try quantity.text(of: quantity.counts(of: patterns + compared, in: comparison), besides: [])
      }
      return Ruling(
        verdicts[0] == verdicts[1] ? verdicts[0] : .notAtThisSize,
        figure: texts.joined(separator: "; "))
    }
  }
}
