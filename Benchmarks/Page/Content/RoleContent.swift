import Figures
import Reports
import Sizes
import Testability

/// A role of an architecture, with the size of its code and the mistakes in it.
struct RoleContent: Encodable, Equatable {
  /// The id of the architecture.
  let architecture: String
  let name: String
  /// True if the files of the role may use views.
  let usesViews: Bool
  /// The code lines; `nil`, like the other figures, if they were not measured.
  @OrNull private(set) var codeLines: Int?
  /// The share of the code lines in those of the architecture.
  @OrNull private(set) var share: Value?
  @OrNull private(set) var complexity: Int?
  @OrNull private(set) var mutableProperties: Int?
  /// The other roles whose types are named in the code of this one.
  @OrNull private(set) var namedRoles: String?
  @OrNull private(set) var mistakes: Int?
  @OrNull private(set) var mistakesThatNeedView: Int?

  /// Returns the measured roles of all architectures, of each first those that may use views.
  ///
  /// In this order, all code that uses no views is one unbroken stretch of the architecture's bar.
  static func all(of page: ReportPage) -> [Self] {
    page.comparison.architectures.flatMap { entry -> [Self] in
      let sizes = entry.size?.roles ?? [:]
      let faults = Dictionary(
        (entry.mutation?.roles ?? []).map { ($0.role, $0.figures) },
        uniquingKeysWith: { first, _ in first })
      let known = page.architectures.first { $0.id == entry.id }?.roles ?? []
      let others = Set(sizes.keys).union(faults.keys).subtracting(known.map(\.name)).sorted()
      let roles = known + others.map { PageArchitecture.Role(name: $0, usesViews: false) }
      return (roles.filter(\.usesViews) + roles.filter { !$0.usesViews }).compactMap { role in
        let (size, faults) = (sizes[role.name], faults[role.name])
        guard size != nil || faults != nil else { return nil }
        return Self(
          architecture: entry.id, name: role.name, usesViews: role.usesViews,
          codeLines: size?.size.codeLines,
          share: size.flatMap {
            Value.share($0.size.codeLines, of: entry.size?.total.codeLines ?? 0)
          },
          complexity: size?.size.complexity, mutableProperties: size?.size.mutableProperties,
          namedRoles: size.map { $0.uses.isEmpty ? "none" : $0.namedRoles },
          mistakes: faults?.faults, mistakesThatNeedView: faults?.faultsThatNeedView)
      }
    }
  }
}
