import Architectures
import Testing

@Suite("The part that a source file plays")
struct ArchitecturePartTests {
  private let mvp: Architecture

  init() throws {
    mvp = try #require(Architecture.all.first { $0.id == "mvp" })
  }

  @Test(
    "A file of the architecture plays its role, and a shared file a shared part or its module",
    arguments: [
      ("Sources/MVP/Greeting/GreetingPresenter.swift", "Presenter"),
      ("Sources/MVP/Profile/ProfileViewController.swift", "View"),
      ("Sources/Common/Jobs/MainLoop.swift", "Task"),
      ("Sources/Specification/Scenarios/Service/ScenarioService.swift", "Services"),
      ("Sources/Specification/Scenarios/Service/ScenarioPhotoLibrary.swift", "Services"),
      ("Sources/Specification/Scenarios/Driver/Stage.swift", "App"),
      ("Benchmarks/Programs/demo/Main.swift", "App"),
      ("Sources/Common/HeadlessUIKit/Controls/UIButton.swift", "HeadlessUIKit"),
      ("Sources/VIPER/Greeting/GreetingPresenter.swift", "VIPER"),
    ])
  func path(_ path: String, part: String) {
    #expect(mvp.part(ofFile: path) == part)
  }

  @Test("A path without a module and an own file without a role play no part")
  func none() {
    #expect(mvp.part(ofFile: "Package.swift") == nil)
    #expect(mvp.part(ofFile: "") == nil)
    #expect(mvp.part(ofFile: "Sources/MVP/Greeting/Other.swift") == nil)
  }

  @Test("Code of a module without a known file plays the part of the module")
  func module() {
    #expect(mvp.part(ofFile: nil, inModule: "Models") == "Models")
    #expect(mvp.part(ofFile: nil, inModule: "Scenarios") == "App")
    #expect(mvp.part(ofFile: nil, inModule: "MVP") == nil)
  }
}
