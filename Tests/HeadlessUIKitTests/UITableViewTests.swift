import Foundation
import HeadlessUIKit
import Testing

@Suite("UITableView")
struct UITableViewTests {
  private let window = UIWindow()
  private let table = UITableView()
  private let rows = Rows()

  init() {
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
    window.makeKeyAndVisible()
  }

  private func load(_ texts: [[String]]) {
    rows.texts = texts
    table.reloadData()
  }

  // Source: uitableview/reloaddata(), which differs: only visible rows, at the next layout
  @Test("reloadData asks for every row of every section, in order")
  func reload() {
    load([["a", "b"], [], ["c"]])
    #expect(table.numberOfSections == 3)
    #expect((0..<3).map(table.numberOfRows) == [2, 0, 1])
    #expect(texts == ["a", "b", "c"])
    #expect(table.subviews.count == 3)
    #expect((table.cellForRow(at: IndexPath(row: 0, section: 2)) as? Cell)?.text == "c")
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) == nil)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 3)) == nil)
  }

  // Source: uitableview/dequeuereusablecell(withidentifier:for:)
  @Test("Cells are prepared and reused, and new ones are made only if none are left")
  func reuse() {
    load([["a", "b"]])
    let former = table.visibleCells.map(ObjectIdentifier.init)
    load([["c", "d", "e"]])
    let cells = table.visibleCells.compactMap { $0 as? Cell }
    #expect(cells.map(ObjectIdentifier.init).prefix(2) == former[...])
    #expect(cells.map(\.reuseCount) == [1, 1, 0])
    #expect(texts == ["c", "d", "e"])
    load([[]])
    #expect(table.visibleCells.isEmpty && table.subviews.isEmpty)
  }

  // Source: uitableview/datasource, delegate
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

  // Source: handling-row-selection-in-a-table-view; none for a reload
  @Test("A touch selects a row until it is deselected, another one is touched or all are reloaded")
  func selection() {
    load([["a", "b"]])
    #expect(table.touchRow(at: IndexPath(row: 1, section: 0)))
    #expect(rows.selected == [IndexPath(row: 1, section: 0)])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(table.visibleCells.map(\.isSelected) == [false, true])
    #expect(table.touchRow(at: IndexPath(row: 0, section: 0)))
    #expect(table.visibleCells.map(\.isSelected) == [true, false])
    #expect(rows.selected.count == 2)
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    #expect(table.indexPathForSelectedRow != nil)
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells.map(\.isSelected) == [false, false])
    table.touchRow(at: IndexPath(row: 0, section: 0))
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells.map(\.isSelected) == [false, false])
  }

  // Source: UITableView.h
  @Test("The delegate may choose another row, or none")
  func willSelect() {
    load([["a", "b"]])
    rows.willSelect = { IndexPath(row: 0, section: $0.section) }
    table.touchRow(at: IndexPath(row: 1, section: 0))
    #expect(rows.selected == [IndexPath(row: 0, section: 0)])
    rows.willSelect = { _ in nil }
    table.touchRow(at: IndexPath(row: 1, section: 0))
    #expect(rows.selected.count == 1)
  }

  @Test("No touch reaches a row that does not exist or is not visible")
  func untouchable() {
    load([["a"]])
    #expect(!table.touchRow(at: IndexPath(row: 1, section: 0)))
    table.isHidden = true
    #expect(!table.touchRow(at: IndexPath(row: 0, section: 0)))
    table.isHidden = false
    table.isUserInteractionEnabled = false
    #expect(!table.touchRow(at: IndexPath(row: 0, section: 0)))
    table.isUserInteractionEnabled = true
    table.removeFromSuperview()
    #expect(!table.touchRow(at: IndexPath(row: 0, section: 0)))
    #expect(rows.selected.isEmpty)
  }

  @Test("An index path has a section and a row")
  func indexPath() {
    let indexPath = IndexPath(row: 2, section: 1)
    #expect(indexPath.section == 1 && indexPath.row == 2)
    #expect(indexPath == IndexPath(indexes: [1, 2]))
  }

  private var texts: [String?] { table.visibleCells.map { ($0 as? Cell)?.text } }
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
