import LogicControllerMVC

extension Architecture {
  package nonisolated static let logicController = Architecture(
    id: "logic-controller", name: "Logic controller", module: "LogicControllerMVC",
    roles: [
      Role("View controller", files: "ViewController", "Children", usesViews: true),
      Role("Logic controller", files: "LogicController"),
      Role("State", files: "State", "Content"),
    ],
    makeGreetingScreen: { GreetingViewController(person: $0) },
    makeProfileScreen: fromParts(ProfileViewController.init))
}
