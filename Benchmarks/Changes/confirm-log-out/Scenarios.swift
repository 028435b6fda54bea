import Foundation
import Models

extension Scenario {
  /// Every scenario of the specification, with the question before logging out.
  package nonisolated static let all = base.map(\.confirmingLogOut) + confirmLogOut

  /// This scenario, with each tap on a log-out button followed by one that confirms.
  private nonisolated var confirmingLogOut: Scenario {
    Scenario(
      self,
      steps: steps.flatMap { step in
        step == .tap(Control.logOut) ? [step, .tap(Control.confirmLogOut)] : [step]
      })
  }

  private nonisolated init(_ scenario: Scenario, steps: [Step]) {
    id = scenario.id
    requirements = scenario.requirements
    screen = scenario.screen
    rounds = scenario.rounds
    self.steps = steps
  }
}

extension Requirement {
  /// The whole specification, with the question before logging out.
  package nonisolated static let all = base + confirmLogOut

  private nonisolated static let confirmLogOut = [
    Requirement(
      "R1-1",
      """
      A tap on either log-out button, of the profile or of the failed load, asks in the same turn: \
      an alert "Log out?" with "Log out" and "Cancel". Asking changes nothing else: it ends no \
      editing, and sends, cancels, clears and caches nothing.
      """),
    Requirement(
      "R1-2",
      """
      Cancel takes the alert away and changes nothing: what is in flight goes on, the user goes on \
      typing at the same caret, a photo can still be chosen, and messages stay. The alert comes back \
      only with another tap.
      """),
    Requirement(
      "R1-3",
      """
      Log out in the alert takes the alert away and, in the same turn, logs out by P-18, as things \
      are then. Nothing of it happens before.
      """),
    Requirement(
      "R1-4",
      """
      Below the alert, answers are shown and cached as without it, and other screens may cover this \
      one. None of this takes the alert away, and both of its answers mean the same as before.
      """),
    Requirement(
      "R1-5",
      """
      If the screen leaves the stack below the alert, P-19 holds, the alert stays until it is \
      answered, and either answer changes nothing. A screen opened since asks for itself.
      """),
  ]
}

nonisolated extension Control {
  /// The action of the alert that logs out.
  package static let confirmLogOut = "logout.confirm"
  /// The action of the alert that cancels.
  package static let cancelLogOut = "logout.cancel"
}

extension Scenario {
  private nonisolated static let confirmLogOut =
    asking + cancellingInFlight + cancellingInput + belowTheAlert + leftBelowTheAlert

  // MARK: The question and its answers

