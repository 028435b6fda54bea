import Foundation
import HeadlessUIKit
import Testing

@testable import LighterMVC

extension WithViews {
  @Suite struct ArrayDataSourceTests {
    final class NumberCell: UITableViewCell {
      var number: Int?
    }

    let tableView = UITableView(frame: .zero)
    let dataSource = ArrayDataSource<Int, NumberCell>(
      cellIdentifier: "number", configureCell: { $0.number = $1 })

    init() {
      tableView.register(NumberCell.self, forCellReuseIdentifier: "number")
      tableView.dataSource = dataSource
    }

    var numbers: [Int?] {
      tableView.visibleCells.map { ($0 as? NumberCell)?.number }
    }

    @Test("Each item has a row, in a cell that is configured with it")
    func showsItems() {
      tableView.reloadData()
      #expect(numbers == [])
      dataSource.items = [3, 1, 2]
      tableView.reloadData()
      #expect(numbers == [3, 1, 2])
      dataSource.items = [4]
      tableView.reloadData()
      #expect(numbers == [4])
    }

    @Test("The item of a row is found by its place")
    func findsItem() {
      dataSource.items = [3, 1, 2]
      #expect(dataSource.item(at: IndexPath(row: 1, section: 0)) == 1)
    }
  }
}
