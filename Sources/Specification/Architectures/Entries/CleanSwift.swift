import CleanSwift

extension Architecture {
  package nonisolated static let cleanSwift = Architecture(
    id: "clean-swift", name: "Clean Swift", module: "CleanSwift",
    roles: [
      Role("View controller", files: "ViewController", usesViews: true),
      Role("Interactor", files: "Interactor"),
      Role("Worker", files: "Worker"),
      Role("Presenter", files: "Presenter"),
      Role("Use case models", files: "Models"),
      Role("Router", files: "Router", usesViews: true),
      Role("Configurator", files: "Configurator", usesViews: true),
    ],
    makeGreetingScreen: GreetingConfigurator.makeScreen(person:),
    makeProfileScreen: fromParts(ProfileConfigurator.makeScreen))
}
