/// The lines of the sources on the page, comments included.
struct SourceSizes: Encodable, Equatable {
  /// The lines of a file by its path.
  private(set) var files: [String: String] = [:]
  /// The files and lines of a feature by the architecture's id and the feature's name.
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
