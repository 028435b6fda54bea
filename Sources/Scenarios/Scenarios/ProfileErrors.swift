import Foundation
import Models

extension Scenario {
  nonisolated static let profileErrors = [
    Scenario(
      "profile.error-cleared-by-request", proves: "P-17", on: .profile(cached: .blaine),
      steps: failsToRename,
      [
        .type("I", into: Control.nameField),
        .sees(Control.error, "The change was not accepted."),
        .endEditing,
        .seesNothing(of: Control.error),
        .answer(.changeDisplayName, .failure(.unreachable)),
        .sees(Control.error, "The profile could not be reached."),
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .seesNothing(of: Control.error),
        .answer(.changePhoto, .accepted),
        .seesNothing(of: Control.error),
      ]),
    Scenario(
      "profile.error-cleared-by-refused-name", proves: "P-17", on: .profile(cached: .blaine),
      steps: failsToRename,
      [
        .clear(Control.nameField),
        .endEditing,
        .seesNothing(of: Control.error),
        .sees(Control.nameError, "A name needs at least one character."),
      ]),
    Scenario(
      "profile.error-replaced-by-refused-photo", proves: "P-17", on: .profile(cached: .blaine),
      steps: failsToRename,
      [
        .tap(Control.changePhoto),
        .choosePhoto(Data("GIF89a".utf8)),
        .sees(Control.error, "Only PNG and JPEG photos can be used."),
      ]),
    Scenario(
      "profile.error-kept-by-library", proves: "P-17", on: .profile(cached: .blaine),
      steps: failsToRename,
      [
        .tap(Control.changePhoto),
        .sees(Control.error, "The change was not accepted."),
        .cancelPhoto,
        .sees(Control.error, "The change was not accepted."),
      ]),
    Scenario(
      "profile.error-kept-by-saved-name", proves: "P-17", "P-8", on: .profile(cached: .blaine),
      steps: failsToRename,
      [
        .clear(Control.nameField),
        .type("David Blaine", into: Control.nameField),
        .endEditing,
        .sees(Control.error, "The change was not accepted."),
      ]),
    Scenario(
      "profile.later-failure-replaces-earlier", proves: "P-17", on: .profile(cached: .blaine),
      steps: [
        .open,
        .type(" II", into: Control.nameField),
        .endEditing,
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .answer(.changePhoto, .failure(.refused)),
        .sees(Control.error, "The change was not accepted."),
        .answer(.changeDisplayName, .failure(.unreachable)),
        .sees(Control.error, "The profile could not be reached."),
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
        .sees(Control.error, "The change was not accepted."),
        .sees(Control.name, "David Blaine II"),
      ]),
  ]

  private nonisolated static let failsToRename: [Step] = [
    .open,
    .type(" II", into: Control.nameField),
    .endEditing,
    .answer(.changeDisplayName, .failure(.refused)),
    .sees(Control.error, "The change was not accepted."),
  ]
}
