import Reports

/// A table of texts, in which each row belongs to an architecture or a control.
struct PageTable: Encodable, Equatable {
  struct Row: Encodable, Equatable {
    /// The id of the row's architecture; `nil` for a control, which every choice of architectures
    /// shows.
    @OrNull var id: String?
    var name: String
    var isBaseline = false
    /// The texts of the cells; a text is `nil` if its figure was not measured.
    var cells: [String?]
  }

  /// The description of the table for people who cannot see it.
  var caption: String
  var columns: [String]
  var rows: [Row]
}
