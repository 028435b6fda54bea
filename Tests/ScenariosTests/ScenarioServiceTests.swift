import Models
import Scenarios
import Testing

@Suite("The scenarios' service")
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

  @Test("answers of several requests of a kind the oldest, or the newest if told so")
  func answersOldestOrNewest() async throws {
    let tasks = (1...3).map { _ in Task { try await service.currentUser().displayName.text } }
    try await settle()
    for (name, which) in [("a", WaitingCall.newest), ("b", .oldest), ("c", .newest)] {
      try service.answer(
        .currentUser,
        with: .user(User(id: User.ID(rawValue: "1"), displayName: .sample(name))), to: which)
    }
    var answers: [String] = []
    for task in tasks { answers.append(try await task.value) }
    #expect(answers == ["b", "c", "a"])
  }

  @Test("remembers that a request was cancelled, and answers it all the same")
  func answersCancelledRequests() async throws {
    let task = Task { try await service.currentUser() }
    try await settle()
    task.cancel()
    #expect(service.calls.map(\.isCancelled) == [true])
    #expect(service.calls.map(\.isPending) == [true])
    try service.answer(.currentUser, with: .user(.blaine))
    #expect(try await task.value == .blaine)
  }

  @Test("has nothing to answer before it was asked")
  func refusesToAnswerNothing() {
    #expect(throws: ScenarioError.nothingToAnswer(.logOut)) {
      try service.answer(.logOut, with: .accepted)
    }
  }

  @Test("fails what still waits when everything ends")
  func endsEveryCall() async throws {
    let task = Task { try await service.logOut() }
    try await settle()
    service.endEveryCall()
    await #expect(throws: UserServiceError.unreachable) { try await task.value }
  }
}
