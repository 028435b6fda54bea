/// The numbers of source files and of their lines, as texts for the page.
///
/// The lines include comments and empty lines.
struct SourceSizes: Encodable, Equatable {
  /// The texts for the source files: each is a number of lines, such as `85 lines`.
  ///
  /// The key is the file's path.
  private(set) var files: [String: String] = [:]
  /// The texts for the features of the architectures: each text is a number of files and a number
  /// of lines, such as `2 files, 90 lines with comments`.
  ///
  /// The outer key is the architecture's id, and the inner key is the feature's name.
  private(set) var features: [String: [String: String]] = [:]

  init(of architectures: [PageArchitecture]) {
    for architecture in architectures {
      for file in architecture.files {
        files[file.path] = counted(file.lines.count, "line", "lines")
      }
      features[architecture.id] = Dictionary(grouping: architecture.files, by: \.feature)
        .mapValues { files in
          let lines = files.reduce(0) { $0 + $1.lines.count }
          return """
            \(counted(files.count, "file", "files")), \(counted(lines, "line", "lines")) \
            with comments
            """
        }
    }
  }
}
