import MVVM

extension Architecture {
  package nonisolated static let mvvm = Architecture(
    id: "mvvm", name: "MVVM", module: "MVVM",
    roles: [
      Role("View", files: "ViewController", usesViews: true),
      Role("Field binding", files: "+UITextField", usesViews: true),
      Role("View model", files: "ViewModel"),
      Role("Bindings", files: "ObservableValue"),
      Role("Assembly", files: "Assembly", usesViews: true),
    ],
    makeGreetingScreen: GreetingAssembly.makeScreen(person:),
    makeProfileScreen: fromParts(ProfileAssembly.makeScreen))
}
