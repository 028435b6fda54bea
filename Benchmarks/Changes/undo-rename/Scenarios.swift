import Models

extension Scenario {
  /// Every scenario of the specification with the change request.
  package nonisolated static let all = base + profileUndo
}

extension Requirement {
  /// The whole specification with the change request, in order.
  package nonisolated static let all = base + undo

  private nonisolated static let undo = [
    Requirement(
      "R4-1",
      """
      Once a rename is accepted, a button to undo it shows. Before that there is no such button: a \
      refused name, a failed name and another change show none.
      """),
    Requirement(
      "R4-2",
      """
      A tap on the button acts as if the user had typed the name that the label showed before, \
      and ended editing: P-6, P-9 and P-17 hold. That name replaces the text in the field. The \
      replaced text is not sent, and the service is asked once.
      """),
    Requirement(
      "R4-3",
      """
      Each accepted undo goes one name back. At the name with which the screen began, the button \
      is gone. A later rename can be undone, too; a name that was undone does not come back.
      """),
    Requirement(
      "R4-4",
      """
      While a name is in flight, the button is disabled. An undo that failed can be tried again, \
      and a failed name changes nothing that can be undone. A name that is sent from the field is \
      a rename, even the one whose undo failed.
      """),
    Requirement(
      "R4-5",
      """
      Leaving ends it: a new screen begins without the button. Being covered is not leaving. An \
      undo in flight is a change in flight: P-16, P-18, P-19, P-20 and P-27 hold.
      """),
    Requirement(
      "R4-6",
      """
      A name from elsewhere ends it. If the cached user is the one on the screen, under another \
      name than the label's, a tap asks nothing, the button is gone and the names before are \
      forgotten; nothing else changes. Another photo, an emptied cache or another user does not \
      end it. Only the tap looks into the cache.
      """),
  ]
}

extension Control {
  package nonisolated static let undo = "profile.undo"
}

// MARK: - Scenarios

extension Scenario {
  nonisolated static let profileUndo =
    undoShown + undoTapped + undoBack + undoInFlight + undoLeaving + undoElsewhere

  private nonisolated static let undoShown = [
    Scenario(
      "profile.undo-shown", proves: "R4-1", "P-1", "P-4", on: .profile(cached: nil),
      steps: [
        .open,
        .seesNothing(of: Control.undo),
        .answer(.currentUser, .failure(.unreachable)),
        .seesNothing(of: Control.undo),
        .tap(Control.retry),
        .answer(.currentUser, .user(.blaine)),
        .seesNothing(of: Control.undo),
        .type(" II", into: Control.nameField),
        .endEditing,
        .seesNothing(of: Control.undo),
        accepts,
        .sees(Control.undo, "Undo"),
        .isEnabled(Control.undo),
      ], undoes(to: .blaine), [.seesNothing(of: Control.undo)]),
    Scenario(
      "profile.undo-shown-by-renames-only", proves: "R4-1", "R4-3", on: .profile(cached: .blaine),
      steps: [
        .open,
        .type(" Jr", into: Control.nameField),
        .endEditing,
        .answer(.changeDisplayName, .failure(.refused)),
        .seesNothing(of: Control.undo),
        .clear(Control.nameField),
        .endEditing,
        .seesNothing(of: Control.undo),
        .type("David Blaine", into: Control.nameField),
        .endEditing,
        .seesNothing(of: Control.undo),
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .answer(.changePhoto, .accepted),
        .answerPosts(.posts([.cards])),
        .seesNothing(of: Control.undo),
        .type(" II", into: Control.nameField),
        .endEditing,
        accepts,
        .isEnabled(Control.undo),
      ], undoes(to: .blaine.with(photo: .landscape)), [.seesNothing(of: Control.undo)]),
  ]

