import Foundation

/// The view of one row in a table view; subclasses add the views that show the row's content.
open class UITableViewCell: UIView {
  /// The style of a cell; of UIKit's styles, only the default one exists here.
  public enum CellStyle: Int, Sendable {
    /// The default style: the cell shows only the views that its subclass adds.
    case `default` = 0
  }

  /// The string that identifies a reusable cell; `nil` if the cell cannot be reused.
  package let reuseIdentifier: String?

  /// The view to which subclasses add the views that show the row's content.
  package let contentView = UIView()

  /// True while the cell's row is selected.
  package private(set) var isSelected = false

  /// Creates a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect())
    addSubview(contentView)
  }

  /// Creates a cell of a registered class.
  ///
  /// UIKit sends `init(style:reuseIdentifier:)` to the class. Swift can only call a required
  /// initializer of a class that is known when the program runs.
  public required convenience init(registeredFor identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Creates a cell without a reuse identifier; the coder is ignored.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Called before a table view reuses the cell for a row; does nothing by default.
  open func prepareForReuse() {}

  /// Sets the selected state of the cell; `animated` is ignored.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }
}
