import ActionsMVC

extension Architecture {
  package nonisolated static let actions = Architecture(
    id: "actions", name: "Actions", module: "ActionsMVC",
    roles: [
      Role("View controller", files: "ViewController", usesViews: true),
      Role("Actions", files: "Action", "Actions", usesViews: true),
    ],
    makeGreetingScreen: { GreetingViewController(person: $0, actions: .init()) },
    makeProfileScreen: fromParts {
      ProfileViewController(
        actions: ProfileViewController.Actions(
          service: $0, cache: $1, photoLibrary: $2, postService: $3, makeLogInScreen: $4,
          makePostScreen: $5))
    })
}
