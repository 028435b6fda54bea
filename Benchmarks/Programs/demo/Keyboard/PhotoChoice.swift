/// An item in the list that the photo library shows: a sample photo, a file or no photo.
enum PhotoChoice {
  case sample(SamplePhoto)
  /// A photo file; after choosing this item, the person types the path of the file.
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
