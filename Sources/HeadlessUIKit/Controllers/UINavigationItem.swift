/// What a navigation bar shows for a view controller.
package class UINavigationItem {
  /// The title in the navigation bar.
  package var title: String?

  /// Creates an item with a title.
  package init(title: String) {
    self.title = title
  }

  /// Creates an item without a title.
  init() {}
}
