import Models
import Scenarios
import Testing

@testable import LogicControllerMVC

@Suite struct ProfileStateTests {
  @Test("A change alters the content of a state and nothing else")
  func changed() {
    let state = ProfileState.presenting(ProfileContent(user: .blaine))
    let changed = state.changed { $0.draft = "Dee" }
    #expect(changed.content?.draft == "Dee")
    #expect(changed.content?.user == .blaine)
  }

  @Test("A state without content stays as it is")
  func withoutContent() {
    for state in [ProfileState.loading, .failed(UserServiceError.refused), .loggedOut] {
      let changed = state.changed { _ in Issue.record("There is no content to change.") }
      switch (state, changed) {
      case (.loading, .loading), (.failed, .failed), (.loggedOut, .loggedOut): break
      default: Issue.record("\(state) became \(changed).")
      }
    }
  }
}
