/// A line of text that shows a part of an app's screen, such as a button.
struct ScreenLine {
  /// The text of the line, without characters that control a terminal.
  let text: String
  /// The control or row on this line that can be touched; `nil` if there is none.
  var target: TouchTarget?
  /// True if the line shows a disabled control.
  var isDisabled = false
}
