import HeadlessUIKit
import Models

/// One architecture under comparison: what it is called, which role each of its files plays, and
/// how to make its screens.
package nonisolated struct Architecture: Identifiable, Sendable {
  /// Makes the greeting screen for a person.
  package typealias MakeGreetingScreen = @MainActor @Sendable (Person) -> UIViewController

  /// Makes the profile screen, given the service, the cache, the photo library, the post service and
  /// the ways to make the log-in screen and the screen of a post.
  package typealias MakeProfileScreen =
    @MainActor @Sendable (
      any UserService, UserCache, any PhotoLibrary, any PostService,
      @escaping @MainActor () -> UIViewController,
      @escaping @MainActor (Post) -> UIViewController
    ) -> UIViewController

  /// The name on the command line, such as `mvc`.
  package let id: String
  /// The name that people read, such as `MVC`.
  package let name: String
  /// The module, which is also the name of its folder in `Sources`.
  package let module: String
  /// The roles of the pattern, in the order in which a person's touch passes through them.
  package let roles: [Role]
  package let makeGreetingScreen: MakeGreetingScreen
  package let makeProfileScreen: MakeProfileScreen

  /// The role that a file plays, or `nil` for a file that no role claims.
  package func role(ofFile fileName: String) -> Role? {
    roles.first { $0.claims(fileName: fileName) }
  }
}

/// What a file is there for in its pattern.
package nonisolated struct Role: Hashable, Sendable {
  /// The field's word for the role, such as `Presenter`.
  package let name: String
  /// How the names of its files end, without `.swift`.
  package let fileNameEndings: [String]
  /// Whether its files may import HeadlessUIKit and Views.
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
