import HeadlessUIKit
import MVC
import Models

extension Architecture {
  /// Every architecture of the kit, in the order in which the comparison shows them.
  package nonisolated static let all = [mvc]

  /// The architecture that the others are compared with unless told otherwise.
  package nonisolated static let baselineID = "mvc"

  private nonisolated static let mvc = Architecture(
    id: "mvc", name: "MVC", module: "MVC",
    roles: [Role("View controller", files: "ViewController", usesViews: true)],
    makeGreetingScreen: { MVC.GreetingViewController(person: $0) },
    makeProfileScreen: {
      MVC.ProfileViewController(
        service: $0, cache: $1, photoLibrary: $2, makeLogInScreen: $3)
    })
}