  private nonisolated static let asking = [
    Scenario(
      "profile.log-out-asked", proves: "R1-1", on: .profile(cached: .blaine),
      steps: [
        .open,
        .tap(Control.logOut),
        .sees(Control.confirmLogOut, "Log out"),
        .isEnabled(Control.confirmLogOut),
        .sees(Control.cancelLogOut, "Cancel"),
        .isEnabled(Control.cancelLogOut),
        .seesTitle("Profile"),
        .seesPhoto(.portrait),
        .seesControl(Control.logOut),
        .caches(.blaine),
        .asked([]),
        .caches(.blaine),
        .seesControl(Control.confirmLogOut),
      ], sees(.blaine)),
    Scenario(
      "profile.log-out-asked-after-failure", proves: "R1-1", "R1-2", on: .profile(cached: nil),
      steps: [
        .open,
        .answer(.currentUser, .failure(.unreachable)),
        .tap(Control.logOut),
        .sees(Control.confirmLogOut, "Log out"),
        .sees(Control.cancelLogOut, "Cancel"),
        .sees(Control.error, "The profile could not be reached."),
        .asked([.currentUser]),
        .tap(Control.cancelLogOut),
      ], seesNoAlert,
      [
        .sees(Control.error, "The profile could not be reached."),
        .isEnabled(Control.logOut),
        .caches(nil),
        .asked([.currentUser]),
        .tap(Control.retry),
        .seesControl(Control.spinner),
        .seesNothing(of: Control.error),
        .asked([.currentUser, .currentUser]),
        .answer(.currentUser, .user(.blaine)),
        .caches(.blaine),
      ], sees(.blaine), seesNoAlert,
      [.tap(Control.logOut), .tap(Control.confirmLogOut), .seesLogIn, .caches(nil)]),
    Scenario(
      "profile.log-out-confirmed-after-failure", proves: "R1-1", "R1-3", on: .profile(cached: nil),
      steps: [
        .open,
        .answer(.currentUser, .failure(.unreachable)),
        .tap(Control.logOut),
        .otherPartCaches(.blaine),
        .asked([.currentUser]),
        .caches(.blaine),
        .tap(Control.confirmLogOut),
        .seesLogIn,
        .caches(nil),
      ], seesNoAlert, [.asked([.currentUser, .logOut])]),
    Scenario(
      "profile.log-out-confirmed", proves: "R1-3", on: .profile(cached: .blaine),
      steps: renames,
      [
        .tap(Control.logOut),
        // Another user may be signed in by then.
        .otherPartCaches(.dee),
        .inFlight(.changeDisplayName),
        .tap(Control.confirmLogOut),
        .seesLogIn,
        .caches(nil),
        .cancelled(.changeDisplayName),
        .cancelledPosts,
      ], seesNoAlert,
      [
        .asked([.changeDisplayName(.sample("David Blaine II")), .logOut]),
        .inFlight(.logOut),
        .otherPartCaches(.dee),
        .answer(.logOut, .failure(.unreachable)),
        .caches(.dee),
        .seesLogIn,
      ], seesNoAlert),
    Scenario(
      "profile.log-out-cancelled", proves: "R1-2", on: .profile(cached: .blaine),
      steps: [
        .open,
        .tap(Control.logOut),
        .tap(Control.cancelLogOut),
      ], seesNoAlert,
      [
        .seesTitle("Profile"),
        .seesPhoto(.portrait),
        .isEnabled(Control.nameField),
        .isEnabled(Control.changePhoto),
        .isEnabled(Control.logOut),
        .caches(.blaine),
        .asked([]),
        .caches(.blaine),
      ], sees(.blaine), seesNoAlert,
      [
        .type(" II", into: Control.nameField),
        .endEditing,
        .answer(.changeDisplayName, .accepted),
        .asked([.changeDisplayName(.sample("David Blaine II"))]),
        .caches(.blaine.renamed("David Blaine II")),
      ], sees(.blaine.renamed("David Blaine II")), seesNoAlert),
    Scenario(
      "profile.log-out-asked-anew", proves: "R1-1", "R1-2", "R1-3", on: .profile(cached: .blaine),
      steps: [.open], cancels, cancels,
      [
        .cover,
        .goBack,
      ], seesNoAlert,
      [
        .tap(Control.logOut),
        .sees(Control.confirmLogOut, "Log out"),
        .asked([]),
        .caches(.blaine),
        .tap(Control.confirmLogOut),
        .seesLogIn,
      ], seesNoAlert, [.asked([.logOut])]),
    Scenario(
      "profile.log-out-asked-again-and-again", proves: "R1-2", "R1-3", "P-21",
      on: .profile(cached: .blaine), rounds: 25,
      steps: [.open, .answerPosts(.posts([]))], cancels, cancels,
      [.goBack, .open, .answerPosts(.posts([.cards]))], cancels,
      [
        .tap(Control.logOut),
        .tap(Control.confirmLogOut),
        .answer(.logOut, .accepted),
        .seesLogIn,
        .otherPartCaches(.blaine),
      ]),
  ]

  // MARK: What is in flight