  private nonisolated static let undoTapped = [
    Scenario(
      "profile.undone", proves: "R4-2", "P-6", on: .profile(cached: .blaine),
      steps: renamed,
      [.tap(Control.undo)], savesFormerName,
      [
        .asks("David Blaine II", "David Blaine"),
        .inFlight(.changeDisplayName),
      ], savesFormerName,
      [
        .caches(second),
        accepts,
        .isEnabled(Control.nameField),
        .seesNothing(of: Control.saving),
        .seesNothing(of: Control.nameError),
        .seesNothing(of: Control.undo),
        .caches(.blaine),
        .seesPhoto(.portrait),
        .asks("David Blaine II", "David Blaine"),
      ], sees(.blaine),
      [
        // What is saved now is the former name.
        .type(" ", into: Control.nameField),
        .endEditing,
        .asks("David Blaine II", "David Blaine"),
      ], sees(.blaine)),
    undoneWhileEditing([.type("I", into: Control.nameField)], id: "while-typing"),
    undoneWhileEditing([.placeCaret(atStartOf: Control.nameField)], id: "without-typing"),
    undoneWhileEditing([.clear(Control.nameField)], id: "while-typing-no-name"),
    undoneWhileEditing(
      [.clear(Control.nameField), .type("David Blaine ", into: Control.nameField)],
      id: "while-typing-the-name-before"),
    undoneWhileEditing(
      [.type(" ", into: Control.nameField), .endEditing, .type("I", into: Control.nameField)],
      id: "while-typing-again"),
    Scenario(
      "profile.undo-failed-while-typing", proves: "R4-2", "P-9", on: .profile(cached: .blaine),
      steps: renamed,
      [
        .type("I", into: Control.nameField),
        .tap(Control.undo),
        .answer(.changeDisplayName, .failure(.refused)),
        .asks("David Blaine II", "David Blaine"),
      ], seesFailedUndo("The change was not accepted.")),
    Scenario(
      "profile.undone-over-a-refused-name", proves: "R4-2", "P-17", on: .profile(cached: .blaine),
      steps: renamed,
      [
        .clear(Control.nameField),
        .endEditing,
        .sees(Control.nameError, "A name needs at least one character."),
        .isEnabled(Control.undo),
        .tap(Control.undo),
        .seesNothing(of: Control.nameError),
      ], savesFormerName,
      [accepts, .seesNothing(of: Control.undo)], sees(.blaine)),
    Scenario(
      "profile.undone-over-a-failed-name", proves: "R4-2", "R4-4", "P-17",
      on: .profile(cached: .blaine),
      steps: renamed,
      [
        .type("I", into: Control.nameField),
        .endEditing,
        .answer(.changeDisplayName, .failure(.unreachable)),
        .sees(Control.nameError, "The profile could not be reached."),
        .tap(Control.undo),
        .seesNothing(of: Control.nameError),
      ], savesFormerName,
      [
        accepts,
        .asks("David Blaine II", "David Blaine III", "David Blaine"),
        .seesNothing(of: Control.undo),
      ], sees(.blaine)),
  ]

  private nonisolated static let undoBack = [
    Scenario(
      "profile.undone-twice", proves: "R4-3", on: .profile(cached: .blaine),
      steps: renamedTwice, undoes(to: second), [.isEnabled(Control.undo)], undoes(to: .blaine),
      [
        .seesNothing(of: Control.undo),
        .asks("David Blaine II", "David Blaine III", "David Blaine II", "David Blaine"),
      ]),
    Scenario(
      "profile.renamed-after-undo", proves: "R4-3", on: .profile(cached: .blaine),
      steps: renamedTwice, undoes(to: second), renames(to: "Dee"),
      [accepts, .isEnabled(Control.undo)],
      undoes(to: second), undoes(to: .blaine), [.seesNothing(of: Control.undo)]),
    Scenario(
      "profile.renamed-after-everything-was-undone", proves: "R4-3",
      on: .profile(cached: .blaine),
      steps: renamed, undoes(to: .blaine), renames(to: "Dee"),
      [
        .seesNothing(of: Control.undo),
        accepts,
        .isEnabled(Control.undo),
      ], undoes(to: .blaine), [.seesNothing(of: Control.undo)]),
    Scenario(
      // Whoever types the former name renames, and does not undo.
      "profile.former-name-typed", proves: "R4-3", on: .profile(cached: .blaine),
      steps: renamed, renames(to: "David Blaine"),
      [accepts, .isEnabled(Control.undo)],
      undoes(to: second), undoes(to: .blaine), [.seesNothing(of: Control.undo)]),
    Scenario(
      "profile.undone-many-times", proves: "R4-3", on: .profile(cached: .blaine),
      steps: [.open], (1...12).flatMap { renames(to: "Name \($0)") + [accepts] },
      (1...11).reversed().flatMap { undoes(to: .blaine.renamed("Name \($0)")) },
      undoes(to: .blaine), [.seesNothing(of: Control.undo)]),
  ]

