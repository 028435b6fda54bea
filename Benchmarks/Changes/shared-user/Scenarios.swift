import Models

// The request shared-user: one user on several open screens.

extension Scenario {
  /// Every scenario of the specification: those that still hold, and those of the request.
  package nonisolated static let all =
    base.filter { !superseded.contains($0.id) } + shared + sharedBesideText + sharedBesideRequests
    + notShared + sharedAfterLeaving

  /// The scenarios in which a screen did not show what was accepted or cached elsewhere.
  private nonisolated static let superseded: Set = [
    "profile.rename-keeps-another-photo", "profile.photo-keeps-another-name",
    "profile.photo-keeps-earlier-other-name", "profile.failures-keep-cache",
    "profile.opened-anew-renaming", "profile.opened-anew-changing-photo",
    "profile.two-screens-answered-in-reverse", "profile.replaced-renaming",
    "profile.replaced-typing", "profile.removed-and-opened-anew",
  ]
}

extension Requirement {
  /// The whole specification, in order: that of the base with two requirements in new words, and
  /// the requirements of the request.
  package nonisolated static let all =
    base.map { requirement in reworded.first { $0.id == requirement.id } ?? requirement } + added

  private nonisolated static let reworded = [
    Requirement(
      "P-20",
      """
      After logging out, a late answer to that screen changes neither a screen nor the cache, even \
      if the same user is cached again. After popping, only the acceptance of a change has an \
      effect: on the cache and on the open screens of that user. No other late answer changes a \
      screen, not even one opened since.
      """),
    Requirement(
      "P-27",
      """
      An accepted change alters only what it is about, in the cached user and on the open screens \
      of that user, also after its screen was popped: what another part of the app has cached \
      meanwhile stays, and so does an emptied cache or another user.
      """),
  ]

  private nonisolated static let added = [
    Requirement(
      "R3-1",
      """
      Every open screen of a user shows, in the same turn, a name or a photo that any screen has \
      had accepted, and the user whom a load or another part of the app caches: below and above, \
      covered or not. A screen is open from viewWillAppear until it leaves.
      """),
    Requirement(
      "R3-2",
      """
      It is the saved name there from then on. The field and the count follow the saved name, also \
      while the field is edited, which moves the caret to the end. Text that the person has typed \
      stays, whatever it is, until it is accepted or is the saved name when editing ends.
      """),
    Requirement(
      "R3-3",
      """
      Nothing else changes there: no message, nothing that is in flight or being chosen, no post, \
      and posts are not asked for again. A change of the photo alone moves no caret.
      """),
    Requirement(
      "R3-4",
      """
      An emptied cache changes no screen. Another cached user changes no screen of this user. A \
      screen without a user, loading or failed, stays as it is.
      """),
    Requirement(
      "R3-5",
      """
      An accepted change shows on the open screens of its user even if the cache is empty or has \
      another user, and also after its own screen was popped. A failure is told on its own screen \
      only.
      """),
  ]
}

// MARK: - Names and photos that are shown elsewhere

extension User {
  /// The sample user, after another part of the app has changed the name.
  fileprivate nonisolated static let copperfield = blaine.renamed("David Copperfield")
  /// The sample user, after a screen has changed the name.
  fileprivate nonisolated static let second = blaine.renamed("David Blaine II")
}