  private nonisolated static let cancellingInFlight = [
    Scenario(
      "profile.log-out-cancelled-in-flight", proves: "R1-1", "R1-2", on: .profile(cached: .blaine),
      steps: renames,
      [
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .tap(Control.logOut),
      ], isChangingEverything, [.tap(Control.cancelLogOut)], seesNoAlert, isChangingEverything,
      [
        .answer(.changeDisplayName, .accepted),
        .answer(.changePhoto, .accepted),
        .answerPosts(.posts([.cards])),
        .caches(.blaine.renamed("David Blaine II").with(photo: .landscape)),
        .seesPhoto(.landscape),
        .seesRows([["Cards", "2026-03-02"]]),
        .isEnabled(Control.nameField),
        .isEnabled(Control.changePhoto),
      ], sees(.blaine.renamed("David Blaine II")), seesNoAlert),
    Scenario(
      "profile.log-out-cancelled-in-library", proves: "R1-1", "R1-2", on: .profile(cached: .blaine),
      steps: [
        .open,
        .tap(Control.changePhoto),
        .openedLibrary(times: 1),
        .tap(Control.logOut),
        .isDisabled(Control.changePhoto),
        .tap(Control.cancelLogOut),
        .isDisabled(Control.changePhoto),
        .openedLibrary(times: 1),
        .choosePhoto(Photo.landscape.data),
        .asked([.changePhoto(.landscape)]),
        .inFlight(.changePhoto),
        .answer(.changePhoto, .accepted),
        .caches(.blaine.with(photo: .landscape)),
        .seesPhoto(.landscape),
        .isEnabled(Control.changePhoto),
      ], seesNoAlert),
  ]

  // MARK: What the user has typed and reads

  private nonisolated static let cancellingInput = [
    Scenario(
      "profile.log-out-cancelled-typing", proves: "R1-1", "R1-2", on: .profile(cached: .blaine),
      steps: [
        .open,
        .placeCaret(atStartOf: Control.nameField),
        .type("A", into: Control.nameField),
        .tap(Control.logOut),
        .sees(Control.nameField, "ADavid Blaine"),
        .sees(Control.nameCount, "13 of 40"),
        .asked([]),
        .tap(Control.cancelLogOut),
        .sees(Control.nameField, "ADavid Blaine"),
        .asked([]),
        .type("B", into: Control.nameField),
        .sees(Control.nameField, "ABDavid Blaine"),
        .sees(Control.nameCount, "14 of 40"),
        .sees(Control.name, "David Blaine"),
        .endEditing,
        .asked([.changeDisplayName(.sample("ABDavid Blaine"))]),
      ], seesNoAlert),
    Scenario(
      "profile.log-out-confirmed-typing", proves: "R1-1", "R1-3", on: .profile(cached: .blaine),
      steps: [
        .open,
        .clear(Control.nameField),
        .type("Dee", into: Control.nameField),
        .tap(Control.logOut),
        .asked([]),
        .tap(Control.confirmLogOut),
        .seesLogIn,
        .caches(nil),
        .asked([.logOut]),
        .caches(nil),
      ], seesNoAlert),
    Scenario(
      // Asking and cancelling are no attempts (P-17).
      "profile.log-out-cancelled-beside-messages", proves: "R1-1", "R1-2",
      on: .profile(cached: .blaine),
      steps: [
        .open,
        .answerPosts(.failure(.unreachable)),
        .clear(Control.nameField),
        .type(" ", into: Control.nameField),
        .endEditing,
        .tap(Control.changePhoto),
        .choosePhoto(.gif),
        .tap(Control.logOut),
      ], seesEveryMessage, [.tap(Control.cancelLogOut)], seesEveryMessage, seesNoAlert,
      [
        .asked([]),
        .askedForPosts(by: [User.blaine.id]),
        .tap(Control.postsRetry),
        .askedForPosts(by: [User.blaine.id, User.blaine.id]),
        .answerPosts(.posts([])),
        .sees(Control.noPosts, "No posts yet."),
      ], seesNoAlert),
    Scenario(
      "profile.log-out-cancelled-beside-rows", proves: "R1-2", on: .profile(cached: .blaine),
      steps: [
        .open,
        .answerPosts(.posts([.cards, .coins])),
        .tap(Control.logOut),
        .seesRows([["Coins", "2026-04-05"], ["Cards", "2026-03-02"]]),
        .tap(Control.cancelLogOut),
        .seesRows([["Coins", "2026-04-05"], ["Cards", "2026-03-02"]]),
        .askedForPosts(by: [User.blaine.id]),
        .selectRow(1),
        .seesPost(.cards),
        .goBack,
        .isSelected(row: nil),
      ], sees(.blaine), seesNoAlert),
  ]

