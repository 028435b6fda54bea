import Figures
import Reports
import Sizes
import Terminal

/// The code size of each architecture and of its roles, as a chart and three tables.
struct SizeContent: Encodable, Equatable {
  let chart: PageChart
  let table: PageTable
  /// The table on how the code is divided into roles and functions.
  let distribution: PageTable
  let roles: PageTable

  /// Creates the content; `nil` if the size of no architecture was measured.
  init?(of page: ReportPage) {
    let entries = page.comparison.architectures
    guard entries.contains(where: { $0.size != nil }) else { return nil }
    let baseline = entries.first { $0.id == page.baseline }
    chart = PageChart(
      label: "Code lines by role",
      bars: entries.map { entry in
        let lines = entry.size?.total.codeLines
        return PageChart.Bar(
          id: entry.id, name: entry.name, isBaseline: entry.id == page.baseline,
          value: lines.map(Double.init),
          text: lines?.grouped ?? "–", unit: nil, note: "lines", interval: nil,
          parts: Self.parts(of: page.roles(of: entry)))
      }, reference: (baseline?.size?.total.codeLines).map(Double.init))
    table = PageTable(caption: "Code size", FigureGroup.amount.figures, of: page)
    distribution = PageTable(
      caption: "Distribution", FigureGroup.distribution.figures, of: page)
    roles = Self.roles(of: page)
  }

  private static func parts(of roles: [MeasuredRole]) -> [PageChart.Part] {
    var latestTints = [true: -1, false: -1]
    return roles.compactMap { role in
      latestTints[role.usesViews, default: 0] += 1
      guard role.size.size.codeLines > 0 else { return nil }
      return PageChart.Part(
        name: role.name, value: role.size.size.codeLines, text: role.size.size.codeLines.grouped,
        usesViews: role.usesViews, tint: latestTints[role.usesViews, default: 0] % 3)
    }
  }

  private static func roles(of page: ReportPage) -> PageTable {
    PageTable(
      caption: "Roles",
      columns: [
        .init(title: "role", isText: true), .init(title: "may know views", isText: true),
        .init(title: "code lines"), .init(title: "share"), .init(title: "complexity"),
        .init(title: "mutable properties"), .init(title: "names types of", isText: true),
      ],
      rows: page.comparison.architectures.flatMap { entry in
        page.roles(of: entry).map { role in
          let size = role.size.size
          return page.row(
            of: entry,
            [
              .init(role.name), .init(role.usesViews ? "yes" : "no"), .init(size.codeLines),
              Value.share(size.codeLines, of: entry.size?.total.codeLines ?? 0).map { .init($0) },
              .init(size.complexity), .init(size.mutableProperties),
              .init(role.size.uses.isEmpty ? "none" : role.size.namedRoles),
            ])
        }
      })
  }
}

private struct MeasuredRole {
  let name: String
  let usesViews: Bool
  let size: RoleSize
}

extension ReportPage {
  /// Returns the measured roles of an architecture, first the roles whose files may use views.
  ///
  /// In this order, all code that uses no views is one unbroken stretch of the architecture's bar.
  fileprivate func roles(of entry: Comparison.Entry) -> [MeasuredRole] {
    let measured = entry.size?.roles ?? [:]
    let known = architectures.first { $0.id == entry.id }?.roles ?? []
    let unknown = measured.keys.filter { name in !known.contains { $0.name == name } }.sorted()
    let roles =
      known.compactMap { role in
        measured[role.name].map {
          MeasuredRole(name: role.name, usesViews: role.usesViews, size: $0)
        }
      }
      + unknown.compactMap { name in
        measured[name].map { MeasuredRole(name: name, usesViews: false, size: $0) }
      }
    return roles.filter(\.usesViews) + roles.filter { !$0.usesViews }
  }
}