extension Scenario {
  private nonisolated static let shared = [
    Scenario(
      "profile.shared-name", proves: "R3-1", "R3-2", "P-8", on: .profile(cached: .blaine),
      steps: [.open, .otherPartCaches(.copperfield)], sees(.copperfield),
      [.seesPhoto(.portrait), .isEnabled(Control.nameField), .seesNothing(of: Control.saving)],
      typesSpace, [.asked([])], sees(.copperfield),
      [
        .clear(Control.nameField),
        .type("David Blaine", into: Control.nameField),
        .endEditing,
        .asked([.changeDisplayName(.sample("David Blaine"))]),
      ]),
    Scenario(
      "profile.shared-photo", proves: "R3-1", on: .profile(cached: .blaine),
      steps: [
        .open,
        .otherPartCaches(.blaine.with(photo: .landscape)),
        .seesPhoto(.landscape),
        .otherPartCaches(.blaine.with(photo: nil)),
        .seesPhoto(nil),
      ], sees(.blaine),
      [
        .otherPartCaches(.copperfield),
        .seesPhoto(.portrait),
        .asked([]),
        .openedLibrary(times: 0),
      ], sees(.copperfield)),
    Scenario(
      "profile.shared-while-opening", proves: "R3-1", "P-3", on: .profile(cached: .blaine),
      steps: [.beginOpening, .otherPartCaches(.copperfield)], sees(.copperfield),
      [.open], sees(.copperfield)),
    Scenario(
      "profile.shared-after-loading", proves: "R3-1", "P-2", on: .profile(cached: nil),
      steps: [
        .open,
        .answer(.currentUser, .failure(.unreachable)),
        .tap(Control.retry),
        .answer(.currentUser, .user(.blaine)),
        .otherPartCaches(.copperfield),
      ], sees(.copperfield)),
    Scenario(
      // What is in the cache when the screen appears again is not what it has to show.
      "profile.shared-while-covered", proves: "R3-1", "R3-4", "P-5", on: .profile(cached: .blaine),
      steps: [
        .open,
        .cover,
        .otherPartCaches(.copperfield.with(photo: .landscape)),
        .otherPartCaches(.dee),
        .goBack,
        .seesPhoto(.landscape),
      ], sees(.copperfield),
      [
        .cover,
        .otherPartCaches(.blaine),
        .otherPartCaches(nil),
        .goBack,
        .seesPhoto(.portrait),
        .asked([]),
      ], sees(.blaine)),
    Scenario(
      "profile.shared-by-three-screens", proves: "R3-1", on: .profile(cached: .blaine),
      steps: [.open, .openOnTop, .cover, .openOnTop, .otherPartCaches(.copperfield)],
      sees(.copperfield), [.goBack, .goBack], sees(.copperfield), [.goBack], sees(.copperfield),
      [.askedForPosts(by: [User.blaine.id, User.blaine.id, User.blaine.id])]),
    Scenario(
      "profile.shared-rename-above", proves: "R3-1", "R3-2", "P-6", on: .profile(cached: .blaine),
      steps: [.open, .openOnTop, .type(" II", into: Control.nameField), .endEditing],
      [.answer(.changeDisplayName, .accepted), .caches(.second)], sees(.second),
      [.goBack, .isEnabled(Control.nameField), .seesNothing(of: Control.saving)], sees(.second),
      typesSpace, [.asked([.changeDisplayName(.sample("David Blaine II"))])],
      [.openOnTop, .otherPartCaches(.copperfield)], sees(.copperfield),
      [.goBack], sees(.copperfield)),
    Scenario(
      "profile.shared-rename-below", proves: "R3-1", "R3-3", on: .profile(cached: .blaine),
      steps: renames,
      [.openOnTop, .isEnabled(Control.nameField), .seesNothing(of: Control.saving)], sees(.blaine),
      [.answer(.changeDisplayName, .accepted)], sees(.second),
      [.otherPartCaches(.second.with(photo: .landscape)), .seesPhoto(.landscape)],
      [.goBack, .isEnabled(Control.nameField), .seesNothing(of: Control.saving)],
      [.seesPhoto(.landscape)], sees(.second)),
    Scenario(
      "profile.shared-photo-change-above", proves: "R3-1", "P-12", on: .profile(cached: .blaine),
      steps: [
        .open,
        .openOnTop,
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .answer(.changePhoto, .accepted),
        .seesPhoto(.landscape),
        .goBack,
        .seesPhoto(.landscape),
        .isEnabled(Control.changePhoto),
        .otherPartCaches(.blaine.with(photo: nil)),
        .seesPhoto(nil),
      ], sees(.blaine)),
    Scenario(
      "profile.shared-photo-change-below", proves: "R3-1", "R3-3", on: .profile(cached: .blaine),
      steps: changesPhoto,
      [
        .openOnTop,
        .isEnabled(Control.changePhoto),
        .answer(.changePhoto, .accepted),
        .seesPhoto(.landscape),
        .otherPartCaches(.copperfield.with(photo: .landscape)),
      ], sees(.copperfield),
      [.goBack, .isEnabled(Control.changePhoto), .seesPhoto(.landscape)], sees(.copperfield)),
    Scenario(
      "profile.shared-load-above", proves: "R3-1", "R3-4", on: .profile(cached: .blaine),
      steps: [
        .open,
        .otherPartCaches(nil),
        .openOnTop,
        .seesControl(Control.spinner),
        .answer(.currentUser, .user(.copperfield.with(photo: .landscape))),
      ], sees(.copperfield),
      [.goBack, .seesNothing(of: Control.spinner), .seesPhoto(.landscape)], sees(.copperfield),
      [.otherPartCaches(.blaine), .seesPhoto(.portrait)], sees(.blaine),
      [.asked([.currentUser]), .askedForPosts(by: [User.blaine.id, User.blaine.id])]),
  ]

