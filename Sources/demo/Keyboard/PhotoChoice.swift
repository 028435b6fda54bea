/// A line of the photo library.
enum PhotoChoice {
  case sample(SamplePhoto)
  /// A file, by the path that the person types.
  case path
  case cancel

  /// The list that the library shows.
  static var list: ChoiceList<PhotoChoice> {
    ChoiceList(
      title: "Choose a photo",
      choices: SamplePhoto.allCases.map { ($0.title, .sample($0)) } + [
        ("A file by its path…", .path), ("Cancel", .cancel),
      ])
  }
}
