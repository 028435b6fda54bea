import Foundation
import Models

extension Scenario {
  nonisolated static let profileErrors = [
    Scenario(
      "profile.error-cleared-by-own-request", proves: "P-17", "P-8", on: .profile(cached: .blaine),
      steps: failsToRename,
      [
        .type("I", into: Control.nameField),
        .seesNothing(of: Control.nameError),
        .endEditing,
        .answer(.changeDisplayName, .failure(.unreachable)),
        .sees(Control.nameError, unreachable),
        // The person sends the same name again, without typing.
        .placeCaret(atStartOf: Control.nameField),
        .sees(Control.nameError, unreachable),
        .endEditing,
        .seesNothing(of: Control.nameError),
        .seesControl(Control.saving),
        .answer(.changeDisplayName, .accepted),
        .seesNothing(of: Control.nameError),
      ]),
    Scenario(
      "profile.error-cleared-by-typing", proves: "P-17", on: .profile(cached: .blaine),
      steps: failsToChangePhoto,
      [
        .answerPosts(.failure(.unreachable)),
        .type(" II", into: Control.nameField),
        .endEditing,
        .answer(.changeDisplayName, .failure(.refused)),
        .sees(Control.nameError, refusal),
        .placeCaret(atStartOf: Control.nameField),
        .type("D", into: Control.nameField),
      ], seesOnlyOtherErrors,
      [
        .endEditing,
        .answer(.changeDisplayName, .failure(.unreachable)),
        .clear(Control.nameField),
      ], seesOnlyOtherErrors,
      [
        .endEditing,
        .sees(Control.nameError, "A name needs at least one character."),
        .type(" ", into: Control.nameField),
      ], seesOnlyOtherErrors,
      [
        .endEditing,
        .sees(Control.nameError, "A name needs at least one character."),
      ]),
    Scenario(
      "profile.error-kept-by-library", proves: "P-17", "P-13", on: .profile(cached: .blaine),
      steps: failsToRename,
      [
        .tap(Control.changePhoto),
        .sees(Control.nameError, refusal),
        .cancelPhoto,
        .sees(Control.nameError, refusal),
        .cover,
        .goBack,
        .sees(Control.nameError, refusal),
      ]),
    Scenario(
      "profile.photo-error-cleared-by-own-request", proves: "P-17", on: .profile(cached: .blaine),
      steps: failsToChangePhoto,
      [
        .tap(Control.changePhoto),
        .sees(Control.photoError, refusal),
        .choosePhoto(Photo.landscape.data),
        .seesNothing(of: Control.photoError),
        .answer(.changePhoto, .failure(.unreachable)),
        .sees(Control.photoError, unreachable),
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .answer(.changePhoto, .accepted),
        .seesNothing(of: Control.photoError),
      ]),
    Scenario(
      "profile.error-replaced-by-refused-name", proves: "P-17", "P-7",
      on: .profile(cached: .blaine),
      steps: failsToRename,
      [
        .clear(Control.nameField),
        .seesNothing(of: Control.nameError),
        .endEditing,
        .sees(Control.nameError, "A name needs at least one character."),
        .placeCaret(atStartOf: Control.nameField),
        .endEditing,
        .sees(Control.nameError, "A name needs at least one character."),
      ]),
    Scenario(
      "profile.photo-error-replaced-by-refused-photo", proves: "P-17", "P-15",
      on: .profile(cached: .blaine),
      steps: failsToChangePhoto,
      [
        .tap(Control.changePhoto),
        .choosePhoto(.gif),
        .sees(Control.photoError, "Only PNG and JPEG photos can be used."),
      ]),
    Scenario(
      "profile.photo-error-kept-by-library", proves: "P-17", "P-13", on: .profile(cached: .blaine),
      steps: failsToChangePhoto,
      [
        .tap(Control.changePhoto),
        .sees(Control.photoError, refusal),
        .cancelPhoto,
        .sees(Control.photoError, refusal),
      ]),
    Scenario(
      "profile.name-error-kept-by-photo", proves: "P-17", on: .profile(cached: .blaine),
      steps: failsToRename,
      [
        .tap(Control.changePhoto),
        .choosePhoto(.gif),
        .sees(Control.nameError, refusal),
        .sees(Control.photoError, "Only PNG and JPEG photos can be used."),
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .sees(Control.nameError, refusal),
        .seesNothing(of: Control.photoError),
        .answer(.changePhoto, .accepted),
        .sees(Control.nameError, refusal),
      ]),
    Scenario(
      "profile.photo-error-kept-by-name", proves: "P-17", on: .profile(cached: .blaine),
      steps: failsToChangePhoto,
      [
        .clear(Control.nameField),
        .endEditing,
        .sees(Control.photoError, refusal),
        .sees(Control.nameError, "A name needs at least one character."),
        .type("Dee", into: Control.nameField),
        .endEditing,
        .sees(Control.photoError, refusal),
        .seesNothing(of: Control.nameError),
        .answer(.changeDisplayName, .accepted),
        .sees(Control.photoError, refusal),
        .type(" ", into: Control.nameField),
        .endEditing,
        .sees(Control.photoError, refusal),
      ]),
    Scenario(
      "profile.both-fail", proves: "P-17", "P-16", on: .profile(cached: .blaine),
      steps: [
        .open,
        .type(" II", into: Control.nameField),
        .endEditing,
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .answer(.changePhoto, .failure(.refused)),
        .sees(Control.photoError, refusal),
        .seesNothing(of: Control.nameError),
        .answer(.changeDisplayName, .failure(.unreachable)),
        .sees(Control.nameError, unreachable),
        .sees(Control.photoError, refusal),
      ]),
    Scenario(
      "profile.success-keeps-other-failure", proves: "P-17", "P-16", on: .profile(cached: .blaine),
      steps: [
        .open,
        .type(" II", into: Control.nameField),
        .endEditing,
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .answer(.changePhoto, .failure(.refused)),
        .answer(.changeDisplayName, .accepted),
        .sees(Control.photoError, refusal),
        .sees(Control.name, "David Blaine II"),
      ]),
  ]

  private nonisolated static let refusal = "The change was not accepted."
  private nonisolated static let unreachable = "The profile could not be reached."

  private nonisolated static let seesOnlyOtherErrors: [Step] = [
    .seesNothing(of: Control.nameError),
    .sees(Control.photoError, refusal),
    .sees(Control.postsError, "The posts could not be reached."),
    .seesControl(Control.postsRetry),
  ]

  private nonisolated static let failsToRename: [Step] = [
    .open,
    .type(" II", into: Control.nameField),
    .endEditing,
    .answer(.changeDisplayName, .failure(.refused)),
    .sees(Control.nameError, refusal),
    .seesNothing(of: Control.photoError),
    .seesNothing(of: Control.error),
  ]

  private nonisolated static let failsToChangePhoto: [Step] = [
    .open,
    .tap(Control.changePhoto),
    .choosePhoto(Photo.landscape.data),
    .answer(.changePhoto, .failure(.refused)),
    .sees(Control.photoError, refusal),
    .seesNothing(of: Control.nameError),
    .seesNothing(of: Control.error),
  ]
}
