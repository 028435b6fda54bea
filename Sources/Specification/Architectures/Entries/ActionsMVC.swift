import ActionsMVC

extension Architecture {
  package nonisolated static let actions = Architecture(
    id: "actions", name: "Actions", module: "ActionsMVC",
    roles: [
      Role("View controller", files: "ViewController", usesViews: true),
      Role("Actions", files: "Action", "Actions", usesViews: true),
      Role("Logic", files: "Loader", "Changer", "Closer", "Greeter"),
      Role("Assembly", files: "Assembly", usesViews: true),
    ],
    makeGreetingScreen: GreetingAssembly.makeScreen(person:),
    makeProfileScreen: fromParts(ProfileAssembly.makeScreen))
}
