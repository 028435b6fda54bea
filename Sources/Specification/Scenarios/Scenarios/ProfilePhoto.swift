import Foundation
import Models

extension Scenario {
  nonisolated static let profilePhoto = [
    Scenario(
      "profile.photo-changed", proves: "P-12", on: .profile(cached: .blaine),
      steps: [
        .open,
        .tap(Control.changePhoto),
        .isDisabled(Control.changePhoto),
        .openedLibrary(times: 1),
        .asked([]),
        .choosePhoto(Photo.landscape.data),
        .isDisabled(Control.changePhoto),
        .asked([.changePhoto(.landscape)]),
        .seesPhoto(.portrait),
        .caches(.blaine),
        .answer(.changePhoto, .accepted),
        .isEnabled(Control.changePhoto),
        .seesPhoto(.landscape),
        .seesNothing(of: Control.photoError),
        .caches(.blaine.with(photo: .landscape)),
        .openedLibrary(times: 1),
      ], sees(.blaine)),
    Scenario(
      "profile.photo-first", proves: "P-12", on: .profile(cached: .blaine.with(photo: nil)),
      steps: [
        .open,
        .tap(Control.changePhoto),
        .choosePhoto(Photo.portrait.data),
        .seesPhoto(nil),
        .answer(.changePhoto, .accepted),
        .seesPhoto(.portrait),
        .caches(.blaine),
      ]),
    Scenario(
      // Only the service knows if it has this photo.
      "profile.photo-equal", proves: "P-12", "P-17", on: .profile(cached: .blaine),
      steps: [
        .open,
        .tap(Control.changePhoto),
        .choosePhoto(Photo.portrait.data),
        .isDisabled(Control.changePhoto),
        .asked([.changePhoto(.portrait)]),
        .answer(.changePhoto, .failure(.refused)),
        .sees(Control.photoError, "The change was not accepted."),
        .tap(Control.changePhoto),
        .choosePhoto(Photo.portrait.data),
        .seesNothing(of: Control.photoError),
        .asked([.changePhoto(.portrait), .changePhoto(.portrait)]),
        .answer(.changePhoto, .accepted),
        .isEnabled(Control.changePhoto),
        .seesPhoto(.portrait),
        .caches(.blaine),
      ]),
    Scenario(
      "profile.photo-cancelled", proves: "P-13", on: .profile(cached: .blaine),
      steps: [
        .open,
        .tap(Control.changePhoto),
        .cancelPhoto,
        .isEnabled(Control.changePhoto),
        .seesPhoto(.portrait),
        .seesNothing(of: Control.photoError),
        .caches(.blaine),
        .asked([]),
        .tap(Control.changePhoto),
        .openedLibrary(times: 2),
      ]),
    Scenario(
      "profile.photo-failed", proves: "P-14", on: .profile(cached: .blaine),
      steps: [
        .open,
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .answer(.changePhoto, .failure(.refused)),
        .sees(Control.photoError, "The change was not accepted."),
        .seesNothing(of: Control.nameError),
        .isEnabled(Control.changePhoto),
        .seesPhoto(.portrait),
        .caches(.blaine),
      ], sees(.blaine)),
    refuses(
      Data("GIF89a".utf8), id: "format", "Only PNG and JPEG photos can be used."),
    refuses(Data(), id: "empty", "Only PNG and JPEG photos can be used."),
    refuses(
      Data.png.dropLast(), id: "truncated", "Only PNG and JPEG photos can be used."),
    refuses(
      Data.png + Data(count: 5_000_001 - 8), id: "size",
      "A photo can have at most 5 MB."),
    Scenario(
      "profile.photo-largest", proves: "P-15", "P-12", on: .profile(cached: .blaine),
      steps: [
        .open,
        .tap(Control.changePhoto),
        .choosePhoto(Data.png + Data(count: 5_000_000 - 8)),
        .answer(.changePhoto, .accepted),
        .seesNothing(of: Control.photoError),
      ]),
    Scenario(
      "profile.name-then-photo", proves: "P-16", on: .profile(cached: .blaine),
      steps: renamesAndChangesPhoto,
      [
        .answer(.changeDisplayName, .accepted),
        .isDisabled(Control.changePhoto),
        .isEnabled(Control.nameField),
        .caches(.blaine.renamed("David Blaine II")),
        .answer(.changePhoto, .accepted),
      ], seesBothChanges),
    Scenario(
      "profile.photo-then-name", proves: "P-16", on: .profile(cached: .blaine),
      steps: renamesAndChangesPhoto,
      [
        .answer(.changePhoto, .accepted),
        .isEnabled(Control.changePhoto),
        .isDisabled(Control.nameField),
        .seesControl(Control.saving),
        .sees(Control.nameField, "David Blaine II"),
        .sees(Control.name, "David Blaine"),
        .caches(.blaine.with(photo: .landscape)),
        .answer(.changeDisplayName, .accepted),
      ], seesBothChanges),
    Scenario(
      "profile.name-refused-photo-accepted", proves: "P-16", on: .profile(cached: .blaine),
      steps: renamesAndChangesPhoto,
      [
        .answer(.changePhoto, .accepted),
        .answer(.changeDisplayName, .failure(.refused)),
        .sees(Control.nameError, "The change was not accepted."),
        .seesNothing(of: Control.photoError),
        .sees(Control.name, "David Blaine"),
        .sees(Control.nameField, "David Blaine II"),
        .seesPhoto(.landscape),
        .caches(.blaine.with(photo: .landscape)),
      ]),
  ]

  /// Opens the screen and begins to change the sample user's photo.
  nonisolated static let changesPhoto: [Step] = [
    .open,
    .tap(Control.changePhoto),
    .choosePhoto(Photo.landscape.data),
    .asked([.changePhoto(.landscape)]),
  ]

  private nonisolated static let renamesAndChangesPhoto: [Step] = [
    .open,
    .type(" II", into: Control.nameField),
    .endEditing,
    .tap(Control.changePhoto),
    .choosePhoto(Photo.landscape.data),
    .asked([.changeDisplayName(.sample("David Blaine II")), .changePhoto(.landscape)]),
  ]

  private nonisolated static let seesBothChanges: [Step] =
    sees(.blaine.renamed("David Blaine II")) + [
      .seesPhoto(.landscape),
      .isEnabled(Control.nameField),
      .isEnabled(Control.changePhoto),
      .seesNothing(of: Control.saving),
      .caches(.blaine.renamed("David Blaine II").with(photo: .landscape)),
    ]

  private nonisolated static func refuses(_ photo: Data, id: String, _ reason: String) -> Scenario {
    Scenario(
      "profile.photo-refused-\(id)", proves: "P-15", on: .profile(cached: .blaine),
      steps: [
        .open,
        .tap(Control.changePhoto),
        .choosePhoto(photo),
        .sees(Control.photoError, reason),
        .isEnabled(Control.changePhoto),
        .seesPhoto(.portrait),
        .caches(.blaine),
        .asked([]),
      ])
  }
}
