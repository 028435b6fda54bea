import Architectures
import Traces

extension DemoSession {
  /// Returns the lines about the calls of the last action, of at most `width` columns.
  func callLines(width: Int) -> [TerminalFrame.Line] {
    CallTextRenderer(width: width).lines(of: calls).map { architecture.tinted($0) }
  }
}

extension Architecture {
  /// Returns a line about a call, in which each role of this architecture has a tint of its own.
  ///
  /// Other parts, such as HeadlessUIKit, have no tint.
  nonisolated func tinted(_ line: CallTextRenderer.Line) -> TerminalFrame.Line {
    TerminalFrame.Line(
      text: line.text,
      names: line.roles.map { name in
        TintedName(name: name, tint: roles.firstIndex { $0.name == name })
      })
  }
}