  private nonisolated static let undoInFlight = [
    Scenario(
      "profile.undo-failed", proves: "R4-4", "P-9", on: .profile(cached: .blaine),
      steps: renamed,
      [.tap(Control.undo), .answer(.changeDisplayName, .failure(.refused))],
      seesFailedUndo("The change was not accepted."),
      [.tap(Control.undo), .seesNothing(of: Control.nameError)], savesFormerName,
      [.answer(.changeDisplayName, .failure(.unreachable))],
      seesFailedUndo("The profile could not be reached."), undoes(to: .blaine),
      [
        .seesNothing(of: Control.nameError),
        .seesNothing(of: Control.undo),
        .asks("David Blaine II", "David Blaine", "David Blaine", "David Blaine"),
      ]),
    Scenario(
      "profile.second-undo-failed", proves: "R4-3", "R4-4", on: .profile(cached: .blaine),
      steps: renamedTwice, undoes(to: second),
      [.tap(Control.undo), .answer(.changeDisplayName, .failure(.refused))],
      seesFailedUndo("The change was not accepted."), undoes(to: .blaine),
      [.seesNothing(of: Control.undo)]),
    Scenario(
      "profile.renamed-after-a-failed-undo", proves: "R4-4", on: .profile(cached: .blaine),
      steps: renamed,
      [.tap(Control.undo), .answer(.changeDisplayName, .failure(.refused))],
      renames(to: "Dee"),
      [
        .seesNothing(of: Control.nameError),
        accepts,
        .isEnabled(Control.undo),
      ], undoes(to: second), undoes(to: .blaine), [.seesNothing(of: Control.undo)]),
    Scenario(
      // The person sends the name that is still in the field, without typing.
      "profile.failed-undo-sent-from-the-field", proves: "R4-4", on: .profile(cached: .blaine),
      steps: renamed,
      [
        .tap(Control.undo),
        .answer(.changeDisplayName, .failure(.refused)),
        .placeCaret(atStartOf: Control.nameField),
        .endEditing,
        .seesNothing(of: Control.nameError),
        .asks("David Blaine II", "David Blaine", "David Blaine"),
        accepts,
        .isEnabled(Control.undo),
      ], sees(.blaine), undoes(to: second), undoes(to: .blaine), [.seesNothing(of: Control.undo)]),
    Scenario(
      "profile.no-undo-while-renaming", proves: "R4-4", on: .profile(cached: .blaine),
      steps: renamed,
      [
        .type("I", into: Control.nameField),
        .isEnabled(Control.undo),
        .endEditing,
        .isDisabled(Control.undo),
        .answer(.changeDisplayName, .failure(.refused)),
        .isEnabled(Control.undo),
      ], renames(to: "Dee"),
      [
        .isDisabled(Control.undo),
        accepts,
        .isEnabled(Control.undo),
      ], undoes(to: second), undoes(to: .blaine), [.seesNothing(of: Control.undo)]),
    Scenario(
      "profile.undo-undisturbed", proves: "R4-5", "P-16", "P-17", on: .profile(cached: .blaine),
      steps: renamed,
      [
        .tap(Control.changePhoto),
        .choosePhoto(.gif),
        .tap(Control.changePhoto),
        .isEnabled(Control.undo),
        .tap(Control.undo),
        .sees(Control.photoError, "Only PNG and JPEG photos can be used."),
        .choosePhoto(Photo.landscape.data),
        .answerPosts(.failure(.unreachable)),
        .answer(.changePhoto, .accepted),
        .tap(Control.postsRetry),
        .answerPosts(.posts([.cards])),
      ], savesFormerName,
      [
        accepts,
        .caches(.blaine.with(photo: .landscape)),
        .seesPhoto(.landscape),
        .seesRows([["Cards", "2026-03-02"]]),
        .seesNothing(of: Control.undo),
      ], sees(.blaine)),
  ]

