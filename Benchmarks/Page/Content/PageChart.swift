import Reports

/// A bar chart with a text for each bar.
struct PageChart: Encodable, Equatable {
  /// One bar of the chart, with its name and its other texts.
  struct Bar: Encodable, Equatable {
    /// The id of the bar's architecture.
    var id: String
    var name: String
    var isBaseline: Bool
    /// The number that the bar's length shows; `nil` if it was not measured.
    ///
    /// No bar is drawn for a number below zero.
    @OrNull var value: Double?
    /// The value as text; a dash if the value was not measured.
    var text: String
    @OrNull var unit: String?
    /// The text after the value, such as the difference to the baseline; `nil` for no text.
    @OrNull var note: String?
    /// True if the value differs from the baseline's by no more than the noise.
    var isSame = false
    @OrNull var interval: Interval?
    /// The pieces of the bar from left to right; empty if the bar is not divided.
    var parts: [Part] = []
  }

  /// An interval of values, such as 95 to 105 nanoseconds, that a line on the bar shows.
  struct Interval: Encodable, Equatable {
    var low: Double
    var high: Double
  }

  /// A piece of a bar, which shows the code lines of one role.
  struct Part: Encodable, Equatable {
    var name: String
    var value: Int
    var text: String
    /// True if the files of the piece's role may use views.
    ///
    /// The piece has one of two colors, and this property decides which one.
    var usesViews: Bool
    /// The number of the shade of the piece's color (0, 1 or 2).
    ///
    /// The shades are chosen so that neighboring pieces of a bar differ.
    var tint: Int
  }

  /// The description of the chart for people who cannot see it.
  var label: String
  var bars: [Bar]
  /// The baseline's value, which a line through all bars marks; `nil` for no line.
  @OrNull var reference: Double?
  /// True if the values leave out what the floor takes, so that a value below zero is a saving.
  var isNet = false
}
