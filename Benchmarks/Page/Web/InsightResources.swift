/// The scripts and styles of the page's parts that lead to conclusions: findings, claims, the plot of
/// cost against proof, and the weighing.
package enum InsightResources {
  /// The scripts, which use those of the page's elements, state and tables.
  package static let scripts: [[UInt8]] = [
    PackageResources.findings_js, PackageResources.claims_js, PackageResources.scatter_js,
    PackageResources.weighing_js,
  ]
  /// The styles, which use the colours of the page.
  package static let styles: [UInt8] = PackageResources.insights_css
}
