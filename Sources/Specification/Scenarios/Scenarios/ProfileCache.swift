import Models

extension Scenario {
  nonisolated static let profileCache = [
    Scenario(
      "profile.rename-keeps-another-photo", proves: "P-27", on: .profile(cached: .blaine),
      steps: renames,
      [
        .otherPartCaches(.blaine.with(photo: .landscape)),
        .answer(.changeDisplayName, .accepted),
        .caches(.blaine.renamed("David Blaine II").with(photo: .landscape)),
        .seesPhoto(.portrait),
      ], sees(.blaine.renamed("David Blaine II"))),
    Scenario(
      "profile.rename-replaces-another-name", proves: "P-27", on: .profile(cached: .blaine),
      steps: renames,
      [
        .otherPartCaches(.blaine.renamed("David Copperfield")),
        .answer(.changeDisplayName, .accepted),
        .caches(.blaine.renamed("David Blaine II")),
      ], sees(.blaine.renamed("David Blaine II"))),
    Scenario(
      "profile.rename-keeps-emptied-cache", proves: "P-27", on: .profile(cached: .blaine),
      steps: renames,
      [
        .otherPartCaches(nil),
        .answer(.changeDisplayName, .accepted),
        .caches(nil),
      ], sees(.blaine.renamed("David Blaine II")),
      [
        // The screen knows what is saved without the cache.
        .clear(Control.nameField),
        .type("David Blaine", into: Control.nameField),
        .endEditing,
        .asked([
          .changeDisplayName(.sample("David Blaine II")),
          .changeDisplayName(.sample("David Blaine")),
        ]),
      ]),
    Scenario(
      "profile.renamed-beside-another-user", proves: "P-27", on: .profile(cached: .blaine),
      steps: [
        .open,
        .otherPartCaches(.dee),
        .type(" II", into: Control.nameField),
        .endEditing,
        .answer(.changeDisplayName, .accepted),
        .caches(.dee),
      ], sees(.blaine.renamed("David Blaine II"))),
    Scenario(
      "profile.rename-keeps-another-user", proves: "P-27", on: .profile(cached: .blaine),
      steps: renames,
      [
        .otherPartCaches(.dee),
        .answer(.changeDisplayName, .accepted),
        .caches(.dee),
        .seesPhoto(.portrait),
      ], sees(.blaine.renamed("David Blaine II"))),
    Scenario(
      "profile.photo-keeps-another-name", proves: "P-27", on: .profile(cached: .blaine),
      steps: changesPhoto,
      [
        .otherPartCaches(.blaine.renamed("David Copperfield")),
        .answer(.changePhoto, .accepted),
        .caches(.blaine.renamed("David Copperfield").with(photo: .landscape)),
        .seesPhoto(.landscape),
      ], sees(.blaine), keepsItsName),
    Scenario(
      "profile.photo-keeps-earlier-other-name", proves: "P-27", on: .profile(cached: .blaine),
      steps: [
        .open,
        .otherPartCaches(.blaine.renamed("David Copperfield")),
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .answer(.changePhoto, .accepted),
        .caches(.blaine.renamed("David Copperfield").with(photo: .landscape)),
      ], sees(.blaine), keepsItsName),
    Scenario(
      "profile.photo-keeps-emptied-cache", proves: "P-27", on: .profile(cached: .blaine),
      steps: changesPhoto,
      [
        .otherPartCaches(nil),
        .answer(.changePhoto, .accepted),
        .caches(nil),
        .seesPhoto(.landscape),
      ], sees(.blaine)),
    Scenario(
      "profile.photo-keeps-another-user", proves: "P-27", on: .profile(cached: .blaine),
      steps: changesPhoto,
      [
        .otherPartCaches(.dee),
        .answer(.changePhoto, .accepted),
        .caches(.dee),
        .seesPhoto(.landscape),
      ], sees(.blaine), keepsItsName),
    Scenario(
      "profile.photo-chosen-beside-another-user", proves: "P-27", on: .profile(cached: .blaine),
      steps: [
        .open,
        .tap(Control.changePhoto),
        .otherPartCaches(.dee),
        .choosePhoto(Photo.landscape.data),
        .answer(.changePhoto, .accepted),
        .caches(.dee),
        .seesPhoto(.landscape),
      ], sees(.blaine)),
    Scenario(
      "profile.changes-keep-cache-emptied-between", proves: "P-16", "P-27",
      on: .profile(cached: .blaine),
      steps: renames,
      [
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .answer(.changeDisplayName, .accepted),
        .caches(.blaine.renamed("David Blaine II")),
        .otherPartCaches(nil),
        .answer(.changePhoto, .accepted),
        .caches(nil),
        .seesPhoto(.landscape),
      ], sees(.blaine.renamed("David Blaine II"))),
    Scenario(
      "profile.failures-keep-cache", proves: "P-9", "P-14", "P-27", on: .profile(cached: .blaine),
      steps: renames,
      [
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .otherPartCaches(.blaine.renamed("David Copperfield")),
        .answer(.changeDisplayName, .failure(.refused)),
        .caches(.blaine.renamed("David Copperfield")),
        .sees(Control.name, "David Blaine"),
        .otherPartCaches(.dee),
        .answer(.changePhoto, .failure(.unreachable)),
        .caches(.dee),
        .seesPhoto(.portrait),
      ]),
    Scenario(
      // The answer of the service is newer than the cached user.
      "profile.loaded-over-another-user", proves: "P-2", on: .profile(cached: nil),
      steps: [
        .open,
        .otherPartCaches(.dee),
        .answer(.currentUser, .user(.blaine)),
        .caches(.blaine),
        .sees(Control.name, "David Blaine"),
      ]),
    Scenario(
      "profile.popped-renaming-beside-another-user", proves: "P-19", "P-27",
      on: .profile(cached: .blaine),
      steps: renames,
      [
        .otherPartCaches(.dee), .goBack, .caches(.dee), .answer(.changeDisplayName, .accepted),
        .caches(.dee),
      ]),
    Scenario(
      "profile.popped-renaming-with-emptied-cache", proves: "P-19", "P-27",
      on: .profile(cached: .blaine),
      steps: renames,
      [
        .goBack, .otherPartCaches(nil), .answer(.changeDisplayName, .accepted), .caches(nil),
      ]),
  ]

  /// The name on the screen is still the saved one, whatever is cached.
  private nonisolated static let keepsItsName: [Step] =
    [
      .type(" ", into: Control.nameField),
      .endEditing,
      .asked([.changePhoto(.landscape)]),
    ] + sees(.blaine)
}