  private nonisolated static let undoLeaving = [
    Scenario(
      "profile.undo-after-coming-back", proves: "R4-5", "P-5", on: .profile(cached: .blaine),
      steps: renamedTwice,
      [
        .cover,
        .goBack,
        .isEnabled(Control.undo),
        .tap(Control.undo),
        .cover,
        .goBack,
        .isDisabled(Control.undo),
        .isDisabled(Control.nameField),
        .seesControl(Control.saving),
        .cover,
        accepts,
        .caches(second),
        .goBack,
        .isEnabled(Control.undo),
      ], sees(second),
      [
        .tap(Control.undo),
        .cover,
        .answer(.changeDisplayName, .failure(.refused)),
        .goBack,
      ], seesFailedUndo("The change was not accepted."), undoes(to: .blaine),
      [.seesNothing(of: Control.undo)]),
    Scenario(
      "profile.undo-ended-by-leaving", proves: "R4-5", on: .profile(cached: .blaine),
      steps: renamed,
      [
        .goBack,
        .open,
        .seesNothing(of: Control.undo),
        .type("I", into: Control.nameField),
        .endEditing,
        .seesNothing(of: Control.undo),
        accepts,
        .isEnabled(Control.undo),
      ], undoes(to: second), [.seesNothing(of: Control.undo)]),
    Scenario(
      "profile.undo-ended-by-another-screen", proves: "R4-5", on: .profile(cached: .blaine),
      steps: renamed,
      [
        .isEnabled(Control.undo),
        .makeUnopened,
        .isEnabled(Control.undo),
        .replace,
        .seesNothing(of: Control.undo),
        .type("I", into: Control.nameField),
        .endEditing,
        accepts,
        .cover,
        .removeFromBelow,
        .open,
        .seesNothing(of: Control.undo),
      ], sees(third)),
    Scenario(
      // The second round opens the screen again.
      "profile.undo-ended-by-logging-out", proves: "R4-5", "P-18", on: .profile(cached: .blaine),
      rounds: 2,
      steps: [
        .open,
        .seesNothing(of: Control.undo),
        .type(" II", into: Control.nameField),
        .endEditing,
        accepts,
        .caches(second),
        .isEnabled(Control.undo),
        .tap(Control.logOut),
        .answer(.logOut, .accepted),
        .otherPartCaches(.blaine),
      ]),
    Scenario(
      "profile.popped-undoing", proves: "R4-5", "P-19", "P-21", "P-27",
      on: .profile(cached: .blaine),
      steps: renamed,
      [
        .answerPosts(.posts([])),
        .tap(Control.undo),
        .asks("David Blaine II", "David Blaine"),
        .goBack,
        .inFlight(.changeDisplayName),
        .caches(second),
        .otherPartCaches(second.with(photo: .landscape)),
        accepts,
        .caches(.blaine.with(photo: .landscape)),
        .open,
        .seesNothing(of: Control.undo),
      ], sees(.blaine)),
    Scenario(
      "profile.popped-undoing-while-typing", proves: "R4-2", "R4-5", "P-19",
      on: .profile(cached: .blaine),
      steps: renamed,
      [
        .type("I", into: Control.nameField),
        .tap(Control.undo),
        .goBack,
        .asks("David Blaine II", "David Blaine"),
        .answer(.changeDisplayName, .failure(.refused)),
        .caches(second),
        .open,
        .seesNothing(of: Control.nameError),
        .seesNothing(of: Control.undo),
      ], sees(second)),
    Scenario(
      "profile.opened-anew-undoing", proves: "R4-5", "R4-6", "P-20", "P-27",
      on: .profile(cached: .blaine),
      steps: renamed,
      [
        .tap(Control.undo),
        .goBack,
        .open,
        .isEnabled(Control.nameField),
        .seesNothing(of: Control.saving),
        .type("I", into: Control.nameField),
        .endEditing,
        .answer(.changeDisplayName, .accepted, to: .newest),
        .isEnabled(Control.undo),
        accepts,
        .caches(.blaine),
        .isEnabled(Control.undo),
      ], sees(third),
      [
        .tap(Control.undo),
        .asks("David Blaine II", "David Blaine", "David Blaine III"),
        .seesNothing(of: Control.undo),
      ], sees(third)),
    Scenario(
      "profile.logged-out-undoing", proves: "R4-5", "P-18", "P-20", on: .profile(cached: .blaine),
      steps: renamed,
      [
        .tap(Control.undo),
        .tap(Control.logOut),
        .seesLogIn,
        .caches(nil),
        .otherPartCaches(second),
        accepts,
        .caches(second),
        .seesLogIn,
        .asked([
          .changeDisplayName(.sample("David Blaine II")),
          .changeDisplayName(.sample("David Blaine")), .logOut,
        ]),
      ]),
    Scenario(
      "profile.undone-again-and-again", proves: "R4-5", "P-21", on: .profile(cached: .blaine),
      rounds: 25,
      steps: [.open], renames(to: "Dee"), [accepts], renames(to: "Dave"), [accepts],
      undoes(to: .blaine.renamed("Dee")),
      [
        .tap(Control.undo),
        .goBack,
        .answer(.changeDisplayName, .failure(.unreachable)),
        .otherPartCaches(.blaine),
        .open,
        .seesNothing(of: Control.undo),
        .type(" II", into: Control.nameField),
        .endEditing,
        accepts,
        .isEnabled(Control.undo),
        .tap(Control.logOut),
        .answer(.logOut, .accepted),
        .otherPartCaches(.blaine),
      ]),
  ]

