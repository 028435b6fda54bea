/// The content of the navigation bar for a view controller.
package class UINavigationItem {
  /// The title in the navigation bar.
  package var title: String?

  init() {}
}