  // MARK: What happens below the alert

  private nonisolated static let belowTheAlert = [
    Scenario(
      "profile.log-out-asked-when-answers-come", proves: "R1-4", "R1-2",
      on: .profile(cached: .blaine),
      steps: renames,
      [
        .tap(Control.changePhoto),
        .openedLibrary(times: 1),
        .tap(Control.logOut),
        .answer(.changeDisplayName, .accepted),
        .caches(.blaine.renamed("David Blaine II")),
        .seesNothing(of: Control.saving),
        .isEnabled(Control.nameField),
        .answerPosts(.posts([.cards])),
        .seesRows([["Cards", "2026-03-02"]]),
        .choosePhoto(Photo.landscape.data),
        .inFlight(.changePhoto),
        .answer(.changePhoto, .failure(.refused)),
        .sees(Control.photoError, "The change was not accepted."),
        .isEnabled(Control.changePhoto),
        .sees(Control.confirmLogOut, "Log out"),
        .sees(Control.cancelLogOut, "Cancel"),
        .tap(Control.cancelLogOut),
      ], seesNoAlert, sees(.blaine.renamed("David Blaine II")),
      [
        .caches(.blaine.renamed("David Blaine II")),
        .sees(Control.photoError, "The change was not accepted."),
        .asked([.changeDisplayName(.sample("David Blaine II")), .changePhoto(.landscape)]),
      ]),
    Scenario(
      "profile.log-out-confirmed-after-answers", proves: "R1-4", "R1-3",
      on: .profile(cached: .blaine),
      steps: renames,
      [
        .tap(Control.logOut),
        .answer(.changeDisplayName, .failure(.refused)),
        .sees(Control.nameError, "The change was not accepted."),
        .answerPosts(.failure(.unreachable)),
        .sees(Control.postsError, "The posts could not be reached."),
        .tap(Control.confirmLogOut),
        .seesLogIn,
        .caches(nil),
        .asked([.changeDisplayName(.sample("David Blaine II")), .logOut]),
      ], seesNoAlert),
    Scenario(
      "profile.log-out-asked-and-covered", proves: "R1-4", "R1-2", on: .profile(cached: .blaine),
      steps: renames,
      [
        .tap(Control.logOut),
        .cover,
        .sees(Control.cancelLogOut, "Cancel"),
        .inFlight(.changeDisplayName),
        .tap(Control.cancelLogOut),
      ], seesNoAlert,
      [
        .seesNothing(of: Control.name),
        .inFlight(.changeDisplayName),
        .answer(.changeDisplayName, .accepted),
        .goBack,
      ], seesNoAlert, sees(.blaine.renamed("David Blaine II")),
      [.caches(.blaine.renamed("David Blaine II")), .tap(Control.logOut)],
      [.seesControl(Control.confirmLogOut)]),
    Scenario(
      "profile.log-out-confirmed-when-covered", proves: "R1-4", "R1-3",
      on: .profile(cached: .blaine),
      steps: renames,
      [
        .tap(Control.logOut),
        .cover,
        .caches(.blaine),
        .tap(Control.confirmLogOut),
        .seesLogIn,
        .caches(nil),
        .cancelled(.changeDisplayName),
        .asked([.changeDisplayName(.sample("David Blaine II")), .logOut]),
      ], seesNoAlert),
  ]

