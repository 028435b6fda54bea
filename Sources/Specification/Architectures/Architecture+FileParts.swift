/// The names of parts of the app, such as `Services`, that every architecture shares.
///
/// These parts are not roles of an architecture. In call diagrams and reports, each call goes from
/// one part to another. For example, a call goes from a role (such as the presenter) to another
/// role, or from a role to one of these parts.
package nonisolated enum SharedPart {
  /// The label `App`, for the code that surrounds the screens and makes them.
  package static let app = "App"
  /// The label `Services`, for the services and the photo library that the screens use.
  package static let services = "Services"
  /// The label `Task`, for the concurrency runtime, which runs tasks.
  package static let task = "Task"
}

extension Architecture {
  /// Returns the name of the part that a source file belongs to.
  ///
  /// A part is one of the architecture's roles, a ``SharedPart``, or a whole module, such as
  /// `Models`.
  ///
  /// ```swift
  /// let part = Architecture.all[0].part(ofFile: "Sources/Common/Jobs/MainLoop.swift")
  /// // "Task"
  /// ```
  ///
  /// - Parameter path: The path from the package's folder.
  /// - Returns: The name of the part; `nil` if the path is that of no module, or if the file
  ///   belongs to this architecture and no role matches the file's name.
  package nonisolated func part(ofFile path: String) -> String? {
    Self.module(ofFile: path).flatMap {
      part(ofFile: path.split(separator: "/").last.map(String.init), inModule: $0)
    }
  }

  /// Returns the name of the part that a source file of a module belongs to.
  ///
  /// A part is one of the architecture's roles, a ``SharedPart``, or a whole module, such as
  /// `Models`.
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

  /// Returns the name of the module that a source file belongs to.
  ///
  /// - Parameter path: The path from the package's folder.
  /// - Returns: The name; `nil` if the path is that of no module.
  package nonisolated static func module(ofFile path: String) -> String? {
    let names = path.split(separator: "/").map(String.init)
    guard names.count > 2 else { return nil }
    let module = groups.contains(names[1]) ? 2 : 1
    return names.count > module + 1 ? names[module] : nil
  }

  /// The folders that hold several modules, whose code can run in a scenario.
  private nonisolated static let groups: Set = [
    "Common", "Specification", "Tools", "Measure", "Programs", "Rewritten",
  ]

  /// The names of the modules that are divided into the parts of ``SharedPart``.
  ///
  /// Each file of these modules belongs to one of those parts. Every other module outside of the
  /// architecture is a part itself.
  private nonisolated static let appModules: Set = [
    "Apps", "Architectures", "Jobs", "Scenarios", "Screens", "demo",
  ]
}
