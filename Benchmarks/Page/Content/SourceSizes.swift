/// The numbers of source files and of their lines, as texts for the page.
///
/// The lines include comments and empty lines.
struct SourceSizes: Encodable, Equatable {
  /// A text with the number of lines in each file, such as `85 lines`; the key is the file's path.
  private(set) var files: [String: String] = [:]
  /// A text with the numbers of files and lines in each feature, such as `2 files, 90 lines with
  /// comments`.
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
