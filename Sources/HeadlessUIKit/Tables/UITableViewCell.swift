import Foundation

/// A row of a table view, which shows what its subclass puts into it.
open class UITableViewCell: UIView {
  /// The looks that a cell can have.
  public enum CellStyle: Int, Sendable {
    /// No style of its own.
    case `default` = 0
  }

  /// The name under which the cell waits to be reused; `nil` if it never is.
  package let reuseIdentifier: String?

  /// The view in which the cell's own views lie.
  package let contentView = UIView()

  /// Whether the row is selected.
  package private(set) var isSelected = false

  /// Creates a cell; required here, and not in UIKit, since table views make registered cells.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a cell from an archive, of which this module has none.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Called before the cell is used for another row.
  open func prepareForReuse() {}

  /// Selects the row, or ends that.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }
}
