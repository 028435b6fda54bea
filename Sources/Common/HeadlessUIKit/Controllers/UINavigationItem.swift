/// The content of the navigation bar while a view controller is on top of a navigation stack.
package class UINavigationItem {
  /// The title in the navigation bar.
  package var title: String?

  init() {}
}
