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
    table = Self.table(of: page)
    distribution = PageTable(
      caption: "Distribution", columns: Comparison.distribution.map(\.label),
      rows: page.rows { entry in Comparison.distribution.map { $0.text(of: entry) } })
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

  private static func table(of page: ReportPage) -> PageTable {
    var features: [String] = []
    for feature in page.architectures.flatMap(\.files).map(\.feature)
    where !feature.isEmpty && !features.contains(feature) {
      features.append(feature)
    }
    let codeLines = CodeSizeFigures.codeLines
    let others = CodeSizeFigures.besidesCodeLines
    return PageTable(
      caption: "Code size", columns: [codeLines.label] + features + others.map(\.label),
      rows: page.rows { entry in
        let columns = 1 + features.count + others.count
        guard let size = entry.size else { return Array(repeating: nil, count: columns) }
        let ofFeatures = features.map { codeLines.text(of: size.features[$0] ?? CodeSize()) }
        return [codeLines.text(of: size.total)] + ofFeatures
          + others.map { $0.text(of: size.total) }
      })
  }

  private static func roles(of page: ReportPage) -> PageTable {
    PageTable(
      caption: "Roles",
      columns: [
        "role", "may know views", "code lines", "share", "complexity", "mutable properties",
        "names types of",
      ],
      rows: page.comparison.architectures.flatMap { entry in
        page.roles(of: entry).map { role in
          let lines = role.size.size.codeLines
          return PageTable.Row(
            id: entry.id, name: entry.name, isBaseline: entry.id == page.baseline,
            cells: [
              role.name, role.usesViews ? "yes" : "no", lines.grouped,
              FigureValue.share(lines, of: entry.size?.total.codeLines ?? 0)?.text,
              role.size.size.complexity.grouped, role.size.size.mutableProperties.grouped,
              role.size.uses.isEmpty ? "none" : role.size.namedRoles,
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
