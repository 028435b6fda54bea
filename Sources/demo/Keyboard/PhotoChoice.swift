/// An item in the list of the photo library.
enum PhotoChoice {
  case sample(SamplePhoto)
  /// A file, whose path the person types next.
  case path
  case cancel

  /// The list that the photo library shows.
  static var list: ChoiceList<PhotoChoice> {
    ChoiceList(
      title: "Choose a photo",
      choices: SamplePhoto.allCases.map { ($0.title, .sample($0)) } + [
        ("A file by its path…", .path), ("Cancel", .cancel),
      ])
  }
}
