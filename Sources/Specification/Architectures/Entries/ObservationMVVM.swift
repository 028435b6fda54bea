import ObservationMVVM

extension Architecture {
  package nonisolated static let observationMVVM = Architecture(
    id: "observation-mvvm", name: "Observation MVVM", module: "ObservationMVVM",
    roles: [
      Role("View", files: "ViewController", "SectionView", usesViews: true),
      Role("View model", files: "ViewModel"),
      Role("Assembly", files: "Assembly", usesViews: true),
    ],
    makeGreetingScreen: GreetingAssembly.makeScreen(person:),
    makeProfileScreen: fromParts(ProfileAssembly.makeScreen))
}
