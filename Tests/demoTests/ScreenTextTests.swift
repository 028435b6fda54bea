import Foundation
import HeadlessUIKit
import Testing

@testable import Terminal
@testable import demo

@Suite("The text of a view hierarchy")
struct ScreenTextTests {
  private final class Rows: UITableViewDataSource {
    let titles: [[String]]

    init(_ titles: [[String]]) {
      self.titles = titles
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      titles.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      for title in titles[indexPath.row] { cell.contentView.addSubview(label(title)) }
      return cell
    }
  }

  private static func label(_ text: String?, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private static func button(_ title: String?) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return button
  }

  private func window(_ views: UIView...) -> UIWindow {
    let controller = UIViewController()
    controller.view = UIStackView(arrangedSubviews: views)
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  private func texts(_ views: UIView..., width: Int = 40) -> [String] {
    views.flatMap { ScreenText(width: width).lines(of: window($0)) }.map(\.text)
  }

  @Test("A label's text takes the lines that the label allows, and an empty one takes none")
  func labels() {
    let text = "one two three"
    #expect(
      texts(
        Self.label(text), Self.label(text, lines: 0), Self.label("日本語日本"), Self.label(""),
        Self.label(nil), width: 8) == ["one two…", "one two", "three", "日本語…"])
    #expect(texts(Self.label(text, lines: 2), width: 4) == ["one", "two"])
  }

  @Test("Buttons are read, and only enabled ones take touches")
  func buttons() {
    let disabled = Self.button("Save")
    disabled.isEnabled = false
    let lines = ScreenText(width: 40).lines(of: window(Self.button("Load"), disabled))
    #expect(lines.map(\.text) == ["< Load >", "< Save > (disabled)"])
    #expect(lines.map { $0.target != nil } == [true, false])
    #expect(lines.map(\.isDisabled) == [false, true])
    #expect(texts(Self.button("A long title"), width: 9) == ["< A lo… >"])
  }

  @Test("Text fields are read, with the caret of the edited one and the end of a long text")
  func fields() {
    let field = UITextField()
    let window = window(field)
    let text = { ScreenText(width: 8).lines(of: window).map(\.text) }
    field.placeholder = "Name"
    #expect(text() == ["[Name__]"])
    field.touch()
    #expect(text() == ["[|_____]"])
    field.type("David")
    #expect(text() == ["[David|]"])
    field.type(" B")
    #expect(text() == ["[…id B|]"])
    field.isEnabled = false
    #expect(ScreenText(width: 20).lines(of: window).map(\.text) == ["[David B] (disabled)"])
  }

  @Test("An activity indicator is read while it runs")
  func indicators() {
    let indicator = UIActivityIndicatorView()
    indicator.hidesWhenStopped = false
    #expect(texts(indicator) == [])
    indicator.startAnimating()
    #expect(texts(indicator) == ["(working…)"])
  }

  @Test("Images are read by format and size")
  func images() {
    let jpeg = Data([0xFF, 0xD8, 0xFF]) + Data(count: 2_311)
    let images =
      [UIImage(data: jpeg), UIImage(data: SamplePhoto.png.data), nil]
      + [UIImage(systemName: "person")]
    #expect(
      images.flatMap { texts(UIImageView(image: $0)) }
        == ["[photo: JPEG, 2,314 bytes]", "[photo: PNG, 67 bytes]", "[symbol: person]"])
  }

  @Test("The rows of a table are read, with a mark on the selected one")
  func tables() {
    let rows = Rows([["Coins", "March"], ["Cards"]])
    let table = UITableView()
    table.dataSource = rows
    table.reloadData()
    let window = window(table)
    table.touchRow(at: IndexPath(row: 1, section: 0))
    let lines = ScreenText(width: 13).lines(of: window)
    #expect(lines.map(\.text) == ["- Coins  Mar…", "* Cards"])
    #expect(lines.allSatisfy { $0.target != nil })
  }

  @Test("Hidden views are not read")
  func hidden() {
    let stackView = UIStackView(arrangedSubviews: [Self.label("a"), Self.button("b")])
    #expect(texts(stackView) == ["a", "< b >"])
    stackView.isHidden = true
    #expect(texts(stackView) == [])
  }

  @Test(
    "Text cannot control the terminal, turn its direction or break a line",
    arguments: ["\u{1B}[2J", "a\r\nb", "\u{202E}abc", "a\u{2028}b"])
  func hostile(text: String) {
    let field = UITextField()
    field.text = text
    let rows = Rows([[text]])
    let table = UITableView()
    table.dataSource = rows
    table.reloadData()
    let found = texts(
      Self.label(text, lines: 0), Self.button(text), field,
      UIImageView(image: UIImage(systemName: text)),
      table)
    #expect(found.count == 5)
    for line in found {
      #expect(line == line.printable && line.contains("\u{FFFD}"))
      #expect(line.displayWidth <= 44)
    }
  }

  @Test(
    "Lines are never wider than the screen, at every width", arguments: [1, 2, 3, 7, 13, 20, 40])
  func narrow(width: Int) {
    let field = UITextField()
    field.text = "👩‍👩‍👧‍👦 日本語 دافيد"
    let disabled = Self.button("日本語 Nguyễn")
    disabled.isEnabled = false
    let lines = texts(
      field, disabled, Self.button("David Blaine"), Self.label("👍 日本語 e\u{301}", lines: 0),
      UIImageView(image: UIImage(data: SamplePhoto.png.data)), width: width)
    #expect(lines.allSatisfy { $0.displayWidth <= width }, "\(lines)")
  }
}
