import Models

extension Scenario {
  /// A new screen takes the place of the open one, so that for a moment both are alive.
  nonisolated static let profileReplaced = [
    Scenario(
      "profile.replaced-loading", proves: "P-1", "P-19", "P-20", on: .profile(cached: nil),
      steps: [
        .open,
        .asked([.currentUser]),
        .replace,
        .seesControl(Control.spinner),
        .asked([.currentUser, .currentUser]),
        // The first answer is for the screen that was replaced.
        .answer(.currentUser, .user(.dee)),
        .caches(nil),
        .seesControl(Control.spinner),
        .seesNothing(of: Control.name),
        .inFlight(.currentUser),
        .answer(.currentUser, .user(.blaine)),
        .caches(.blaine),
      ], sees(.blaine)),
    Scenario(
      "profile.replaced-loading-and-popped", proves: "P-19", "P-20", "P-21",
      on: .profile(cached: nil),
      steps: [
        .open,
        .asked([.currentUser]),
        .replace,
        .asked([.currentUser, .currentUser]),
        .goBack,
        .cancelled(.currentUser),
        .answer(.currentUser, .user(.blaine)),
        .answer(.currentUser, .user(.blaine)),
        .caches(nil),
      ]),
    Scenario(
      "profile.replaced-failed", proves: "P-1", "P-19", on: .profile(cached: nil),
      steps: [
        .open,
        .answer(.currentUser, .failure(.unreachable)),
        .replace,
        .seesControl(Control.spinner),
        .seesNothing(of: Control.error),
        .seesNothing(of: Control.logOut),
        .asked([.currentUser, .currentUser]),
        .answer(.currentUser, .user(.blaine)),
      ], sees(.blaine)),
    Scenario(
      "profile.replaced-renaming", proves: "P-19", "P-20", "P-27", on: .profile(cached: .blaine),
      steps: renames,
      [
        .replace,
        .isEnabled(Control.nameField),
        .seesNothing(of: Control.saving),
        .inFlight(.changeDisplayName),
        .type(" Jr", into: Control.nameField),
        .answer(.changeDisplayName, .accepted),
        .caches(.blaine.renamed("David Blaine II")),
        .sees(Control.name, "David Blaine"),
        .sees(Control.nameField, "David Blaine Jr"),
      ]),
    Scenario(
      "profile.replaced-changing-photo-refused", proves: "P-19", "P-20",
      on: .profile(cached: .blaine),
      steps: changesPhoto,
      [
        .replace,
        .isEnabled(Control.changePhoto),
        .inFlight(.changePhoto),
        .answer(.changePhoto, .failure(.refused)),
        .caches(.blaine),
        .seesNothing(of: Control.photoError),
        .seesPhoto(.portrait),
      ]),
    Scenario(
      "profile.replaced-in-library", proves: "P-19", "P-20", on: .profile(cached: .blaine),
      steps: [
        .open,
        .tap(Control.changePhoto),
        .openedLibrary(times: 1),
        .replace,
        .cancelledLibrary,
        .isEnabled(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .asked([]),
        .seesPhoto(.portrait),
      ]),
    Scenario(
      // The keyboard goes when the new screen takes the place, after that one has begun to appear.
      "profile.replaced-typing", proves: "P-6", "P-19", "P-20", on: .profile(cached: .blaine),
      steps: [
        .open,
        .type(" II", into: Control.nameField),
        .replace,
        .isEnabled(Control.nameField),
      ], sees(.blaine),
      [
        .asked([.changeDisplayName(.sample("David Blaine II"))]),
        .inFlight(.changeDisplayName),
        .answer(.changeDisplayName, .accepted),
        .caches(.blaine.renamed("David Blaine II")),
      ], sees(.blaine)),
    Scenario(
      "profile.replaced-with-posts", proves: "P-22", "P-25", "P-26",
      on: .profile(cached: .blaine),
      steps: [
        .open,
        .answerPosts(.posts([.cards])),
        .replace,
      ], seesNoPostsYet,
      [
        .askedForPosts(by: [User.blaine.id, User.blaine.id]),
        .answerPosts(.posts([.levitation, .coins])),
        .seesRows([["Coins", "2026-04-05"], ["Levitation", "2026-03-03"]]),
        .selectRow(0),
        .seesPost(.coins),
      ]),
    Scenario(
      "profile.replaced-loading-posts", proves: "P-20", "P-26", on: .profile(cached: .blaine),
      steps: [
        .open,
        .askedForPosts(by: [User.blaine.id]),
        .replace,
        .askedForPosts(by: [User.blaine.id, User.blaine.id]),
        // The first answer is for the screen that was replaced.
        .answerPosts(.posts([.cards])),
      ], seesNoPostsYet,
      [
        .answerPosts(.posts([])),
        .sees(Control.noPosts, "No posts yet."),
      ]),
    Scenario(
      "profile.replaced-and-logged-out", proves: "P-18", "P-19", "P-27",
      on: .profile(cached: .blaine),
      steps: renames,
      [
        .replace,
        .tap(Control.logOut),
        .seesLogIn,
        .caches(nil),
        .otherPartCaches(.blaine),
        .answer(.changeDisplayName, .accepted),
        .caches(.blaine.renamed("David Blaine II")),
        .seesLogIn,
      ]),
  ]
}
