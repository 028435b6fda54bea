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
      "profile.popped-renaming", proves: "P-19", "P-20", on: .profile(cached: .blaine),
      steps: [
        .open,
        .type(" II", into: Control.nameField),
        .endEditing,
        .asked([.changeDisplayName(.sample("David Blaine II"))]),
        .goBack,
        .cancelled(.changeDisplayName),
        .caches(nil),
        .answer(.changeDisplayName, .accepted),
        .caches(nil),
      ]),
    Scenario(
      "profile.popped-renaming-another-photo", proves: "P-19", "P-20",
      on: .profile(cached: .blaine),
      steps: [
        .open,
        .type(" II", into: Control.nameField),
        .endEditing,
        .asked([.changeDisplayName(.sample("David Blaine II"))]),
        .otherPartCaches(.blaine.with(photo: .landscape)),
        .goBack,
        .caches(nil),
        .answer(.changeDisplayName, .accepted),
        .caches(nil),
      ]),
    Scenario(
      // Leaving takes the keyboard away, which ends editing like any other way.
      "profile.popped-typing", proves: "P-6", "P-19", on: .profile(cached: .blaine),
      steps: [
        .open,
        .type(" II", into: Control.nameField),
        .goBack,
        .caches(nil),
        .asked([.changeDisplayName(.sample("David Blaine II"))]),
        .cancelled(.changeDisplayName),
        .caches(nil),
      ]),
    Scenario(
      "profile.popped-changing-photo", proves: "P-19", "P-20", on: .profile(cached: .blaine),
      steps: [
        .open,
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .goBack,
        .cancelled(.changePhoto),
        .caches(nil),
        .answer(.changePhoto, .failure(.unreachable)),
        .caches(nil),
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
    comesTooLate(.accepted, after: .goBack, id: "acceptance-after-pop"),
    comesTooLate(.failure(.refused), after: .goBack, id: "refusal-after-pop"),
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

  /// Both changes are answered when the screen is gone and somebody else is signed in.
  private nonisolated static func comesTooLate(
    _ answer: ScenarioService.Answer, after leaving: Step, id: String
  ) -> Scenario {
    Scenario(
      "profile.late-\(id)", proves: "P-20", on: .profile(cached: .blaine),
      steps: [
        .open,
        .type(" II", into: Control.nameField),
        .endEditing,
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .asked([.changeDisplayName(.sample("David Blaine II")), .changePhoto(.landscape)]),
        leaving,
        .otherPartCaches(.dee),
        .answer(.changeDisplayName, answer),
        .answer(.changePhoto, answer),
        .caches(.dee),
      ])
  }
}
