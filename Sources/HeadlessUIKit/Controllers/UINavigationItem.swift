/// What a navigation bar shows for a view controller.
package class UINavigationItem {
  /// The title in the navigation bar.
  package var title: String?

  init() {}
}
