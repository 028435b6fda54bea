import LogicControllerMVC

extension Architecture {
  package nonisolated static let logicController = Architecture(
    id: "logic-controller", name: "Logic controller", module: "LogicControllerMVC",
    roles: [
      Role("View controller", files: "ViewController", "Children", usesViews: true),
      Role("Logic controller", files: "LogicController"),
      Role("State", files: "State", "Content"),
    ],
    makeGreetingScreen: {
      GreetingViewController(logicController: GreetingLogicController(person: $0))
    },
    makeProfileScreen: fromParts {
      ProfileViewController(
        logicController: ProfileLogicController(
          service: $0, cache: $1, photoLibrary: $2, postService: $3),
        makeLogInScreen: $4, makePostScreen: $5)
    })
}
