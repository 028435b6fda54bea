import PortableUIKit

extension UIStackView {
  /// Creates a stack view that lays out the given views from top to bottom.
  package convenience init(column views: [UIView]) {
    self.init(arrangedSubviews: views)
    axis = .vertical
  }
}