  /// Ends editing with a space after what is in the field, which asks nothing if that is saved.
  private nonisolated static let typesSpace: [Step] = [
    .type(" ", into: Control.nameField), .endEditing,
  ]

  /// The label, the field and the count, where the person has typed something.
  private nonisolated static func sees(_ user: User, besideText text: String) -> [Step] {
    let count = DisplayName.characterCount(of: text)
    return [
      .sees(Control.name, user.displayName.text), .sees(Control.nameField, text),
      .sees(Control.nameCount, "\(count) of 40"),
    ]
  }
}

// MARK: - What is in the field

extension Scenario {
  private nonisolated static let sharedBesideText = [
    Scenario(
      "profile.shared-name-beside-typed-text", proves: "R3-2", "P-11",
      on: .profile(cached: .blaine),
      steps: [.open, .type(" Jr", into: Control.nameField), .otherPartCaches(.copperfield)],
      sees(.copperfield, besideText: "David Blaine Jr"),
      [
        .seesNothing(of: Control.nameError),
        .placeCaret(atStartOf: Control.nameField),
        .otherPartCaches(.dee),
        .otherPartCaches(.blaine.renamed("Copperfield").with(photo: .landscape)),
        .type("Dr. ", into: Control.nameField),
        .seesPhoto(.landscape),
      ], sees(.blaine.renamed("Copperfield"), besideText: "Dr. David Blaine Jr"),
      [.endEditing, .asked([.changeDisplayName(.sample("Dr. David Blaine Jr"))])]),
    Scenario(
      // What the person has typed is the former name, which would be saved anew.
      "profile.shared-name-beside-typed-former-name", proves: "R3-2", "P-11",
      on: .profile(cached: .blaine),
      steps: [
        .open,
        .clear(Control.nameField),
        .type("David Blaine", into: Control.nameField),
        .otherPartCaches(.copperfield),
      ], sees(.copperfield, besideText: "David Blaine"),
      [
        .endEditing,
        .asked([.changeDisplayName(.sample("David Blaine"))]),
        .answer(.changeDisplayName, .accepted),
        .caches(.blaine),
      ], sees(.blaine)),
    Scenario(
      "profile.shared-name-equal-to-typed-text", proves: "R3-2", "P-8",
      on: .profile(cached: .blaine),
      steps: [
        .open,
        .clear(Control.nameField),
        .type("David Copperfield", into: Control.nameField),
        .otherPartCaches(.copperfield),
        .otherPartCaches(.blaine),
      ], sees(.blaine, besideText: "David Copperfield"),
      [.otherPartCaches(.copperfield), .endEditing, .asked([])], sees(.copperfield),
      // The field has the saved name again, and follows.
      [.otherPartCaches(.blaine), .asked([])], sees(.blaine)),
    Scenario(
      "profile.shared-name-beside-refused-text", proves: "R3-2", "R3-3", "P-7",
      on: .profile(cached: .blaine),
      steps: [
        .open,
        .clear(Control.nameField),
        .endEditing,
        .otherPartCaches(.copperfield),
        .sees(Control.nameError, "A name needs at least one character."),
      ], sees(.copperfield, besideText: ""),
      [
        .type("David Copperfield", into: Control.nameField),
        .endEditing,
        .seesNothing(of: Control.nameError),
        .asked([]),
      ], sees(.copperfield)),
    Scenario(
      "profile.shared-name-beside-failed-text", proves: "R3-2", "R3-3", "P-9",
      on: .profile(cached: .blaine),
      steps: renames,
      [
        .answer(.changeDisplayName, .failure(.refused)),
        .otherPartCaches(.second),
      ], sees(.second),
      [
        .sees(Control.nameError, "The change was not accepted."),
        .otherPartCaches(.copperfield),
        .sees(Control.nameError, "The change was not accepted."),
        .otherPartCaches(.copperfield.with(photo: .landscape)),
        .seesPhoto(.landscape),
        .sees(Control.nameError, "The change was not accepted."),
      ], sees(.copperfield, besideText: "David Blaine II"),
      [
        .placeCaret(atStartOf: Control.nameField),
        .endEditing,
        .seesNothing(of: Control.nameError),
        .answer(.changeDisplayName, .accepted),
        .caches(.second.with(photo: .landscape)),
      ], sees(.second)),
    Scenario(
      "profile.shared-name-beside-text-in-flight", proves: "R3-2", "R3-3", "P-9",
      on: .profile(cached: .blaine),
      steps: renames,
      [.otherPartCaches(.second), .otherPartCaches(.copperfield)],
      sees(.copperfield, besideText: "David Blaine II"),
      [
        .isDisabled(Control.nameField),
        .seesControl(Control.saving),
        .inFlight(.changeDisplayName),
        .answer(.changeDisplayName, .failure(.unreachable)),
        .sees(Control.nameError, "The profile could not be reached."),
        .isEnabled(Control.nameField),
        .caches(.copperfield),
      ], sees(.copperfield, besideText: "David Blaine II")),
    Scenario(
      "profile.shared-name-after-an-accepted-one", proves: "R3-2", "P-6",
      on: .profile(cached: .blaine),
      steps: renames,
      [.otherPartCaches(.copperfield)], sees(.copperfield, besideText: "David Blaine II"),
      [.answer(.changeDisplayName, .accepted), .caches(.second)], sees(.second),
      [.otherPartCaches(.copperfield)], sees(.copperfield),
      [.otherPartCaches(.blaine)], sees(.blaine)),
    Scenario(
      "profile.shared-name-after-a-returned-one", proves: "R3-2", "P-8",
      on: .profile(cached: .blaine),
      steps: [.open], typesSpace, [.otherPartCaches(.copperfield)], sees(.copperfield)),
    Scenario(
      // Nothing has been typed. If the field kept the former name, ending editing would save it.
      "profile.shared-name-in-an-edited-field", proves: "R3-2", on: .profile(cached: .blaine),
      steps: [
        .open,
        .placeCaret(atStartOf: Control.nameField),
        .otherPartCaches(.copperfield),
      ], sees(.copperfield),
      [
        .endEditing,
        .asked([]),
        .placeCaret(atStartOf: Control.nameField),
        .otherPartCaches(.blaine),
        .type(" II", into: Control.nameField),
      ], sees(.blaine, besideText: "David Blaine II")),
    Scenario(
      "profile.shared-photo-and-the-caret", proves: "R3-3", "P-11", on: .profile(cached: .blaine),
      steps: changesPhoto,
      [
        .placeCaret(atStartOf: Control.nameField),
        .otherPartCaches(.blaine.with(photo: nil)),
        .seesPhoto(nil),
        .answer(.changePhoto, .accepted),
        .seesPhoto(.landscape),
        .type("Dr. ", into: Control.nameField),
      ], sees(.blaine, besideText: "Dr. David Blaine")),
  ]
}

