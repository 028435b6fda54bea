import JSON

/// Bars beside each other, each with its text.
struct PageChart: Encodable, Equatable {
  /// One bar and the words around it.
  struct Bar: Encodable, Equatable {
    var name: String
    var isBaseline: Bool
    /// The number that the bar's length shows; a bar of less than nothing has no length.
    @OrNull var value: Double?
    /// The value as text.
    var text: String
    @OrNull var unit: String?
    @OrNull var note: String?
    @OrNull var interval: Interval?
    /// The pieces of the bar from left to right; none if it is of one piece.
    var parts: [Part] = []
  }

  /// The line on a bar that shows how exact it is.
  struct Interval: Encodable, Equatable {
    var low: Double
    var high: Double
  }

  /// A piece of a bar.
  struct Part: Encodable, Equatable {
    var name: String
    var value: Int
    var text: String
    /// True if files of this role may know views, which gives the piece its colour.
    var usesViews: Bool
    /// The shade of the colour, so that neighbours differ.
    var tint: Int
  }

  /// The description for readers who do not see the bars.
  var label: String
  var bars: [Bar]
  /// The value that a line through all bars marks.
  @OrNull var reference: Double?
}
