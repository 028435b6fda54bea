import HeadlessUIKit
import Models

/// One of the compared architectures: its names, the roles of its files, and its screens.
///
/// ```swift
/// let person = Person(firstName: "David", lastName: "Blaine")
/// let screen = Architecture.all[0].makeGreetingScreen(person)
/// ```
package nonisolated struct Architecture: Identifiable, Sendable {
  /// A function that makes the greeting screen for a person.
  package typealias MakeGreetingScreen = @MainActor @Sendable (Person) -> UIViewController

  /// A function that makes the profile screen.
  ///
  /// The arguments are the user service, the user cache, the photo library, the post service, and
  /// two functions that make the log-in screen and the screen of a post.
  package typealias MakeProfileScreen =
    @MainActor @Sendable (
      any UserService, UserCache, any PhotoLibrary, any PostService,
      @escaping @MainActor () -> UIViewController,
      @escaping @MainActor (Post) -> UIViewController
    ) -> UIViewController

  /// The identifier of the architecture on the command line, such as `mvc`.
  package let id: String
  /// The name of the architecture in tables and text, such as `MVC`.
  package let name: String
  /// The name of the architecture's module and of the module's folder in `Sources`.
  package let module: String
  /// The roles of the architecture's files, in the order in which a touch passes through the roles.
  package let roles: [Role]
  package let makeGreetingScreen: MakeGreetingScreen
  package let makeProfileScreen: MakeProfileScreen

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
  /// True if the files with this role may import HeadlessUIKit and Views.
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
