/// A line of text that shows a part of a screen.
struct ScreenLine {
  /// The text of the line, without characters that control a terminal.
  let text: String
  /// The part of the screen that takes touches on this line; `nil` if there is none.
  var target: TouchTarget?
  /// True if the line shows a disabled control.
  var isDisabled = false
}
