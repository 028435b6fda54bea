import Models

extension Scenario {
  nonisolated static let profileLoading = [
    Scenario(
      "profile.loading", proves: "P-1", on: .profile(cached: nil),
      steps: [
        .open,
        .seesTitle("Profile"),
        .seesControl(Control.spinner),
        .seesNothing(of: Control.error),
        .seesNothing(of: Control.retry),
        .asked([.currentUser]),
        .seesControl(Control.spinner),
        .seesNothing(of: Control.logOut),
      ], Control.ofLoadedProfile.map(Step.seesNothing(of:))),
    Scenario(
      "profile.loaded", proves: "P-2", on: .profile(cached: nil),
      steps: [
        .open,
        .answer(.currentUser, .user(.blaine)),
        .seesNothing(of: Control.spinner),
        .seesNothing(of: Control.error),
        .seesNothing(of: Control.retry),
        .seesNothing(of: Control.nameError),
        .seesNothing(of: Control.photoError),
        .seesNothing(of: Control.saving),
        .seesPhoto(.portrait),
        .caches(.blaine),
        .asked([.currentUser]),
      ], sees(.blaine), canChangeEverything),
    Scenario(
      "profile.loaded-without-photo", proves: "P-2", on: .profile(cached: nil),
      steps: [
        .open,
        .answer(.currentUser, .user(.blaine.with(photo: nil))),
        .seesPhoto(nil),
        .caches(.blaine.with(photo: nil)),
      ]),
    Scenario(
      "profile.cached", proves: "P-3", on: .profile(cached: .blaine),
      steps: [.beginOpening, .seesNothing(of: Control.spinner), .seesPhoto(.portrait)],
      sees(.blaine), canChangeEverything,
      [
        .open,
        .seesNothing(of: Control.spinner),
        .seesNothing(of: Control.error),
        .seesNothing(of: Control.retry),
        .asked([]),
        .caches(.blaine),
        .seesPhoto(.portrait),
      ], sees(.blaine)),
    Scenario(
      "profile.load-failed", proves: "P-4", on: .profile(cached: nil),
      steps: [
        .open,
        .answer(.currentUser, .failure(.unreachable)),
        .sees(Control.error, "The profile could not be reached."),
        .sees(Control.retry, "Try again"),
        .isEnabled(Control.retry),
        .sees(Control.logOut, "Log out"),
        .isEnabled(Control.logOut),
        .seesNothing(of: Control.spinner),
        .caches(nil),
      ], Control.ofLoadedProfile.map(Step.seesNothing(of:)), [.asked([.currentUser])]),
    Scenario(
      "profile.load-retried", proves: "P-4", "P-1", on: .profile(cached: nil),
      steps: [
        .open,
        .answer(.currentUser, .failure(.storeDamaged)),
        .sees(Control.error, "The saved profile cannot be read."),
        .tap(Control.retry),
        .seesControl(Control.spinner),
        .seesNothing(of: Control.error),
        .seesNothing(of: Control.retry),
        .seesNothing(of: Control.logOut),
        .asked([.currentUser, .currentUser]),
        .answer(.currentUser, .failure(.refused)),
        .sees(Control.error, "The change was not accepted."),
        .tap(Control.retry),
        .answer(.currentUser, .user(.blaine)),
        .seesNothing(of: Control.error),
        .seesNothing(of: Control.retry),
        .seesNothing(of: Control.spinner),
        .caches(.blaine),
        .asked([.currentUser, .currentUser, .currentUser]),
      ], sees(.blaine)),
    Scenario(
      "profile.load-retried-with-cache", proves: "P-4", on: .profile(cached: nil),
      steps: [
        .open,
        .answer(.currentUser, .failure(.unreachable)),
        .otherPartCaches(.blaine),
        .tap(Control.retry),
        .seesControl(Control.spinner),
        .seesNothing(of: Control.error),
        .seesNothing(of: Control.retry),
        .asked([.currentUser, .currentUser]),
      ]),
    Scenario(
      "profile.appears-again-loading", proves: "P-5", on: .profile(cached: nil),
      steps: [
        .open,
        .asked([.currentUser]),
        .cover,
        .goBack,
        .seesControl(Control.spinner),
        .asked([.currentUser]),
        .answer(.currentUser, .user(.blaine)),
        .asked([.currentUser]),
      ], sees(.blaine)),
    Scenario(
      "profile.loaded-while-covered", proves: "P-2", "P-5", on: .profile(cached: nil),
      steps: [
        .open,
        .cover,
        .answer(.currentUser, .user(.blaine)),
        .caches(.blaine),
        .goBack,
        .seesNothing(of: Control.spinner),
        .seesPhoto(.portrait),
        .asked([.currentUser]),
      ], sees(.blaine)),
    Scenario(
      "profile.appears-again-loaded", proves: "P-5", on: .profile(cached: .blaine),
      steps: [
        .open,
        .clear(Control.nameField),
        .type(" ", into: Control.nameField),
        .endEditing,
        .cover,
        .goBack,
        .sees(Control.name, "David Blaine"),
        .sees(Control.nameField, " "),
        .sees(Control.nameError, "A name needs at least one character."),
        .asked([]),
      ]),
    Scenario(
      "profile.appears-again-changing", proves: "P-5", "P-19", on: .profile(cached: .blaine),
      steps: [
        .open,
        .type(" II", into: Control.nameField),
        .endEditing,
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .cover,
        .goBack,
        .isDisabled(Control.nameField),
        .isDisabled(Control.changePhoto),
        .seesControl(Control.saving),
        .answer(.changeDisplayName, .failure(.refused)),
        .cover,
        .goBack,
        .sees(Control.nameError, "The change was not accepted."),
      ]),
    Scenario(
      "profile.appears-again-failed", proves: "P-5", on: .profile(cached: nil),
      steps: [
        .open,
        .answer(.currentUser, .failure(.unreachable)),
        .cover,
        .goBack,
        .sees(Control.error, "The profile could not be reached."),
        .seesControl(Control.retry),
        .seesNothing(of: Control.spinner),
        .asked([.currentUser]),
      ]),
    Scenario(
      "profile.appears-again-beside-another-user", proves: "P-5", on: .profile(cached: nil),
      steps: [
        .open,
        .asked([.currentUser]),
        .otherPartCaches(.dee),
        .cover,
        .goBack,
        .seesControl(Control.spinner),
        .answer(.currentUser, .failure(.unreachable)),
        .cover,
        .goBack,
        .sees(Control.error, "The profile could not be reached."),
        .tap(Control.retry),
        .answer(.currentUser, .user(.blaine)),
        .otherPartCaches(.dee),
        .cover,
        .goBack,
        .asked([.currentUser, .currentUser]),
      ], sees(.blaine)),
    Scenario(
      "profile.opened-anew-loading", proves: "P-3", "P-20", on: .profile(cached: nil),
      steps: [
        .open,
        .asked([.currentUser]),
        .goBack,
        .otherPartCaches(.blaine),
        .open,
        .seesNothing(of: Control.spinner),
        .answer(.currentUser, .failure(.unreachable)),
        .seesNothing(of: Control.error),
        .seesNothing(of: Control.retry),
      ], sees(.blaine), canBeRenamed),
    Scenario(
      "profile.opened-anew-failed", proves: "P-1", "P-2", on: .profile(cached: nil),
      steps: [
        .open,
        .answer(.currentUser, .failure(.unreachable)),
        .goBack,
        .open,
        .seesControl(Control.spinner),
        .seesNothing(of: Control.error),
        .seesNothing(of: Control.logOut),
        .answer(.currentUser, .user(.blaine)),
      ], sees(.blaine), canBeRenamed),
    Scenario(
      "profile.opened-anew-choosing", proves: "P-12", "P-20", on: .profile(cached: .blaine),
      steps: [
        .open,
        .tap(Control.changePhoto),
        .openedLibrary(times: 1),
        .goBack,
        .open,
        .choosePhoto(Photo.landscape.data),
        .asked([]),
        .isEnabled(Control.changePhoto),
        .seesPhoto(.portrait),
      ]),
  ]

  /// The label, the field and the count of a profile that is not being edited.
  nonisolated static func sees(_ user: User) -> [Step] {
    let name = user.displayName.text
    return [
      .sees(Control.name, name),
      .sees(Control.nameField, name),
      .sees(Control.nameCount, "\(name.count) of 40"),
    ]
  }

  /// Renames the sample user.
  private nonisolated static let canBeRenamed: [Step] = [
    .type(" II", into: Control.nameField),
    .endEditing,
    .answer(.changeDisplayName, .accepted),
    .sees(Control.name, "David Blaine II"),
    .caches(.blaine.renamed("David Blaine II")),
  ]

  private nonisolated static let canChangeEverything: [Step] = [
    .isEnabled(Control.nameField), .isEnabled(Control.changePhoto), .isEnabled(Control.logOut),
  ]
}
