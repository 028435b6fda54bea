import Foundation
import HeadlessUIKit
import Testing

@Suite("UITableView")
struct UITableViewTests {
  private let table = UITableView()
  private let rows = Rows()

  init() {
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
  }

  @Test("reloadData asks for every row of every section, in order")
  func reload() {
    rows.texts = [["a", "b"], [], ["c"]]
    table.reloadData()
    #expect(table.numberOfSections == 3)
    #expect((0..<3).map(table.numberOfRows) == [2, 0, 1])
    #expect(texts == ["a", "b", "c"])
    #expect(table.subviews.count == 3)
    #expect((table.cellForRow(at: IndexPath(row: 0, section: 2)) as? Cell)?.text == "c")
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) == nil)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 3)) == nil)
  }

  @Test("Cells are prepared and reused, and new ones are made only if none are left")
  func reuse() {
    rows.texts = [["a", "b"]]
    table.reloadData()
    let former = table.visibleCells.map(ObjectIdentifier.init)
    rows.texts = [["c", "d", "e"]]
    table.reloadData()
    let cells = table.visibleCells.compactMap { $0 as? Cell }
    #expect(cells.map(ObjectIdentifier.init).prefix(2) == former[...])
    #expect(cells.map(\.reuseCount) == [1, 1, 0])
    #expect(texts == ["c", "d", "e"])
    rows.texts = [[]]
    table.reloadData()
    #expect(table.visibleCells.isEmpty && table.subviews.isEmpty)
  }

  @Test("A table has weak references to data source and delegate, and is empty without them")
  func weakHelpers() {
    do {
      let others = Rows()
      others.texts = [["a"]]
      table.dataSource = others
      table.delegate = others
      table.reloadData()
    }
    #expect(table.dataSource == nil && table.delegate == nil)
    table.reloadData()
    #expect(table.visibleCells.isEmpty && table.numberOfSections == 0)
  }

  @Test("A touch selects a row until it is deselected or another row is selected")
  func selection() {
    rows.texts = [["a", "b"]]
    table.reloadData()
    let window = window(with: table)
    #expect(table.touchRow(at: IndexPath(row: 1, section: 0)))
    #expect(rows.selected == [IndexPath(row: 1, section: 0)])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(table.visibleCells.map(\.isSelected) == [false, true])
    #expect(table.touchRow(at: IndexPath(row: 0, section: 0)))
    #expect(table.visibleCells.map(\.isSelected) == [true, false])
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    #expect(table.indexPathForSelectedRow != nil)
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells.map(\.isSelected) == [false, false])
    #expect(rows.selected.count == 2)
    withExtendedLifetime(window) {}
  }

  @Test("Reloading ends the selection")
  func reloadEndsSelection() {
    rows.texts = [["a"]]
    table.reloadData()
    let window = window(with: table)
    table.touchRow(at: IndexPath(row: 0, section: 0))
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells.map(\.isSelected) == [false])
    withExtendedLifetime(window) {}
  }

  @Test("The delegate may choose another row, or none")
  func willSelect() {
    rows.texts = [["a", "b"]]
    table.reloadData()
    let window = window(with: table)
    rows.willSelect = { IndexPath(row: 0, section: $0.section) }
    table.touchRow(at: IndexPath(row: 1, section: 0))
    #expect(rows.selected == [IndexPath(row: 0, section: 0)])
    rows.willSelect = { _ in nil }
    table.touchRow(at: IndexPath(row: 1, section: 0))
    #expect(rows.selected.count == 1)
    withExtendedLifetime(window) {}
  }

  @Test("No touch reaches a row that does not exist or is not visible")
  func untouchable() {
    rows.texts = [["a"]]
    table.reloadData()
    #expect(!table.touchRow(at: IndexPath(row: 0, section: 0)))
    let window = window(with: table)
    #expect(!table.touchRow(at: IndexPath(row: 1, section: 0)))
    table.isHidden = true
    #expect(!table.touchRow(at: IndexPath(row: 0, section: 0)))
    table.isHidden = false
    table.isUserInteractionEnabled = false
    #expect(!table.touchRow(at: IndexPath(row: 0, section: 0)))
    #expect(rows.selected.isEmpty)
    withExtendedLifetime(window) {}
  }

  @Test("An index path has a section and a row")
  func indexPath() {
    let indexPath = IndexPath(row: 2, section: 1)
    #expect(indexPath.section == 1 && indexPath.row == 2)
    #expect(indexPath == IndexPath(indexes: [1, 2]))
  }

  private var texts: [String?] { table.visibleCells.map { ($0 as? Cell)?.text } }

  private func window(with table: UITableView) -> UIWindow {
    let window = UIWindow()
    window.addSubview(table)
    window.makeKeyAndVisible()
    return window
  }
}

private final class Cell: UITableViewCell {
  var text: String?
  private(set) var reuseCount = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
  }
}

private final class Rows: UITableViewDataSource, UITableViewDelegate {
  var texts: [[String]] = []
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  private(set) var selected: [IndexPath] = []

  func numberOfSections(in tableView: UITableView) -> Int { texts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.text = texts[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { willSelect(indexPath) }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}