// MARK: - What is in flight, and what else is on the screen

extension Scenario {
  private nonisolated static let sharedBesideRequests = [
    Scenario(
      "profile.shared-changes-beside-posts", proves: "R3-3", "P-22", "P-25",
      on: .profile(cached: .blaine),
      steps: [.open, .otherPartCaches(.copperfield)], sees(.copperfield), seesNoPostsYet,
      [
        .askedForPosts(by: [User.blaine.id]),
        .answerPosts(.posts([.cards])),
        .otherPartCaches(.blaine.with(photo: .landscape)),
        .seesPhoto(.landscape),
        .seesRows([["Cards", "2026-03-02"]]),
        .askedForPosts(by: [User.blaine.id]),
        .selectRow(0),
        .seesPost(.cards),
      ]),
    Scenario(
      "profile.shared-changes-beside-failed-posts", proves: "R3-3", "P-24",
      on: .profile(cached: .blaine),
      steps: [.open, .answerPosts(.failure(.unreachable)), .otherPartCaches(.copperfield)],
      sees(.copperfield),
      [
        .sees(Control.postsError, "The posts could not be reached."),
        .askedForPosts(by: [User.blaine.id]),
        .tap(Control.postsRetry),
        .otherPartCaches(.blaine),
      ], sees(.blaine), seesNoPostsYet,
      [
        .askedForPosts(by: [User.blaine.id, User.blaine.id]),
        .answerPosts(.posts([])),
        .otherPartCaches(.copperfield),
        .sees(Control.noPosts, "No posts yet."),
      ], sees(.copperfield)),
    Scenario(
      "profile.shared-photo-beside-a-photo", proves: "R3-3", "P-14", on: .profile(cached: .blaine),
      steps: changesPhoto,
      [
        .otherPartCaches(.blaine.with(photo: nil)),
        .seesPhoto(nil),
        .isDisabled(Control.changePhoto),
        .inFlight(.changePhoto),
        .answer(.changePhoto, .failure(.refused)),
        .seesPhoto(nil),
        .otherPartCaches(.blaine.with(photo: .landscape)),
        .sees(Control.photoError, "The change was not accepted."),
        .seesPhoto(.landscape),
        .tap(Control.changePhoto),
        .openedLibrary(times: 2),
        .otherPartCaches(.copperfield),
        .sees(Control.photoError, "The change was not accepted."),
        .isDisabled(Control.changePhoto),
        .openedLibrary(times: 2),
        .cancelPhoto,
        .isEnabled(Control.changePhoto),
        .seesPhoto(.portrait),
      ], sees(.copperfield)),
    Scenario(
      "profile.shared-user-and-failures-of-two-screens", proves: "R3-3", "R3-5", "P-17",
      on: .profile(cached: .blaine),
      steps: renames,
      [
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .openOnTop,
        .type(" III", into: Control.nameField),
        .endEditing,
        .answer(.changeDisplayName, .failure(.refused), to: .newest),
        .sees(Control.nameError, "The change was not accepted."),
        .otherPartCaches(.copperfield),
      ], sees(.copperfield, besideText: "David Blaine III"),
      [
        .goBack,
        .seesNothing(of: Control.nameError),
        .isDisabled(Control.nameField),
        .seesControl(Control.saving),
        .isDisabled(Control.changePhoto),
      ], sees(.copperfield, besideText: "David Blaine II"),
      [
        .openOnTop,
        .answer(.changeDisplayName, .failure(.unreachable)),
        .answer(.changePhoto, .failure(.unreachable)),
        .seesNothing(of: Control.nameError),
        .seesNothing(of: Control.photoError),
      ], sees(.copperfield),
      [
        .goBack,
        .sees(Control.nameError, "The profile could not be reached."),
        .sees(Control.photoError, "The profile could not be reached."),
      ], sees(.copperfield, besideText: "David Blaine II")),
    Scenario(
      "profile.shared-photo-beside-a-rename", proves: "R3-1", "P-16", "P-27",
      on: .profile(cached: .blaine),
      steps: renames,
      [
        .otherPartCaches(.blaine.with(photo: .landscape)),
        .seesPhoto(.landscape),
        .isDisabled(Control.nameField),
        .seesControl(Control.saving),
      ], sees(.blaine, besideText: "David Blaine II"),
      [
        .answer(.changeDisplayName, .accepted),
        .caches(.second.with(photo: .landscape)),
        .seesPhoto(.landscape),
      ], sees(.second)),
    Scenario(
      "profile.shared-name-beside-a-photo", proves: "R3-1", "P-16", "P-27",
      on: .profile(cached: .blaine),
      steps: changesPhoto, [.otherPartCaches(.copperfield)], sees(.copperfield),
      [
        .seesPhoto(.portrait),
        .isDisabled(Control.changePhoto),
        .answer(.changePhoto, .accepted),
        .caches(.copperfield.with(photo: .landscape)),
        .seesPhoto(.landscape),
      ], sees(.copperfield), typesSpace,
      [.asked([.changePhoto(.landscape)])], sees(.copperfield)),
    Scenario(
      "profile.shared-name-before-a-photo", proves: "R3-1", "P-27", on: .profile(cached: .blaine),
      steps: [
        .open,
        .otherPartCaches(.copperfield),
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .answer(.changePhoto, .accepted),
        .caches(.copperfield.with(photo: .landscape)),
        .seesPhoto(.landscape),
      ], sees(.copperfield)),
    Scenario(
      "profile.shared-name-beside-failures", proves: "R3-1", "R3-4", "P-9", "P-14",
      on: .profile(cached: .blaine),
      steps: renames,
      [
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .otherPartCaches(.copperfield),
        .answer(.changeDisplayName, .failure(.refused)),
        .caches(.copperfield),
      ], sees(.copperfield, besideText: "David Blaine II"),
      [
        .otherPartCaches(.dee),
        .answer(.changePhoto, .failure(.unreachable)),
        .caches(.dee),
        .seesPhoto(.portrait),
      ], sees(.copperfield, besideText: "David Blaine II")),
  ]
}

