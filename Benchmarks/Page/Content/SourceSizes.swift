/// The numbers of files and lines on the page, as texts; lines of comments are included.
struct SourceSizes: Encodable, Equatable {
  /// The number of lines of each file as text, by the path of the file.
  private(set) var files: [String: String] = [:]
  /// The numbers of files and lines of each feature as text.
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
