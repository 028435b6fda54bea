import MVP

extension Architecture {
  package nonisolated static let mvp = Architecture(
    id: "mvp", name: "MVP", module: "MVP",
    roles: [
      Role("View", files: "ViewController", usesViews: true),
      Role("View protocol", files: "ViewProtocol"),
      Role("Presenter protocol", files: "PresenterProtocol"),
      Role("Presenter", files: "Presenter"),
      Role("Assembly", files: "Assembly", usesViews: true),
    ],
    makeGreetingScreen: GreetingAssembly.makeScreen(person:),
    makeProfileScreen: fromParts(ProfileAssembly.makeScreen))
}
