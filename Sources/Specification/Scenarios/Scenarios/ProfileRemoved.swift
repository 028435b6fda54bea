import Models

extension Scenario {
  /// The screen leaves the stack from below the top, while another screen covers it.
  ///
  /// An app may notice this only when the next screen is shown. So no scenario looks for objects
  /// that live on (P-21) before the covering screen is left.
  nonisolated static let profileRemoved = [
    Scenario(
      "profile.removed-loading", proves: "P-19", "P-20", "P-21", on: .profile(cached: nil),
      steps: [
        .open,
        .asked([.currentUser]),
        .cover,
        .inFlight(.currentUser),
        .removeFromBelow,
        .cancelled(.currentUser),
        .goBack,
        .seesNothing(of: Control.spinner),
        .answer(.currentUser, .user(.blaine)),
        .caches(nil),
        .asked([.currentUser]),
      ]),
    Scenario(
      "profile.removed-renaming", proves: "P-19", "P-21", "P-27", on: .profile(cached: .blaine),
      steps: renames,
      [
        .answerPosts(.posts([])),
        .cover,
        .removeFromBelow,
        .inFlight(.changeDisplayName),
        .caches(.blaine),
        .goBack,
        .seesNothing(of: Control.name),
        .pause,
        .inFlight(.changeDisplayName),
        .answer(.changeDisplayName, .accepted),
        .caches(.blaine.renamed("David Blaine II")),
      ]),
    Scenario(
      // The covering screen takes the keyboard away, so the change is sent before the screen leaves.
      "profile.removed-typing", proves: "P-6", "P-19", on: .profile(cached: .blaine),
      steps: [
        .open,
        .type(" II", into: Control.nameField),
        .cover,
        .asked([.changeDisplayName(.sample("David Blaine II"))]),
        .removeFromBelow,
        .inFlight(.changeDisplayName),
        .goBack,
        .seesNothing(of: Control.name),
        .answer(.changeDisplayName, .accepted),
        .caches(.blaine.renamed("David Blaine II")),
        .asked([.changeDisplayName(.sample("David Blaine II"))]),
      ]),
    Scenario(
      "profile.removed-changing-photo-refused", proves: "P-19", "P-21",
      on: .profile(cached: .blaine),
      steps: changesPhoto,
      [
        .answerPosts(.posts([])),
        .cover,
        .removeFromBelow,
        .inFlight(.changePhoto),
        .goBack,
        .pause,
        .answer(.changePhoto, .failure(.unreachable)),
        .caches(.blaine),
        .open,
        .seesNothing(of: Control.photoError),
        .seesPhoto(.portrait),
      ]),
    Scenario(
      "profile.removed-in-library", proves: "P-19", "P-20", on: .profile(cached: .blaine),
      steps: [
        .open,
        .tap(Control.changePhoto),
        .openedLibrary(times: 1),
        .cover,
        .removeFromBelow,
        .cancelledLibrary,
        .goBack,
        .choosePhoto(Photo.landscape.data),
        .asked([]),
        .caches(.blaine),
      ]),
    Scenario(
      "profile.removed-loading-posts", proves: "P-26", on: .profile(cached: .blaine),
      steps: [
        .open,
        .askedForPosts(by: [User.blaine.id]),
        .cover,
        .removeFromBelow,
        .cancelledPosts,
        .goBack,
        .answerPosts(.posts([.cards])),
        .seesNothing(of: Control.posts),
        .askedForPosts(by: [User.blaine.id]),
      ]),
    Scenario(
      "profile.removed-below-a-post", proves: "P-25", "P-26", on: .profile(cached: .blaine),
      steps: [
        .open,
        .answerPosts(.posts([.cards])),
        .selectRow(0),
        .removeFromBelow,
        .seesPost(.cards),
        .goBack,
        .seesNothing(of: Control.posts),
      ]),
    Scenario(
      "profile.removed-and-opened-anew", proves: "P-20", "P-27", on: .profile(cached: .blaine),
      steps: renames,
      [
        .cover,
        .removeFromBelow,
        .open,
        .isEnabled(Control.nameField),
        .seesNothing(of: Control.saving),
        .answer(.changeDisplayName, .accepted),
        .caches(.blaine.renamed("David Blaine II")),
      ], sees(.blaine)),
  ]
}
