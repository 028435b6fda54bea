import TraditionalMVC

extension Architecture {
  package nonisolated static let traditionalMVC = Architecture(
    id: "traditional-mvc", name: "Traditional MVC", module: "TraditionalMVC",
    roles: [
      Role("View", files: "ScreenView", usesViews: true),
      Role("Controller", files: "ViewController", usesViews: true),
      Role("Model", files: "Model", "Aspect", "Dependent"),
      Role("Assembly", files: "Assembly", usesViews: true),
    ],
    makeGreetingScreen: GreetingAssembly.makeScreen(person:),
    makeProfileScreen: fromParts(ProfileAssembly.makeScreen))
}
