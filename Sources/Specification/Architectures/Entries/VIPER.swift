import VIPER

extension Architecture {
  package nonisolated static let viper = Architecture(
    id: "viper", name: "VIPER", module: "VIPER",
    roles: [
      Role("View", files: "ViewController", usesViews: true),
      Role("Presenter", files: "Presenter"),
      Role("Interactor", files: "Interactor", "PhotoPicker"),
      Role("Router", files: "Router", usesViews: true),
      Role("Contract", files: "Contract"),
    ],
    makeGreetingScreen: GreetingRouter.makeModule(person:),
    makeProfileScreen: fromParts(ProfileRouter.makeModule))
}
