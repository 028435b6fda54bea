/// The names that take the place of a role's name for code outside of the architectures.
package nonisolated enum SharedPart {
  /// The name of the app around the screens, whose code makes the screens.
  package static let app = "App"
  /// The name of the services and the photo library that the screens ask.
  package static let services = "Services"
  /// The name of the concurrency runtime, which runs tasks.
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
  /// - Parameter path: The path from the package's folder; its second component is the module.
  /// - Returns: The name of the part; `nil` if the path has no component for the module, or if the
  ///   file belongs to this architecture and no role matches the file's name.
  package nonisolated func part(ofFile path: String) -> String? {
    let folders = path.split(separator: "/").map(String.init)
    guard folders.count > 2 else { return nil }
    return part(ofFile: folders[folders.count - 1], inModule: folders[1])
  }

  /// Returns the part that a source file of a module plays, as ``part(ofFile:)`` does for a path.
  ///
  /// - Parameters:
  ///   - fileName: The name of the file, without its folders; `nil` if the name is not known.
  ///   - module: The name of the module that contains the file.
  /// - Returns: The name of the part; `nil` if the module belongs to this architecture and no role
  ///   matches the file's name.
  package nonisolated func part(ofFile fileName: String?, inModule module: String) -> String? {
    if module == self.module { return fileName.flatMap { role(ofFile: $0)?.name } }
    guard Self.appModules.contains(module) else { return module }
    let fileName = fileName ?? ""
    if fileName == "MainLoop.swift" { return SharedPart.task }
    let isService = fileName.hasSuffix("Service.swift") || fileName.hasSuffix("Library.swift")
    return isService ? SharedPart.services : SharedPart.app
  }

  /// The names of the modules with the app around the screens and with the services.
  private nonisolated static let appModules: Set = ["Architectures", "Jobs", "Scenarios", "demo"]
}