  // MARK: A screen that leaves below the alert

  private nonisolated static let leftBelowTheAlert =
    [
      answersAfterLeaving(Control.confirmLogOut, id: "log-out-confirmed-after-leaving"),
      answersAfterLeaving(Control.cancelLogOut, id: "log-out-cancelled-after-leaving"),
      Scenario(
        "profile.log-out-asked-and-replaced", proves: "R1-5", on: .profile(cached: .blaine),
        steps: [
          .open,
          .tap(Control.logOut),
          .replace,
          .sees(Control.confirmLogOut, "Log out"),
          .tap(Control.confirmLogOut),
        ], seesNoAlert, sees(.blaine),
        [
          .caches(.blaine),
          .asked([]),
        ], cancels,
        [
          .tap(Control.logOut),
          .tap(Control.confirmLogOut),
          .seesLogIn,
          .caches(nil),
          .asked([.logOut]),
        ]),
      Scenario(
        "profile.log-out-asked-after-failure-and-replaced", proves: "R1-5",
        on: .profile(cached: nil),
        steps: [
          .open,
          .answer(.currentUser, .failure(.unreachable)),
          .tap(Control.logOut),
          .replace,
          .tap(Control.confirmLogOut),
        ], seesNoAlert,
        [
          .seesControl(Control.spinner),
          .asked([.currentUser, .currentUser]),
          .answer(.currentUser, .user(.blaine)),
          .caches(.blaine),
        ], sees(.blaine), seesNoAlert),
    ]

  /// A screen with a change in flight is taken off the stack below the alert.
  ///
  /// Only after the covering screen is left do scenarios look for objects that live on (P-21).
  private nonisolated static func answersAfterLeaving(_ answer: String, id: String) -> Scenario {
    Scenario(
      "profile.\(id)", proves: "R1-5", on: .profile(cached: .blaine),
      steps: renames,
      [
        .answerPosts(.posts([])),
        .tap(Control.logOut),
        .cover,
        .removeFromBelow,
        .sees(Control.confirmLogOut, "Log out"),
        .tap(answer),
        .caches(.blaine),
        .inFlight(.changeDisplayName),
      ], seesNoAlert,
      [
        .goBack,
        .asked([.changeDisplayName(.sample("David Blaine II"))]),
        .answer(.changeDisplayName, .accepted),
        .caches(.blaine.renamed("David Blaine II")),
        .open,
      ], seesNoAlert, sees(.blaine.renamed("David Blaine II")), cancels)
  }

  // MARK: Groups of steps

  private nonisolated static let seesNoAlert: [Step] = [
    .seesNothing(of: Control.confirmLogOut), .seesNothing(of: Control.cancelLogOut),
  ]

  /// Asks, finds both answers, and cancels.
  private nonisolated static let cancels: [Step] =
    [
      .tap(Control.logOut),
      .sees(Control.confirmLogOut, "Log out"),
      .sees(Control.cancelLogOut, "Cancel"),
      .tap(Control.cancelLogOut),
    ] + seesNoAlert

  private nonisolated static let isChangingEverything: [Step] = [
    .asked([.changeDisplayName(.sample("David Blaine II")), .changePhoto(.landscape)]),
    .inFlight(.changeDisplayName),
    .inFlight(.changePhoto),
    .askedForPosts(by: [User.blaine.id]),
    .isDisabled(Control.nameField),
    .isDisabled(Control.changePhoto),
    .seesControl(Control.saving),
    .sees(Control.nameField, "David Blaine II"),
    .sees(Control.name, "David Blaine"),
    .caches(.blaine),
  ]

  private nonisolated static let seesEveryMessage: [Step] = [
    .sees(Control.nameError, "A name needs at least one character."),
    .sees(Control.nameField, " "),
    .sees(Control.photoError, "Only PNG and JPEG photos can be used."),
    .sees(Control.postsError, "The posts could not be reached."),
    .seesControl(Control.postsRetry),
  ]
}