  private nonisolated static let undoElsewhere = [
    Scenario(
      "profile.undo-ended-by-another-name", proves: "R4-6", on: .profile(cached: .blaine),
      steps: renamedTwice,
      [
        .otherPartCaches(copperfield),
        .isEnabled(Control.undo),
        .cover,
        .goBack,
        .isEnabled(Control.undo),
        .tap(Control.undo),
        .seesNothing(of: Control.undo),
        .isEnabled(Control.nameField),
        .seesNothing(of: Control.saving),
        .asks("David Blaine II", "David Blaine III"),
        .caches(copperfield),
      ], sees(third), renames(to: "Dee"),
      [accepts, .isEnabled(Control.undo)],
      undoes(to: third), [.seesNothing(of: Control.undo)]),
    Scenario(
      // Another part of the app has undone the rename.
      "profile.undo-ended-by-the-name-before", proves: "R4-6", on: .profile(cached: .blaine),
      steps: renamed,
      [
        .otherPartCaches(.blaine.with(photo: .landscape)),
        .tap(Control.undo),
        .seesNothing(of: Control.undo),
        .asks("David Blaine II"),
        .caches(.blaine.with(photo: .landscape)),
      ], sees(second)),
    Scenario(
      "profile.undo-ended-while-typing", proves: "R4-6", "P-11", on: .profile(cached: .blaine),
      steps: renamed,
      [
        .placeCaret(atStartOf: Control.nameField),
        .type("D", into: Control.nameField),
        .otherPartCaches(copperfield),
        .tap(Control.undo),
        .seesNothing(of: Control.undo),
        .type("r. ", into: Control.nameField),
        .sees(Control.nameField, "Dr. David Blaine II"),
        .sees(Control.nameCount, "19 of 40"),
        .asks("David Blaine II"),
        .endEditing,
        .asks("David Blaine II", "Dr. David Blaine II"),
        accepts,
        .caches(.blaine.renamed("Dr. David Blaine II")),
      ], undoes(to: second), [.seesNothing(of: Control.undo)]),
    Scenario(
      // The tap is no attempt.
      "profile.undo-ended-beside-a-message", proves: "R4-6", "P-17",
      on: .profile(cached: .blaine),
      steps: renamed,
      [
        .clear(Control.nameField),
        .endEditing,
        .otherPartCaches(copperfield),
        .tap(Control.undo),
        .seesNothing(of: Control.undo),
        .sees(Control.nameError, "A name needs at least one character."),
        .sees(Control.nameField, ""),
        .sees(Control.name, "David Blaine II"),
      ]),
    undone(beside: "another-photo") { $0.with(photo: .landscape) },
    undone(beside: "an-emptied-cache") { _ in nil },
    undone(beside: "another-user") { _ in .dee },
    Scenario(
      "profile.undone-after-the-other-name-has-gone", proves: "R4-6",
      on: .profile(cached: .blaine),
      steps: renamed,
      [.otherPartCaches(copperfield), .otherPartCaches(second)], undoes(to: .blaine)),
    Scenario(
      // The change of a name replaces another name, as without an undo.
      "profile.undo-replaces-another-name", proves: "R4-6", "P-27", on: .profile(cached: .blaine),
      steps: renamedTwice,
      [
        .tap(Control.undo),
        .otherPartCaches(copperfield),
        accepts,
        .caches(second),
        .isEnabled(Control.undo),
      ], sees(second), undoes(to: .blaine), [.seesNothing(of: Control.undo)]),
    Scenario(
      // The name before is the one that the label showed.
      "profile.undo-of-a-rename-that-replaced-another-name", proves: "R4-2", "R4-6",
      on: .profile(cached: .blaine),
      steps: [
        .open,
        .otherPartCaches(copperfield),
        .type(" II", into: Control.nameField),
        .endEditing,
        accepts,
        .caches(second),
      ], undoes(to: .blaine), [.seesNothing(of: Control.undo)]),
  ]
}

