import Architectures
import Foundation
import Testing

@testable import Terminal
@testable import Traces
@testable import demo

@Suite("Colors in a trace")
struct CallLinesTests {
  private func lines(
    _ architecture: Architecture, from caller: String, to role: String, width: Int = 80
  ) -> [TerminalFrame.Line] {
    let call = Trace.Call(
      caller: caller, role: role, function: "View.show()", file: nil, line: nil, lines: [],
      viaProtocol: nil, isClosure: false, resumes: false, suspends: false, calls: [])
    return CallTextRenderer(width: width).lines(of: [call]).map { architecture.tinted($0) }
  }

  private func shown(
    _ caller: String, _ role: String, in style: TextStyle = .colored, width: Int = 80
  ) -> [String] {
    lines(.named("mvp"), from: caller, to: role, width: width).map { $0.text(in: style) }
  }

  @Test("Roles have colors, and the names of functions and other parts have none")
  func roles() {
    let view = "\u{1B}[38;5;27mView\u{1B}[0m"
    let presenter = "\u{1B}[38;5;164mPresenter\u{1B}[0m"
    #expect(shown("Presenter", "View") == ["    \(presenter) → \(view)  View.show()"])
    #expect(shown("View", "View") == ["    \(view)  View.show()"])
    #expect(shown("Views", "Task") == ["    Views → Task  View.show()"])
    #expect(
      shown("Presenter", "View", width: 30) == ["    \(presenter) → \(view)", "      View.show()"])
  }

  @Test("Without colors, the text is the same")
  func plain() {
    #expect(shown("Presenter", "View", in: .plain) == ["    Presenter → View  View.show()"])
  }

  @Test("Each role of an architecture has a color of its own", arguments: Architecture.all)
  func colors(architecture: Architecture) {
    let names = architecture.roles.map(\.name)
    let colors = names.map { name in
      lines(architecture, from: name, to: name)[0].text(in: .colored).prefix { $0 != "m" }
    }
    #expect(Set(colors.filter { $0.contains("38;5;") }).count == names.count)
  }

  @Test("A frame shows the colors in its details and rows, unless it has no styles")
  func frame() {
    let calls = lines(.named("mvp"), from: "Presenter", to: "View")
    let frame = FrameContent(
      title: "", subtitle: "", rows: calls, details: calls, message: nil, keys: []
    ).frame(width: 80, height: 6)
    #expect(frame.text(isStyled: true).ranges(of: "\u{1B}[38;5;27mView\u{1B}[0m").count == 2)
    #expect(!frame.text(isStyled: false).contains("38;5"))
  }

  @Test("Each tint has a contrast of 4 at least to black and to white", arguments: TextStyle.tints)
  func contrast(tint: Int) {
    // Source: xterm's palette, and the relative luminance of WCAG 2.2.
    let steps = [0, 95, 135, 175, 215, 255].map { pow((Double($0) / 255 + 0.055) / 1.055, 2.4) }
    let color = [(tint - 16) / 36, (tint - 16) / 6 % 6, (tint - 16) % 6].map { steps[$0] }
    let luminance = zip([0.2126, 0.7152, 0.0722], color).map(*).reduce(0, +)
    #expect((luminance + 0.05) / 0.05 >= 4)
    #expect(1.05 / (luminance + 0.05) >= 4)
  }
}
