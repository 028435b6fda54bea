import Foundation

/// The parts of a package's manifest that can change how its modules behave.
///
/// These are the version of the tools and the settings of the compiler, such as the actor that code
/// belongs to. Most changes of a manifest are about other modules, so the rest is left out.
struct ManifestSettings {
  /// The lines of the manifest; empty if there is no manifest.
  let text: String

  /// Reads the manifest of a package.
  init(in packageRoot: URL) {
    let file = packageRoot.appending(component: "Package.swift")
    self.init((try? String(contentsOf: file, encoding: .utf8)) ?? "")
  }

  /// Finds the settings in a manifest.
  ///
  /// They are in paragraphs of their own before the package: a list of settings, or a function that
  /// declares a target with some.
  init(_ manifest: String) {
    let declarations = manifest.firstRange(of: "let package =").map {
      String(manifest[..<$0.lowerBound])
    }
    text = (declarations ?? manifest).split(separator: "\n\n")
      .filter { $0.contains("swift-tools-version") || $0.contains("ettings") }
      .joined(separator: "\n\n")
  }
}
