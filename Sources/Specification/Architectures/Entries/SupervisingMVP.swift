import SupervisingMVP

extension Architecture {
  package nonisolated static let supervisingMVP = Architecture(
    id: "supervising-mvp", name: "Supervising MVP", module: "SupervisingMVP",
    roles: [
      Role("View", files: "ViewController", usesViews: true),
      Role("View protocol", files: "ViewProtocol"),
      Role("Presenter protocol", files: "PresenterProtocol"),
      Role("Presenter", files: "Presenter"),
      Role("Model", files: "Model"),
      Role("Binding", files: "ObservableValue"),
      Role("Assembly", files: "Assembly", usesViews: true),
    ],
    makeGreetingScreen: GreetingAssembly.makeScreen(person:),
    makeProfileScreen: fromParts(ProfileAssembly.makeScreen))
}
