import PortableUIKit
import Models
import Apps

/// One of the compared architectures: its names, the roles of its files, and its app.
///
/// ```swift
/// func open(_ dependencies: AppDependencies) {
///   let app = Architecture.all[0].makeApp(dependencies)
///   let person = Person(firstName: "David", lastName: "Blaine")
///   dependencies.navigationController.viewControllers = [app.makeGreetingScreen(person: person)]
/// }
/// ```
package nonisolated struct Architecture: Identifiable, Sendable {
  /// The identifier of the architecture on the command line, such as `mvc`.
  package let id: String
  /// The name of the architecture in tables and text, such as `MVC`.
  package let name: String
  /// The name of the architecture's module and of the module's folder.
  package let module: String
  /// The folder that contains the module's folder, relative to the package's folder.
  package var parentFolder = "Sources"
  /// The module's folder, relative to the package's folder, such as `Sources/MVC`.
  package var folder: String { "\(parentFolder)/\(module)" }
  /// The name of the test target with the architecture's view-free tests.
  ///
  /// An architecture has no such target if none of its roles can be tested without a view.
  package var testTarget: String { "\(module)Tests" }
  /// The roles of the architecture's files, in the order in which a touch passes through the roles.
  package let roles: [Role]
  /// The function that builds an app, which makes the screens.
  package let makeApp: MakeApp

  /// Returns the role of a file; `nil` if no role matches the file's name.
  package func role(ofFile fileName: String) -> Role? {
    roles.first { $0.claims(fileName: fileName) }
  }
}

/// A role that source files play in an architecture, such as the presenter.
package nonisolated struct Role: Hashable, Sendable {
  /// The usual word for the role, such as `Presenter`.
  package let name: String
  /// The endings of the file names that mark this role, without `.swift`, such as `Presenter`.
  package let fileNameEndings: [String]
  /// True if the files with this role may import PortableUIKit and Views.
  package let usesViews: Bool

  package init(_ name: String, files fileNameEndings: String..., usesViews: Bool = false) {
    self.name = name
    self.fileNameEndings = fileNameEndings
    self.usesViews = usesViews
  }

  func claims(fileName: String) -> Bool {
    fileNameEndings.contains { fileName.hasSuffix("\($0).swift") }
  }
}