// MARK: - What is not shown

extension Scenario {
  private nonisolated static let notShared = [
    Scenario(
      "profile.shared-user-and-an-emptied-cache", proves: "R3-4", on: .profile(cached: .blaine),
      steps: [.open, .otherPartCaches(.copperfield), .otherPartCaches(nil)], sees(.copperfield),
      [.seesPhoto(.portrait), .seesNothing(of: Control.spinner), .otherPartCaches(.dee)],
      sees(.copperfield), [.seesPhoto(.portrait), .otherPartCaches(.blaine)], sees(.blaine),
      [.asked([]), .askedForPosts(by: [User.blaine.id])]),
    Scenario(
      "profile.shared-user-and-a-loading-screen", proves: "R3-4", "P-1", "P-5",
      on: .profile(cached: nil),
      steps: [
        .open,
        .otherPartCaches(.blaine),
        .seesControl(Control.spinner),
        .seesNothing(of: Control.name),
        .openOnTop,
        .otherPartCaches(.copperfield),
      ], sees(.copperfield),
      [
        .goBack,
        .seesControl(Control.spinner),
        .seesNothing(of: Control.name),
        .asked([.currentUser]),
        .askedForPosts(by: [User.blaine.id]),
        .answer(.currentUser, .user(.blaine)),
        .caches(.blaine),
      ], sees(.blaine)),
    Scenario(
      "profile.shared-user-and-a-failed-load", proves: "R3-4", "P-4", "P-5",
      on: .profile(cached: nil),
      steps: [
        .open,
        .answer(.currentUser, .failure(.unreachable)),
        .otherPartCaches(.blaine),
        .openOnTop,
        .otherPartCaches(.copperfield),
      ], sees(.copperfield),
      [
        .goBack,
        .sees(Control.error, "The profile could not be reached."),
        .seesNothing(of: Control.name),
        .tap(Control.retry),
        .otherPartCaches(.dee),
        .seesControl(Control.spinner),
        .askedForPosts(by: [User.blaine.id]),
      ]),
    Scenario(
      "profile.shared-by-screens-of-two-users", proves: "R3-4", "P-27", on: .profile(cached: nil),
      steps: [
        .open,
        .answer(.currentUser, .user(.blaine)),
        .otherPartCaches(nil),
        .openOnTop,
        .answer(.currentUser, .user(.dee)),
        .type(" II", into: Control.nameField),
        .endEditing,
        .answer(.changeDisplayName, .accepted),
        .caches(.dee.renamed("Dee II")),
        .otherPartCaches(.copperfield),
        .seesPhoto(nil),
      ], sees(.dee.renamed("Dee II")), [.goBack, .seesPhoto(.portrait)], sees(.copperfield)),
    Scenario(
      "profile.shared-user-and-unused-screens", proves: "R3-4", "P-21",
      on: .profile(cached: .blaine),
      steps: [.open, .makeUnopened, .otherPartCaches(.copperfield), .makeUnopened],
      sees(.copperfield),
      [.askedForPosts(by: [User.blaine.id]), .openOnTop, .makeUnopened, .goBack],
      sees(.copperfield)),
  ]
}

