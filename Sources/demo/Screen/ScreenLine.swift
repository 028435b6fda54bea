/// A line of a screen as a person reads it.
struct ScreenLine {
  /// What it says, without anything that could control a terminal.
  let text: String
  /// What a touch on the line reaches; `nil` when it takes none.
  var target: Target?
  /// Whether it shows a control that takes no touch now.
  var isDisabled = false
}
