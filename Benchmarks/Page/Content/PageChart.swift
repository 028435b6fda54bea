import JSON

/// A chart of bars, each with its text.
struct PageChart: Encodable, Equatable {
  /// One bar and the words around it.
  struct Bar: Encodable, Equatable {
    var name: String
    var isBaseline: Bool
    /// The number that the bar's length shows; `nil` if it was not measured.
    ///
    /// A bar with a number below zero has no length.
    @OrNull var value: Double?
    /// The value as text.
    var text: String
    @OrNull var unit: String?
    @OrNull var note: String?
    @OrNull var interval: Interval?
    /// The pieces of the bar from left to right; empty if the bar is not divided.
    var parts: [Part] = []
  }

  /// The interval that a line on the bar shows, such as the 95% interval of a median.
  struct Interval: Encodable, Equatable {
    var low: Double
    var high: Double
  }

  /// A piece of a bar.
  struct Part: Encodable, Equatable {
    var name: String
    var value: Int
    var text: String
    /// True if files of the role may know views; this gives the piece its colour.
    var usesViews: Bool
    /// The number of the shade of the colour, so that neighbours differ.
    var tint: Int
  }

  /// The description for readers who do not see the bars.
  var label: String
  var bars: [Bar]
  /// The value that is marked by a line through all bars; `nil` for no line.
  @OrNull var reference: Double?
}
