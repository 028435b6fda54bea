import Foundation
import Scenarios
import Testing

@testable import VIPER

@Suite struct ProfilePresenterDisplayNameTests {
  private let fixture = ProfilePresenterFixture.loaded()

  @Test("P-6: the interactor is asked for what was typed, at the end of editing")
  func ended() {
    fixture.type(" Anna ")
    #expect(fixture.interactor.names == [])
    fixture.presenter.nameEditingEnded(" Anna ")
    #expect(fixture.interactor.names == [" Anna "])
  }

  @Test("P-6: while a name is being saved, the field is disabled and the indicator shows")
  func saving() {
    for name in ["Anna", "Berta"] {
      fixture.type(" \(name)")
      fixture.presenter.didStartChangingDisplayName()
      #expect(fixture.shown.nameFieldText == " \(name)")
      #expect(!fixture.shown.isNameFieldEnabled && fixture.shown.isSaving)
      fixture.presenter.didChangeDisplayName(.success(name))
      #expect(fixture.shown == .sample { $0.setName(name) })
    }
  }

  @Test("P-7: beside a refused name its reason shows, and what was typed stays")
  func refused() {
    fixture.type("Ann\na")
    fixture.presenter.didChangeDisplayName(.failure(Failure("reason")))
    #expect(
      fixture.shown
        == .sample {
          $0.nameFieldText = "Ann\na"
          $0.nameCount = "5 of 40"
          $0.nameError = "reason"
        })
  }

  @Test("P-8: a name that is sent clears the message, before it is answered")
  func sentAfterFailure() {
    fixture.fail()
    fixture.presenter.didStartChangingDisplayName()
    #expect(fixture.shown.nameError == nil)
  }

  @Test("P-8: the saved name returns to the field, and clears the message")
  func savedName() {
    fixture.type(" David Blaine")
    fixture.presenter.didChangeDisplayName(.failure(Failure("reason")))
    fixture.presenter.didChangeDisplayName(.success("David Blaine"))
    #expect(fixture.shown == .sample())
  }

  @Test("P-9: after a failure the saved name stays, and the typed name can be edited")
  func failed() {
    fixture.type("Anna")
    fixture.presenter.didStartChangingDisplayName()
    fixture.presenter.didChangeDisplayName(.failure(Failure("message")))
    #expect(
      fixture.shown
        == .sample {
          $0.nameFieldText = "Anna"
          $0.nameCount = "4 of 40"
          $0.nameError = "message"
        })
  }

  @Test(
    "P-10: the count follows each character, without the white space around the name",
    arguments: [
      ("D", "1 of 40"), ("Da👩‍👩‍👧‍👦", "3 of 40"), ("", "0 of 40"), (" \n", "0 of 40"),
      (" D a\n", "3 of 40"), (String(repeating: "a", count: 41), "41 of 40"),
    ])
  func counting(text: String, count: String) {
    fixture.type(text)
    #expect(
      fixture.shown
        == .sample {
          $0.nameFieldText = text
          $0.nameCount = count
        })
  }

  @Test("P-11: answers about photo and posts do not change what is being typed")
  func typing() {
    let answers: [() -> Void] = [
      { self.fixture.presenter.didChangePhoto(.success(.png)) },
      { self.fixture.presenter.didChangePhoto(.failure(Failure("message"))) },
      { self.fixture.presenter.didLoadPosts(.success([.sample(1)])) },
      { self.fixture.presenter.didLoadPosts(.failure(Failure("message"))) },
    ]
    fixture.type("Ann ")
    for answer in answers {
      answer()
      #expect(fixture.shown.name == "David Blaine")
      #expect(fixture.shown.nameFieldText == "Ann ")
      #expect(fixture.shown.nameCount == "3 of 40")
    }
  }
}
