import Jobs
import Models
import Scenarios
import Testing

@Suite("The service of the scenarios")
struct ScenarioServiceTests {
  private let service = ScenarioService()

  @Test("answers requests in any order")
  func answersInAnyOrder() async throws {
    var finished: [String] = []
    Task {
      try await service.changeDisplayName(to: .sample("Dee"))
      finished.append("name")
    }
    Task {
      try await service.changePhoto(to: .portrait)
      finished.append("photo")
    }
    try await settle()
    try service.answer(.changePhoto, with: .accepted)
    try await settle()
    #expect(finished == ["photo"])
    try service.answer(.changeDisplayName, with: .accepted)
    try await settle()
    #expect(finished == ["photo", "name"])
  }

  @Test("answers the oldest of several requests of a kind, unless another is chosen")
  func answersWithinAKind() async throws {
    let tasks = (1...4).map { _ in Task { try await service.currentUser().displayName.text } }
    try await settle()
    #expect(throws: ScenarioError.nothingToAnswer(.currentUser)) {
      try service.answer(.currentUser, with: .user(.blaine), to: .number(5))
    }
    let order: [(String, WaitingCall)] = [
      ("a", .newest), ("b", .oldest), ("c", .number(2)), ("d", .oldest),
    ]
    for (name, which) in order {
      try service.answer(
        .currentUser,
        with: .user(User(id: User.ID(rawValue: "1"), displayName: .sample(name))), to: which)
    }
    var answers: [String] = []
    for task in tasks { answers.append(try await task.value) }
    #expect(answers == ["b", "d", "c", "a"])
  }

  @Test("records that a request was canceled, and still answers it")
  func answersCancelledRequests() async throws {
    let task = Task { try await service.currentUser() }
    try await settle()
    task.cancel()
    #expect(service.calls.map(\.isCancelled) == [true])
    #expect(service.calls.map(\.isPending) == [true])
    try service.answer(.currentUser, with: .user(.blaine))
    #expect(try await task.value == .blaine)
  }

  @Test("refuses to answer before a request was made")
  func refusesToAnswerNothing() {
    #expect(throws: ScenarioError.nothingToAnswer(.logOut)) {
      try service.answer(.logOut, with: .accepted)
    }
  }

  @Test("answers all waiting requests with a failure when it ends them")
  func endsEveryCall() async throws {
    let task = Task { try await service.logOut() }
    try await settle()
    service.endEveryCall()
    await #expect(throws: UserServiceError.unreachable) { try await task.value }
  }
}