// MARK: - Steps

extension Step {
  /// The service was asked for these names, one after the other, and for nothing else.
  fileprivate nonisolated static func asks(_ names: String...) -> Step {
    .asked(names.map { .changeDisplayName(.sample($0)) })
  }
}

extension Scenario {
  private nonisolated static let second = User.blaine.renamed("David Blaine II")
  private nonisolated static let third = User.blaine.renamed("David Blaine III")
  private nonisolated static let copperfield = User.blaine.renamed("David Copperfield")

  private nonisolated static let accepts = Step.answer(.changeDisplayName, .accepted)

  /// Opens the screen and renames the sample user.
  private nonisolated static let renamed = renames + [accepts, .caches(second)]

  private nonisolated static let renamedTwice =
    renamed + [.type("I", into: Control.nameField), .endEditing, accepts, .caches(third)]

  /// Types a name in place of the text in the field.
  private nonisolated static func renames(to name: String) -> [Step] {
    [.clear(Control.nameField), .type(name, into: Control.nameField), .endEditing]
  }

  /// Undoes a rename, after which the user has the name before.
  private nonisolated static func undoes(to user: User) -> [Step] {
    [.isEnabled(Control.undo), .tap(Control.undo), accepts, .caches(user)] + sees(user)
  }

  /// The name before the second is in flight.
  private nonisolated static let savesFormerName: [Step] = [
    .isDisabled(Control.nameField),
    .seesControl(Control.saving),
    .isDisabled(Control.undo),
    .sees(Control.name, "David Blaine II"),
    .sees(Control.nameField, "David Blaine"),
    .sees(Control.nameCount, "12 of 40"),
  ]

  /// The undo of the second name has failed.
  private nonisolated static func seesFailedUndo(_ message: String) -> [Step] {
    [
      .sees(Control.nameError, message),
      .seesNothing(of: Control.saving),
      .sees(Control.name, "David Blaine II"),
      .sees(Control.nameField, "David Blaine"),
      .sees(Control.nameCount, "12 of 40"),
      .isEnabled(Control.nameField),
      .isEnabled(Control.undo),
      .caches(second),
    ]
  }

  /// The person taps the button while the caret is in the field.
  private nonisolated static func undoneWhileEditing(_ edits: [Step], id: String) -> Scenario {
    Scenario(
      "profile.undone-\(id)", proves: "R4-2", "P-6", "P-11", on: .profile(cached: .blaine),
      steps: renamed, edits,
      [.tap(Control.undo)], savesFormerName,
      [
        .seesNothing(of: Control.nameError),
        .asks("David Blaine II", "David Blaine"),
        .inFlight(.changeDisplayName),
      ], savesFormerName,
      [
        accepts,
        .caches(.blaine),
        .isEnabled(Control.nameField),
        .seesNothing(of: Control.undo),
        .asks("David Blaine II", "David Blaine"),
      ], sees(.blaine))
  }

  /// Another part of the app changes the cached user in a way that ends nothing.
  private nonisolated static func undone(
    beside id: String, _ change: (User) -> User?
  ) -> Scenario {
    Scenario(
      "profile.undone-beside-\(id)", proves: "R4-6", "P-27", on: .profile(cached: .blaine),
      steps: renamedTwice,
      [
        .otherPartCaches(change(third)),
        .tap(Control.undo),
        .asks("David Blaine II", "David Blaine III", "David Blaine II"),
        accepts,
        .caches(change(second)),
      ], sees(second),
      [
        .tap(Control.undo),
        accepts,
        .caches(change(.blaine)),
        .seesPhoto(.portrait),
        .seesNothing(of: Control.undo),
      ], sees(.blaine))
  }
}
