import HeadlessUIKit
import Models

/// One architecture under comparison: its names, the roles of its files, and its screens.
///
/// ```swift
/// let person = Person(firstName: "David", lastName: "Blaine")
/// let screen = Architecture.all[0].makeGreetingScreen(person)
/// ```
package nonisolated struct Architecture: Identifiable, Sendable {
  /// Makes the greeting screen for a person.
  package typealias MakeGreetingScreen = @MainActor @Sendable (Person) -> UIViewController

  /// Makes the profile screen.
  ///
  /// The arguments are the service, the cache, the photo library, the post service, and functions
  /// that make the log-in screen and the screen of a post.
  package typealias MakeProfileScreen =
    @MainActor @Sendable (
      any UserService, UserCache, any PhotoLibrary, any PostService,
      @escaping @MainActor () -> UIViewController,
      @escaping @MainActor (Post) -> UIViewController
    ) -> UIViewController

  /// The identifier on the command line, such as `mvc`.
  package let id: String
  /// The name in tables and text, such as `MVC`.
  package let name: String
  /// The name of the module and of its folder in `Sources`.
  package let module: String
  /// The roles of the pattern, in the order in which a touch passes through them.
  package let roles: [Role]
  package let makeGreetingScreen: MakeGreetingScreen
  package let makeProfileScreen: MakeProfileScreen

  /// Returns the role of a file; `nil` if no role matches its name.
  package func role(ofFile fileName: String) -> Role? {
    roles.first { $0.claims(fileName: fileName) }
  }
}

/// The part that a file plays in its pattern.
package nonisolated struct Role: Hashable, Sendable {
  /// The usual word for the role, such as `Presenter`.
  package let name: String
  /// The endings of its files' names, without `.swift`.
  package let fileNameEndings: [String]
  /// True if its files may import HeadlessUIKit and Views.
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
