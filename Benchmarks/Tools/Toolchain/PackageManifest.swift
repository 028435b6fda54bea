/// The targets in a package's manifest, in the form that `swift package dump-package` prints.
package struct PackageManifest: Decodable {
  /// A target with its dependencies and settings.
  package struct Target: Decodable {
    package let name: String
    /// The path of the target's folder; `nil` for tests, whose folder has their name.
    private let path: String?
    private let dependencies: [Dependency]
    package let settings: [Setting]

    /// The path of the target's folder, relative to the package's folder.
    package var folder: String { path ?? "Tests/\(name)" }
    /// The names of the modules that the target depends on, in the order of the manifest.
    package var imports: [String] { dependencies.compactMap(\.byName) }
  }

  private struct Dependency: Decodable {
    /// The name of the module; `nil` for a dependency that is named in another way.
    let byName: String?

    private enum CodingKeys: CodingKey { case byName }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      guard values.contains(.byName) else {
        byName = nil
        return
      }
      // A condition follows the name.
      var parts = try values.nestedUnkeyedContainer(forKey: .byName)
      byName = try parts.decode(String.self)
    }
  }

  /// A setting of the compiler: its name, and its value with the key `_0` if it has one.
  package struct Setting: Decodable {
    package let kind: [String: [String: String]]
  }

  package let targets: [Target]
}
