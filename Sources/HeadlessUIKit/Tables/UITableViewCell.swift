import Foundation

/// A row of a table view; subclasses add the views that it shows.
open class UITableViewCell: UIView {
  /// The looks that a cell can have.
  public enum CellStyle: Int, Sendable {
    /// No style of its own.
    case `default` = 0
  }

  /// The name under which the cell can be reused; `nil` if it cannot.
  package let reuseIdentifier: String?

  /// The view that contains the cell's own views.
  package let contentView = UIView()

  /// True while the row is selected.
  package private(set) var isSelected = false

  /// Creates a cell.
  ///
  /// Unlike in UIKit it is required, because table views create registered cells with it.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a cell without identifier; the coder is not read.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Called before the cell is used for another row.
  open func prepareForReuse() {}

  /// Selects or deselects the row.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }
}