// MARK: - Screens that have left

extension Scenario {
  private nonisolated static let sharedAfterLeaving = [
    Scenario(
      "profile.shared-rename-of-a-popped-screen", proves: "R3-5", "R3-2", "P-19", "P-20",
      on: .profile(cached: .blaine),
      steps: [.open, .openOnTop, .type(" II", into: Control.nameField), .endEditing, .goBack],
      sees(.blaine),
      [
        .isEnabled(Control.nameField),
        .seesNothing(of: Control.saving),
        .asked([.changeDisplayName(.sample("David Blaine II"))]),
        .inFlight(.changeDisplayName),
        .answer(.changeDisplayName, .accepted),
        .caches(.second),
      ], sees(.second), typesSpace,
      [.asked([.changeDisplayName(.sample("David Blaine II"))])]),
    Scenario(
      "profile.shared-rename-that-is-not-cached", proves: "R3-5", "P-27",
      on: .profile(cached: .blaine),
      steps: [
        .open,
        .openOnTop,
        .openOnTop,
        .otherPartCaches(nil),
        .type(" II", into: Control.nameField),
        .endEditing,
        .goBack,
        .answer(.changeDisplayName, .accepted),
        .caches(nil),
      ], sees(.second),
      [
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .answer(.changePhoto, .accepted),
        .caches(nil),
        .goBack,
        .seesPhoto(.landscape),
      ], sees(.second)),
    Scenario(
      "profile.shared-photo-that-is-not-cached", proves: "R3-5", "R3-4", "P-27",
      on: .profile(cached: .blaine),
      steps: [
        .open,
        .openOnTop,
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .asked([.changePhoto(.landscape)]),
        .goBack,
        .otherPartCaches(.dee),
        .answer(.changePhoto, .accepted),
        .caches(.dee),
        .seesPhoto(.landscape),
        .isEnabled(Control.changePhoto),
      ], sees(.blaine)),
    Scenario(
      "profile.shared-rename-opened-anew", proves: "R3-5", "R3-2", "P-20",
      on: .profile(cached: .blaine),
      steps: renames,
      [
        .goBack,
        .open,
        .isEnabled(Control.nameField),
        .seesNothing(of: Control.saving),
        .type(" Jr", into: Control.nameField),
        .answer(.changeDisplayName, .accepted),
        .caches(.second),
      ], sees(.second, besideText: "David Blaine Jr")),
    Scenario(
      "profile.shared-photo-opened-anew", proves: "R3-5", "P-20", on: .profile(cached: .blaine),
      steps: changesPhoto,
      [
        .goBack,
        .open,
        .isEnabled(Control.changePhoto),
        .answer(.changePhoto, .accepted),
        .caches(.blaine.with(photo: .landscape)),
        .seesPhoto(.landscape),
      ], sees(.blaine)),
    Scenario(
      "profile.shared-renames-in-reverse", proves: "R3-5", "P-20", "P-27",
      on: .profile(cached: .blaine),
      steps: renames,
      [
        .goBack,
        .open,
        .type(" III", into: Control.nameField),
        .endEditing,
        .answer(.changeDisplayName, .accepted, to: .newest),
        .caches(.blaine.renamed("David Blaine III")),
      ], sees(.blaine.renamed("David Blaine III")),
      [.answer(.changeDisplayName, .accepted), .caches(.second)], sees(.second)),
    Scenario(
      "profile.shared-rename-replaced", proves: "R3-5", "P-19", "P-20",
      on: .profile(cached: .blaine),
      steps: renames,
      [
        .replace,
        .isEnabled(Control.nameField),
        .inFlight(.changeDisplayName),
        .type(" Jr", into: Control.nameField),
        .answer(.changeDisplayName, .accepted),
        .caches(.second),
      ], sees(.second, besideText: "David Blaine Jr")),
    Scenario(
      // The keyboard goes when the new screen takes the place, after that one has begun to appear.
      "profile.shared-rename-replaced-typing", proves: "R3-5", "P-6", "P-19",
      on: .profile(cached: .blaine),
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
        .caches(.second),
      ], sees(.second)),
    Scenario(
      "profile.shared-rename-removed-and-opened-anew", proves: "R3-5", "P-20", "P-27",
      on: .profile(cached: .blaine),
      steps: renames,
      [
        .cover,
        .removeFromBelow,
        .open,
        .isEnabled(Control.nameField),
        .seesNothing(of: Control.saving),
        .answer(.changeDisplayName, .accepted),
        .caches(.second),
      ], sees(.second)),
    Scenario(
      "profile.shared-rename-removed-from-below", proves: "R3-5", "P-19",
      on: .profile(cached: .blaine),
      steps: renames,
      [.openOnTop, .removeFromBelow, .inFlight(.changeDisplayName)], sees(.blaine),
      [.answer(.changeDisplayName, .accepted), .caches(.second)], sees(.second)),
    Scenario(
      // The screen below counts as popped, so its change goes on.
      "profile.shared-user-logged-out-above", proves: "R3-5", "P-18", "P-19",
      on: .profile(cached: .blaine),
      steps: renames,
      [.openOnTop, .otherPartCaches(.copperfield)], sees(.copperfield),
      [
        .tap(Control.logOut),
        .seesLogIn,
        .caches(nil),
        .inFlight(.changeDisplayName),
        .otherPartCaches(.blaine),
        .open,
        .answer(.changeDisplayName, .accepted),
        .caches(.second),
      ], sees(.second)),
    Scenario(
      "profile.shared-user-after-logging-out", proves: "R3-1", "P-18", "P-20",
      on: .profile(cached: .blaine),
      steps: renames,
      [
        .tap(Control.logOut),
        .otherPartCaches(.blaine),
        .open,
        .answer(.changeDisplayName, .accepted),
        .caches(.blaine),
      ], sees(.blaine), [.otherPartCaches(.copperfield)], sees(.copperfield)),
    Scenario(
      "profile.shared-again-and-again", proves: "R3-1", "P-21", on: .profile(cached: .blaine),
      rounds: 25,
      steps: [
        .open,
        .answerPosts(.posts([.cards])),
        .openOnTop,
        .answerPosts(.posts([])),
        .type(" II", into: Control.nameField),
        .endEditing,
        .makeUnopened,
        .goBack,
        .answer(.changeDisplayName, .accepted),
      ], sees(.second),
      [.openOnTop, .answerPosts(.posts([])), .removeFromBelow, .otherPartCaches(.copperfield)],
      sees(.copperfield), [.goBack, .otherPartCaches(.blaine)]),
  ]
}
