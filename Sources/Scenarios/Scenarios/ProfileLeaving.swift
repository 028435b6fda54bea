import Models

extension Scenario {
  nonisolated static let profileLeaving = [
    Scenario(
      "profile.logged-out", proves: "P-18", on: .profile(cached: .blaine),
      steps: [
        .open,
        .tap(Control.logOut),
        .seesLogIn,
        .caches(nil),
        .asked([.logOut]),
        .inFlight(.logOut),
        .answer(.logOut, .accepted),
        .seesLogIn,
        .caches(nil),
      ]),
    Scenario(
      "profile.logged-out-in-flight", proves: "P-18", "P-20", on: .profile(cached: .blaine),
      steps: [
        .open,
        .type(" II", into: Control.nameField),
        .endEditing,
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .asked([.changeDisplayName(.sample("David Blaine II")), .changePhoto(.landscape)]),
        .tap(Control.logOut),
        .cancelled(.changeDisplayName),
        .cancelled(.changePhoto),
        .caches(nil),
        .seesLogIn,
        .answer(.changeDisplayName, .accepted),
        .answer(.changePhoto, .failure(.refused)),
        .caches(nil),
        .seesLogIn,
        .asked([
          .changeDisplayName(.sample("David Blaine II")), .changePhoto(.landscape), .logOut,
        ]),
      ]),
    Scenario(
      "profile.logged-out-in-library", proves: "P-18", "P-20", on: .profile(cached: .blaine),
      steps: [
        .open,
        .tap(Control.changePhoto),
        .openedLibrary(times: 1),
        .tap(Control.logOut),
        .cancelledLibrary,
        .choosePhoto(Photo.landscape.data),
        .asked([.logOut]),
        .caches(nil),
      ]),
    Scenario(
      "profile.logged-out-typing", proves: "P-18", "P-20", on: .profile(cached: .blaine),
      steps: [
        .open,
        .type(" II", into: Control.nameField),
        .tap(Control.logOut),
        .seesLogIn,
        .caches(nil),
        .asked([.logOut]),
        .caches(nil),
      ]),
    Scenario(
      "profile.logging-out-failed", proves: "P-18", on: .profile(cached: .blaine),
      steps: [
        .open,
        .tap(Control.logOut),
        .asked([.logOut]),
        .answer(.logOut, .failure(.unreachable)),
        .seesLogIn,
        .caches(nil),
      ]),
    Scenario(
      "profile.logged-out-after-failure", proves: "P-4", "P-18", on: .profile(cached: nil),
      steps: [
        .open,
        .answer(.currentUser, .failure(.unreachable)),
        .otherPartCaches(.blaine),
        .tap(Control.logOut),
        .seesLogIn,
        .caches(nil),
        .asked([.currentUser, .logOut]),
      ]),
    Scenario(
      "profile.popped-loading", proves: "P-19", "P-20", on: .profile(cached: nil),
      steps: [
        .open,
        .asked([.currentUser]),
        .goBack,
        .cancelled(.currentUser),
        .answer(.currentUser, .user(.blaine)),
        .caches(nil),
        .asked([.currentUser]),
      ]),
    Scenario(
      "profile.popped-idle", proves: "P-19", on: .profile(cached: .blaine),
      steps: [.open, .goBack, .caches(.blaine), .asked([]), .caches(.blaine)]),
    Scenario(
      "profile.popped-renaming", proves: "P-19", "P-21", "P-27", on: .profile(cached: .blaine),
      steps: renames,
      [
        .answerPosts(.posts([])),
        .goBack,
        .inFlight(.changeDisplayName),
        .caches(.blaine),
        .pause,
        .inFlight(.changeDisplayName),
        .answer(.changeDisplayName, .accepted),
        .caches(.blaine.renamed("David Blaine II")),
      ]),
    Scenario(
      "profile.popped-renaming-refused", proves: "P-19", on: .profile(cached: .blaine),
      steps: renames,
      [
        .goBack,
        .answer(.changeDisplayName, .failure(.refused)),
        .caches(.blaine),
        .open,
        .seesNothing(of: Control.nameError),
        .isEnabled(Control.nameField),
      ], sees(.blaine)),
    Scenario(
      "profile.popped-renaming-another-photo", proves: "P-19", "P-27",
      on: .profile(cached: .blaine),
      steps: renames,
      [
        .goBack,
        .otherPartCaches(.blaine.with(photo: .landscape)),
        .answer(.changeDisplayName, .accepted),
        .caches(.blaine.renamed("David Blaine II").with(photo: .landscape)),
      ]),
    Scenario(
      // Leaving takes the keyboard away, which ends editing like any other way.
      "profile.popped-typing", proves: "P-6", "P-19", on: .profile(cached: .blaine),
      steps: [
        .open,
        .type(" II", into: Control.nameField),
        .goBack,
        .caches(.blaine),
        .asked([.changeDisplayName(.sample("David Blaine II"))]),
        .inFlight(.changeDisplayName),
        .answer(.changeDisplayName, .accepted),
        .caches(.blaine.renamed("David Blaine II")),
      ]),
    Scenario(
      "profile.popped-typing-refused-name", proves: "P-7", "P-19", on: .profile(cached: .blaine),
      steps: [
        .open,
        .clear(Control.nameField),
        .goBack,
        .asked([]),
        .caches(.blaine),
      ]),
    Scenario(
      "profile.popped-changing-photo", proves: "P-19", "P-21", "P-27",
      on: .profile(cached: .blaine),
      steps: changesPhoto,
      [
        .answerPosts(.posts([])),
        .goBack,
        .inFlight(.changePhoto),
        .caches(.blaine),
        .pause,
        .answer(.changePhoto, .accepted),
        .caches(.blaine.with(photo: .landscape)),
      ]),
    Scenario(
      "profile.popped-changing-photo-refused", proves: "P-19", on: .profile(cached: .blaine),
      steps: changesPhoto,
      [
        .goBack,
        .answer(.changePhoto, .failure(.unreachable)),
        .caches(.blaine),
        .open,
        .seesNothing(of: Control.photoError),
        .seesPhoto(.portrait),
      ]),
    Scenario(
      "profile.opened-anew-renaming", proves: "P-20", "P-27", on: .profile(cached: .blaine),
      steps: renames,
      [
        .goBack,
        .open,
        .isEnabled(Control.nameField),
        .seesNothing(of: Control.saving),
        .type(" Jr", into: Control.nameField),
        .answer(.changeDisplayName, .accepted),
        .caches(.blaine.renamed("David Blaine II")),
        .sees(Control.name, "David Blaine"),
        .sees(Control.nameField, "David Blaine Jr"),
      ]),
    Scenario(
      "profile.opened-anew-changing-photo", proves: "P-20", "P-27", on: .profile(cached: .blaine),
      steps: changesPhoto,
      [
        .goBack,
        .open,
        .isEnabled(Control.changePhoto),
        .answer(.changePhoto, .accepted),
        .caches(.blaine.with(photo: .landscape)),
        .seesPhoto(.portrait),
      ]),
    Scenario(
      "profile.two-screens-answered-in-reverse", proves: "P-20", "P-27",
      on: .profile(cached: .blaine),
      steps: renames,
      [
        .goBack,
        .open,
        .type(" III", into: Control.nameField),
        .endEditing,
        .answer(.changeDisplayName, .accepted, to: .newest),
        .caches(.blaine.renamed("David Blaine III")),
        .answer(.changeDisplayName, .accepted),
        .caches(.blaine.renamed("David Blaine II")),
      ], sees(.blaine.renamed("David Blaine III"))),
    Scenario(
      "profile.two-screens-one-refused", proves: "P-20", "P-17", on: .profile(cached: .blaine),
      steps: renames,
      [
        .goBack,
        .open,
        .type(" III", into: Control.nameField),
        .endEditing,
        .answer(.changeDisplayName, .failure(.refused)),
        .isDisabled(Control.nameField),
        .seesControl(Control.saving),
        .seesNothing(of: Control.nameError),
        .answer(.changeDisplayName, .accepted),
        .caches(.blaine.renamed("David Blaine III")),
      ], sees(.blaine.renamed("David Blaine III"))),
    Scenario(
      "profile.logged-out-with-a-popped-change", proves: "P-18", "P-27",
      on: .profile(cached: .blaine),
      steps: renames,
      [
        .goBack,
        .open,
        .tap(Control.logOut),
        .caches(nil),
        .answer(.changeDisplayName, .accepted),
        .caches(nil),
        .seesLogIn,
      ]),
    Scenario(
      "profile.popped-in-library", proves: "P-19", "P-20", on: .profile(cached: .blaine),
      steps: [
        .open,
        .tap(Control.changePhoto),
        .openedLibrary(times: 1),
        .goBack,
        .cancelledLibrary,
        .caches(.blaine),
        .choosePhoto(Photo.landscape.data),
        .asked([]),
        .caches(.blaine),
      ]),
    Scenario(
      "profile.popped-after-changes", proves: "P-19", on: .profile(cached: .blaine),
      steps: [
        .open,
        .type(" II", into: Control.nameField),
        .endEditing,
        .answer(.changeDisplayName, .accepted),
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .answer(.changePhoto, .failure(.refused)),
        .goBack,
        .caches(.blaine.renamed("David Blaine II")),
      ]),
    Scenario(
      "profile.popped-after-photo", proves: "P-19", on: .profile(cached: .blaine),
      steps: [
        .open,
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .answer(.changePhoto, .accepted),
        .goBack,
        .caches(.blaine.with(photo: .landscape)),
      ]),
    comesTooLate(.accepted, after: .tap(Control.logOut), id: "acceptance-after-log-out"),
    comesTooLate(.failure(.refused), after: .tap(Control.logOut), id: "refusal-after-log-out"),
    comesTooLate(
      .accepted, after: .tap(Control.logOut), beside: .blaine, id: "acceptance-for-same-user"),
    comesTooLate(
      .failure(.refused), after: .tap(Control.logOut), beside: .blaine,
      id: "refusal-for-same-user"),
    comesTooLate(.accepted, after: .goBack, id: "acceptance-after-pop"),
    comesTooLate(.failure(.refused), after: .goBack, id: "refusal-after-pop"),
    Scenario(
      "profile.late-load-for-same-user", proves: "P-20", on: .profile(cached: nil),
      steps: [
        .open,
        .answer(.currentUser, .failure(.unreachable)),
        .tap(Control.retry),
        .asked([.currentUser, .currentUser]),
        .goBack,
        .otherPartCaches(.blaine.renamed("David Copperfield")),
        .answer(.currentUser, .user(.blaine)),
        .caches(.blaine.renamed("David Copperfield")),
      ]),
    Scenario(
      "profile.covered-in-flight", proves: "P-19", on: .profile(cached: .blaine),
      steps: [
        .open,
        .type(" II", into: Control.nameField),
        .endEditing,
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .cover,
        .caches(.blaine),
        .inFlight(.changeDisplayName),
        .inFlight(.changePhoto),
        .answer(.changeDisplayName, .accepted),
        .answer(.changePhoto, .accepted),
        .caches(.blaine.renamed("David Blaine II").with(photo: .landscape)),
        .goBack,
        .sees(Control.name, "David Blaine II"),
        .seesPhoto(.landscape),
      ]),
    Scenario(
      "profile.left-while-loading-and-covered", proves: "P-21", "P-20",
      on: .profile(cached: nil),
      steps: [
        .open,
        .answer(.currentUser, .failure(.unreachable)),
        .tap(Control.retry),
        .cover,
        .goBack,
        .goBack,
        .answer(.currentUser, .failure(.unreachable)),
        .caches(nil),
      ]),
    Scenario(
      "profile.left-after-everything", proves: "P-21", on: .profile(cached: nil),
      steps: [
        .open,
        .answer(.currentUser, .user(.blaine)),
        .type(" II", into: Control.nameField),
        .endEditing,
        .answer(.changeDisplayName, .accepted),
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .answer(.changePhoto, .accepted),
        .tap(Control.logOut),
        .answer(.logOut, .accepted),
        .seesLogIn,
      ]),
  ]

  private nonisolated static let renames: [Step] = [
    .open,
    .type(" II", into: Control.nameField),
    .endEditing,
    .asked([.changeDisplayName(.sample("David Blaine II"))]),
  ]

  private nonisolated static let changesPhoto: [Step] = [
    .open,
    .tap(Control.changePhoto),
    .choosePhoto(Photo.landscape.data),
    .asked([.changePhoto(.landscape)]),
  ]

  /// Both changes are answered after the screen was left, when another user or the same user is
  /// signed in.
  private nonisolated static func comesTooLate(
    _ answer: ScenarioService.Answer, after leaving: Step, beside user: User = .dee, id: String
  ) -> Scenario {
    Scenario(
      "profile.late-\(id)", proves: "P-20", on: .profile(cached: .blaine),
      steps: renames,
      [
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .asked([.changeDisplayName(.sample("David Blaine II")), .changePhoto(.landscape)]),
        leaving,
        .otherPartCaches(user),
        .answer(.changeDisplayName, answer),
        .answer(.changePhoto, answer),
        .caches(user),
      ])
  }
}
