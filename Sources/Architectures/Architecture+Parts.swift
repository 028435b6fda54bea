/// The names of the parts that code outside of an architecture plays.
package nonisolated enum SharedPart {
  /// The app around the screens, which makes them.
  package static let app = "App"
  /// The services and the photo library that the screens ask.
  package static let services = "Services"
  /// The concurrency runtime, which runs tasks.
  package static let task = "Task"
}

extension Architecture {
  /// Returns the part that a source file plays: the name of one of the architecture's roles, a
  /// ``SharedPart``, or the name of another module.
  ///
  /// ```swift
  /// let part = Architecture.all[0].part(ofFile: "Sources/Jobs/MainLoop.swift")  // "Task"
  /// ```
  ///
  /// - Parameter path: The path from the package's folder, with the module as its second part.
  /// - Returns: The part; `nil` if the path names no module, or if the file is the architecture's
  ///   own and none of its roles matches the name.
  package nonisolated func part(ofFile path: String) -> String? {
    let folders = path.split(separator: "/").map(String.init)
    guard folders.count > 2 else { return nil }
    return part(ofFile: folders[folders.count - 1], inModule: folders[1])
  }

  /// Returns the part that a file of a module plays, or the module itself if the file is not known.
  ///
  /// - Returns: The part; `nil` if the module is the architecture's own and none of its roles
  ///   matches the name.
  package nonisolated func part(ofFile fileName: String?, inModule module: String) -> String? {
    if module == self.module { return fileName.flatMap { role(ofFile: $0)?.name } }
    guard Self.appModules.contains(module) else { return module }
    let fileName = fileName ?? ""
    if fileName == "MainLoop.swift" { return SharedPart.task }
    let isService = fileName.hasSuffix("Service.swift") || fileName.hasSuffix("Library.swift")
    return isService ? SharedPart.services : SharedPart.app
  }

  /// The modules of the app around the screens, with the services that the screens ask.
  private nonisolated static let appModules: Set = ["Architectures", "Jobs", "Scenarios", "demo"]
}
