import Jobs
import Models
import Scenarios
import Testing

@testable import MVVM

extension ViewFree {
  @Suite("Profile view model: display name")
  struct ProfileViewModelNameTests {
    let service = ScenarioService()
    let cache: UserCache
    let david: User
    let viewModel: ProfileViewModel

    init() throws {
      david = try .david()
      cache = UserCache(user: david)
      viewModel = ProfileViewModel(
        service: service, cache: cache, photoLibrary: ScenarioPhotoLibrary(),
        postService: ScenarioPostService())
      viewModel.viewWillAppear()
    }

    @Test("P-6: A new name is sent once, trimmed; meanwhile the field is disabled")
    func savesName() async throws {
      let saving = ValuesSpy(viewModel.$isSavingName)
      let enabled = ValuesSpy(viewModel.$isNameEnabled)
      let names = ValuesSpy(viewModel.$displayName)
      viewModel.nameChanged(" Dee \n")
      viewModel.nameEditingEnded(" Dee \n")
      #expect(saving.values == [false, true])
      #expect(enabled.values == [true, false])
      #expect(viewModel.nameText == " Dee \n")

      viewModel.nameEditingEnded(" Dee \n")
      try await settle()
      #expect(service.calls.map(\.request) == [.changeDisplayName(try DisplayName("Dee"))])
      #expect(cache.user == david)

      try service.answer(.changeDisplayName, with: .accepted)
      try await settle()
      #expect(saving.values == [false, true, false])
      #expect(enabled.values == [true, false, true])
      #expect(names.values == ["David Blaine", "Dee"])
      #expect(viewModel.nameText == "Dee")
      #expect(cache.user == (try .david(named: "Dee")))
    }

    @Test("P-6: A saved name can be changed again")
    func savesNameAgain() async throws {
      let names = ValuesSpy(viewModel.$displayName)
      for name in ["Dee", "David Blaine"] {
        viewModel.nameEditingEnded(name)
        try await settle()
        try service.answer(.changeDisplayName, with: .accepted)
        try await settle()
      }
      #expect(names.values == ["David Blaine", "Dee", "David Blaine"])
      #expect(service.calls.count == 2)
    }

    @Test(
      "P-7: A refused name is never sent, stays in the field, and the person reads why",
      arguments: [
        ("", "A name needs at least one character."),
        (" \n\t", "A name needs at least one character."),
        ("David\nBlaine", "A name cannot contain line breaks or control characters."),
        (
          "\u{7}" + String(repeating: "x", count: 41),
          "A name cannot contain line breaks or control characters."
        ),
        (String(repeating: "x", count: 41), "A name can have at most 40 characters."),
        (String(repeating: "👩‍👩‍👧‍👦", count: 17), "A name can have at most 40 characters."),
      ])
    func refusesName(text: String, reason: String) async throws {
      let nameErrors = ValuesSpy(viewModel.$nameErrorText)
      let names = ValuesSpy(viewModel.$displayName)
      let saving = ValuesSpy(viewModel.$isSavingName)
      viewModel.nameChanged(text)
      viewModel.nameEditingEnded(text)
      try await settle()
      #expect(nameErrors.values == [nil, reason])
      #expect(viewModel.nameText == text)
      #expect(names.values == ["David Blaine"])
      #expect(saving.values == [false])
      #expect(service.calls.isEmpty)
      #expect(cache.user == david)
    }

    @Test("P-7: The longest name is not refused")
    func acceptsLongestName() async throws {
      let longest = String(repeating: "x", count: 40)
      viewModel.nameEditingEnded(" \(longest) ")
      try await settle()
      #expect(viewModel.nameErrorText == nil)
      try service.answer(.changeDisplayName, with: .accepted)
      try await settle()
      #expect(viewModel.displayName == longest)
    }

    @Test("P-8: The next valid name clears the name error at once")
    func clearsNameError() async throws {
      let nameErrors = ValuesSpy(viewModel.$nameErrorText)
      viewModel.nameEditingEnded("")
      viewModel.nameEditingEnded("Dee")
      #expect(nameErrors.values == [nil, "A name needs at least one character.", nil])
      try await settle()
      try service.answer(.changeDisplayName, with: .accepted)
      try await settle()
      #expect(nameErrors.values.count == 3)
    }

    @Test("P-8: The saved name, once trimmed, asks nothing and goes back into the field")
    func keepsSavedName() async throws {
      viewModel.nameEditingEnded("")
      let saving = ValuesSpy(viewModel.$isSavingName)
      viewModel.nameChanged("\tDavid Blaine ")
      viewModel.nameEditingEnded("\tDavid Blaine ")
      try await settle()
      #expect(viewModel.nameText == "David Blaine")
      #expect(viewModel.nameCountText == "12 of 40")
      #expect(viewModel.nameErrorText == nil)
      #expect(saving.values == [false])
      #expect(service.calls.isEmpty)
      #expect(cache.user == david)
    }

    @Test(
      "P-9: A failed change keeps the saved name, and in the field what was typed",
      arguments: [
        (UserServiceError.refused, "The change was not accepted."),
        (UserServiceError.unreachable, "The profile could not be reached."),
      ])
    func failsToSave(error: UserServiceError, message: String) async throws {
      let names = ValuesSpy(viewModel.$displayName)
      let enabled = ValuesSpy(viewModel.$isNameEnabled)
      let saving = ValuesSpy(viewModel.$isSavingName)
      viewModel.nameChanged(" Dee ")
      viewModel.nameEditingEnded(" Dee ")
      try await settle()
      try service.answer(.changeDisplayName, with: .failure(error))
      try await settle()
      #expect(viewModel.errorText == message)
      #expect(names.values == ["David Blaine"])
      #expect(viewModel.nameText == " Dee ")
      #expect(enabled.values == [true, false, true])
      #expect(saving.values == [false, true, false])
      #expect(cache.user == david)
    }

    @Test("P-10: The count follows each character that is typed")
    func countsCharacters() {
      let counts = ValuesSpy(viewModel.$nameCountText)
      for text in ["David Blaine!", "David Blaine!👩‍👩‍👧‍👦", "", String(repeating: "x", count: 41)] {
        viewModel.nameChanged(text)
      }
      #expect(counts.values == ["12 of 40", "13 of 40", "14 of 40", "0 of 40", "41 of 40"])
    }
  }
}
