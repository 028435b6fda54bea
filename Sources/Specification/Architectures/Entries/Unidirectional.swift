import Unidirectional

extension Architecture {
  package nonisolated static let unidirectional = Architecture(
    id: "unidirectional", name: "Unidirectional", module: "Unidirectional",
    roles: [
      Role("View controller", files: "ViewController", usesViews: true),
      Role("Message", files: "Message"),
      Role("Store", files: "Store"),
      Role("Reducer", files: "Reducer"),
      Role("View state", files: "ViewState"),
      Role("State", files: "GreetingState", "ProfileState"),
      Role("Effect", files: "Effect"),
      Role("Effect handler", files: "EffectHandler"),
      Role("Assembly", files: "Assembly", usesViews: true),
    ],
    makeGreetingScreen: GreetingAssembly.makeScreen(person:),
    makeProfileScreen: fromParts(ProfileAssembly.makeScreen))
}
