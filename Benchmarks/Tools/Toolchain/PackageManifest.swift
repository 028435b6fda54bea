import Foundation

/// The targets in a package's manifest, in the form that `swift package dump-package` prints.
package struct PackageManifest: Decodable {
  /// A target with its dependencies and settings.
  package struct Target: Decodable {
    package let name: String
    /// The kind of target; `nil` in the manifest of a test that needs none.
    private let type: String?
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
    private let kind: [String: [String: String]]

    /// The setting as a manifest has it.
    fileprivate var source: String {
      kind.map { name, value in
        let value = value["_0"] ?? ""
        return name == "defaultIsolation" ? ".\(name)(\(value).self)" : ".\(name)(\"\(value)\")"
      }.joined()
    }

    /// The compiler's options for the setting.
    package var options: [String] {
      kind.flatMap { name, value in
        let value = value["_0"] ?? ""
        return switch name {
        case "enableUpcomingFeature": ["-enable-upcoming-feature", value]
        case "defaultIsolation": ["-default-isolation", value]
        default: ["-a-setting-of-the-manifest-without-known-options-\(name)"]
        }
      }
    }
  }

  package let targets: [Target]

  /// Reads the manifest of a package.
  ///
  /// - Parameters:
  ///   - folder: The package's folder.
  ///   - scratch: A folder that no build under way has locked.
  ///   - toolchain: The toolchain whose package manager reads the manifest.
  ///   - additions: Variables that the manifest may read.
  /// - Throws: `ToolError` if the manifest cannot be read.
  package init(
    of folder: URL, scratch: URL, toolchain: SwiftToolchain,
    environment additions: [String: String] = [:]
  ) throws {
    let result = try toolchain.run(
      toolchain.tool("swift"), ["package", "--scratch-path", scratch.path, "dump-package"],
      in: folder, environment: additions, errors: .apart)
    if let reason = result.failure {
      throw ToolError.failed(tool: "swift package", reason: reason, output: result.errorOutput)
    }
    self = try JSONDecoder().decode(PackageManifest.self, from: result.outputData)
  }
}

extension PackageManifest {
  /// Returns the manifest of a package that has only some of the modules, and the tests of one.
  ///
  /// These tests may import the same modules as those of any other module do.
  ///
  /// - Parameters:
  ///   - names: The names of the modules.
  ///   - safe: The names of the modules that do not compile if they use unsafe memory, as the tests
  ///     do not.
  ///   - tested: The name of the tested module; `nil` for a package without tests.
  /// - Returns: The manifest.
  package func source(of names: [String], safe: Set<String>, testing tested: String?) -> String {
    let chosen = targets.filter { names.contains($0.name) }
    let sources =
      chosen.map { $0.source(among: names, isSafe: safe.contains($0.name)) }
      + chosen.filter { $0.name == tested }.map { $0.testSource(importing: names) }
    return """
      // swift-tools-version: 6.3
      import PackageDescription

      let package = Package(
        name: "ArchitectureComparisonKit",
        platforms: [.macOS(.v15)],
        targets: [
      \(sources.joined(separator: "\n"))
        ]
      )

      """
  }

  fileprivate static func list(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

extension PackageManifest.Target {
  private func settingsSource(isSafe: Bool) -> String {
    let safety = [".strictMemorySafety()", ".treatWarning(\"StrictMemorySafety\", as: .error)"]
    return (settings.map(\.source) + (isSafe ? safety : [])).joined(separator: ", ")
  }

  fileprivate func testSource(importing names: [String]) -> String {
    """
        .testTarget(
          name: "\(name)Tests", dependencies: [\(PackageManifest.list(names))],
          swiftSettings: [\(settingsSource(isSafe: true))]),
    """
  }

  fileprivate func source(among names: [String], isSafe: Bool) -> String {
    """
        .\(type == "executable" ? "executableTarget" : "target")(
          name: "\(name)", dependencies: [\(PackageManifest.list(imports.filter(names.contains)))],
          path: "\(folder)", swiftSettings: [\(settingsSource(isSafe: isSafe))]),
    """
  }
}
