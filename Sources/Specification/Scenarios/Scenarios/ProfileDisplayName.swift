import Models

extension Scenario {
  nonisolated static let profileDisplayName =
    savedNames + refusedNames + [
      Scenario(
        "profile.rename-same", proves: "P-8", on: .profile(cached: .blaine),
        steps: [
          .open,
          .clear(Control.nameField),
          .endEditing,
          .sees(Control.nameError, "A name needs at least one character."),
          .type("  David Blaine \n", into: Control.nameField),
          .endEditing,
          .seesNothing(of: Control.nameError),
          .isEnabled(Control.nameField),
          .seesNothing(of: Control.saving),
          .asked([]),
          .caches(.blaine),
        ], sees(.blaine)),
      Scenario(
        "profile.rename-same-after-failure", proves: "P-8", on: .profile(cached: .blaine),
        steps: [
          .open,
          .type(" II", into: Control.nameField),
          .endEditing,
          .answer(.changeDisplayName, .failure(.refused)),
          .sees(Control.nameError, "The change was not accepted."),
          .clear(Control.nameField),
          .type("David Blaine", into: Control.nameField),
          .seesNothing(of: Control.nameError),
          .endEditing,
          .seesNothing(of: Control.nameError),
          .asked([.changeDisplayName(.sample("David Blaine II"))]),
        ], sees(.blaine)),
      Scenario(
        // Both texts are the same to Swift and to the person.
        "profile.rename-same-in-another-composition", proves: "P-8",
        on: .profile(cached: .blaine.renamed("Zoe\u{301} Blaine")),
        steps: [
          .open,
          .clear(Control.nameField),
          .type("Zo\u{E9} Blaine", into: Control.nameField),
          .endEditing,
          .seesNothing(of: Control.saving),
          .asked([]),
        ]),
      Scenario(
        "profile.rename-valid-after-refused", proves: "P-8", on: .profile(cached: .blaine),
        steps: [
          .open,
          .clear(Control.nameField),
          .endEditing,
          .seesControl(Control.nameError),
          .type("Dee", into: Control.nameField),
          .endEditing,
          .seesNothing(of: Control.nameError),
          .asked([.changeDisplayName(.sample("Dee"))]),
        ]),
      Scenario(
        "profile.rename-failed", proves: "P-9", on: .profile(cached: .blaine),
        steps: [
          .open,
          .type(" II ", into: Control.nameField),
          .endEditing,
          .answer(.changeDisplayName, .failure(.refused)),
          .sees(Control.nameError, "The change was not accepted."),
          .seesNothing(of: Control.photoError),
          .seesNothing(of: Control.saving),
          .sees(Control.name, "David Blaine"),
          .sees(Control.nameField, "David Blaine II "),
          .sees(Control.nameCount, "15 of 40"),
          .isEnabled(Control.nameField),
          .caches(.blaine),
          .clear(Control.nameField),
          .type("Dee", into: Control.nameField),
          .endEditing,
          .seesNothing(of: Control.nameError),
          .answer(.changeDisplayName, .failure(.unreachable)),
          .sees(Control.nameError, "The profile could not be reached."),
          .sees(Control.nameField, "Dee"),
          .caches(.blaine),
        ]),
      Scenario(
        "profile.rename-counted", proves: "P-10", on: .profile(cached: .blaine),
        steps: [
          .open,
          .sees(Control.nameCount, "12 of 40"),
          .type("!", into: Control.nameField),
          .sees(Control.nameCount, "13 of 40"),
          .type("👩‍👩‍👧‍👦", into: Control.nameField),
          .sees(Control.nameCount, "14 of 40"),
          .clear(Control.nameField),
          .sees(Control.nameCount, "0 of 40"),
          .type(String(repeating: "a", count: 41), into: Control.nameField),
          .sees(Control.nameCount, "41 of 40"),
        ]),
      Scenario(
        "profile.rename-counted-without-spaces", proves: "P-10", on: .profile(cached: .blaine),
        steps: [
          .open,
          .type(" ", into: Control.nameField),
          .sees(Control.nameCount, "12 of 40"),
          // The space is inside of the name now.
          .type("J", into: Control.nameField),
          .sees(Control.nameCount, "14 of 40"),
          .placeCaret(atStartOf: Control.nameField),
          .type(" \t\u{3000}", into: Control.nameField),
          .sees(Control.nameCount, "14 of 40"),
          .endEditing,
          .sees(Control.nameCount, "14 of 40"),
          .answer(.changeDisplayName, .failure(.refused)),
          .sees(Control.nameField, " \t\u{3000}David Blaine J"),
          .sees(Control.nameCount, "14 of 40"),
          .clear(Control.nameField),
          .type(" \n ", into: Control.nameField),
          .sees(Control.nameCount, "0 of 40"),
          .type(String(repeating: "a", count: 40) + " ", into: Control.nameField),
          .sees(Control.nameCount, "40 of 40"),
        ]),
      Scenario(
        "profile.typing-undisturbed", proves: "P-11", on: .profile(cached: .blaine),
        steps: [
          .open,
          .tap(Control.changePhoto),
          .choosePhoto(Photo.landscape.data),
          .type(" Jr", into: Control.nameField),
          .answer(.changePhoto, .accepted),
          .sees(Control.nameField, "David Blaine Jr"),
          .sees(Control.nameCount, "15 of 40"),
          .tap(Control.changePhoto),
          .choosePhoto(Photo.portrait.data),
          .type(".", into: Control.nameField),
          .answer(.changePhoto, .failure(.refused)),
          .sees(Control.nameField, "David Blaine Jr."),
          .sees(Control.nameCount, "16 of 40"),
        ]),
      Scenario(
        "profile.typing-before-the-name", proves: "P-11", "P-10", on: .profile(cached: .blaine),
        steps: [
          .open,
          .tap(Control.changePhoto),
          .choosePhoto(Photo.landscape.data),
          .placeCaret(atStartOf: Control.nameField),
          .type("D", into: Control.nameField),
          .answer(.changePhoto, .accepted),
          .type("r. ", into: Control.nameField),
          .sees(Control.nameField, "Dr. David Blaine"),
          .sees(Control.nameCount, "16 of 40"),
        ]),
      Scenario(
        "profile.refused-draft-undisturbed", proves: "P-11", "P-7", on: .profile(cached: .blaine),
        steps: [
          .open,
          .tap(Control.changePhoto),
          .choosePhoto(Photo.landscape.data),
          .clear(Control.nameField),
          .type("  ", into: Control.nameField),
          .endEditing,
          .answer(.changePhoto, .accepted),
          .sees(Control.nameField, "  "),
          .sees(Control.nameError, "A name needs at least one character."),
        ]),
    ]

  private nonisolated static let savedNames = [
    Scenario(
      "profile.rename-saved", proves: "P-6", on: .profile(cached: .blaine),
      steps: [
        .open,
        .clear(Control.nameField),
        .type("  David Copperfield ", into: Control.nameField),
        .endEditing,
        .isDisabled(Control.nameField),
        .seesControl(Control.saving),
        .sees(Control.name, "David Blaine"),
        .asked([.changeDisplayName(.sample("David Copperfield"))]),
        .isDisabled(Control.nameField),
        .seesControl(Control.saving),
        .caches(.blaine),
        .answer(.changeDisplayName, .accepted),
        .isEnabled(Control.nameField),
        .seesNothing(of: Control.saving),
        .seesNothing(of: Control.nameError),
        .caches(.blaine.renamed("David Copperfield")),
        .asked([.changeDisplayName(.sample("David Copperfield"))]),
      ], sees(.blaine.renamed("David Copperfield"))),
    Scenario(
      "profile.rename-saved-twice", proves: "P-6", on: .profile(cached: .blaine),
      steps: [
        .open,
        .type(" II", into: Control.nameField),
        .endEditing,
        .answer(.changeDisplayName, .accepted),
        .type("I", into: Control.nameField),
        .endEditing,
        .answer(.changeDisplayName, .accepted),
        .asked([
          .changeDisplayName(.sample("David Blaine II")),
          .changeDisplayName(.sample("David Blaine III")),
        ]),
        .caches(.blaine.renamed("David Blaine III")),
      ], sees(.blaine.renamed("David Blaine III"))),
    Scenario(
      "profile.rename-same-after-saved", proves: "P-8", on: .profile(cached: .blaine),
      steps: [
        .open,
        .type(" II", into: Control.nameField),
        .endEditing,
        .answer(.changeDisplayName, .accepted),
        .type(" ", into: Control.nameField),
        .endEditing,
        .asked([.changeDisplayName(.sample("David Blaine II"))]),
        .isEnabled(Control.nameField),
        .clear(Control.nameField),
        .type("David Blaine", into: Control.nameField),
        .endEditing,
        .asked([
          .changeDisplayName(.sample("David Blaine II")),
          .changeDisplayName(.sample("David Blaine")),
        ]),
      ]),
    Scenario(
      "profile.renamed-with-emptied-cache", proves: "P-8", "P-27", on: .profile(cached: .blaine),
      steps: [
        .open,
        .otherPartCaches(nil),
        .type(" ", into: Control.nameField),
        .endEditing,
        .asked([]),
        .type(" II", into: Control.nameField),
        .endEditing,
        .answer(.changeDisplayName, .accepted),
        .caches(nil),
      ], sees(.blaine.renamed("David Blaine II"))),
    Scenario(
      "profile.rename-longest", proves: "P-6", "P-7", on: .profile(cached: .blaine),
      steps: [
        .open,
        .clear(Control.nameField),
        .type("\t" + String(repeating: "x", count: 40) + " ", into: Control.nameField),
        .endEditing,
        .answer(.changeDisplayName, .accepted),
        .seesNothing(of: Control.nameError),
        .sees(Control.name, String(repeating: "x", count: 40)),
      ]),
    saves(String(repeating: "👩", count: 40), id: "longest-emoji"),
    saves(String(repeating: "👩‍👩‍👧‍👦", count: 16), id: "largest"),
    saves("DAVID BLAINE", id: "case-only"),
    saves("David\u{200D} Blaine", id: "invisible-character-only"),
    saves("David\u{3000}Blaine", id: "width-only"),
    saves("<b>%@</b> \\(name) &amp; 'x'", id: "markup"),
    saves("\u{202E}enialB \u{2066}David\u{200F}", id: "direction"),
  ]

  private nonisolated static let refusedNames = [
    refuses("", id: "empty", "A name needs at least one character."),
    refuses(" \n\t ", id: "blank", "A name needs at least one character."),
    refuses("\u{2028}", id: "only-line-separator", "A name needs at least one character."),
    refuses(
      "\u{200B}\u{200D}\u{2060}\u{202E}\u{FEFF}", id: "invisible",
      "A name needs at least one character."),
    refuses(
      "David\nBlaine", id: "line-break",
      "A name cannot contain line breaks or control characters."),
    refuses(
      "David\u{2028}Blaine", id: "line-separator",
      "A name cannot contain line breaks or control characters."),
    refuses(
      "\u{1B}[31mDavid", id: "control-character",
      "A name cannot contain line breaks or control characters."),
    refuses(
      "\u{7}" + String(repeating: "x", count: 41), id: "control-character-and-long",
      "A name cannot contain line breaks or control characters."),
    refuses(
      "David\u{0}Blaine", id: "nul",
      "A name cannot contain line breaks or control characters."),
    refuses(
      String(repeating: "x", count: 41), id: "too-long",
      "A name can have at most 40 characters."),
    refuses(
      String(repeating: "👩‍👩‍👧‍👦", count: 17), id: "too-many-bytes",
      "A name can take at most 400 bytes; emoji and accents take several."),
    refuses(
      String(repeating: "👩‍👩‍👧‍👦", count: 41), id: "too-many-characters-and-bytes",
      "A name can have at most 40 characters."),
    refuses(
      String(repeating: "👩", count: 41), id: "too-many-emoji",
      "A name can have at most 40 characters."),
    refuses(
      "Z" + String(repeating: "\u{301}", count: 200), id: "too-many-marks",
      "A name can take at most 400 bytes; emoji and accents take several."),
  ]

  /// Opens the screen and begins to rename the sample user.
  nonisolated static let renames: [Step] = [
    .open,
    .type(" II", into: Control.nameField),
    .endEditing,
    .asked([.changeDisplayName(.sample("David Blaine II"))]),
  ]

  private nonisolated static func saves(_ name: String, id: String) -> Scenario {
    Scenario(
      "profile.rename-saved-\(id)", proves: "P-6", on: .profile(cached: .blaine),
      steps: [
        .open,
        .clear(Control.nameField),
        .type(name, into: Control.nameField),
        .endEditing,
        .asked([.changeDisplayName(.sample(name))]),
        .answer(.changeDisplayName, .accepted),
        .seesNothing(of: Control.nameError),
        .sees(Control.name, name),
        .sees(Control.nameField, name),
      ])
  }

  private nonisolated static func refuses(_ name: String, id: String, _ reason: String) -> Scenario
  {
    Scenario(
      "profile.rename-refused-\(id)", proves: "P-7", on: .profile(cached: .blaine),
      steps: [
        .open,
        .clear(Control.nameField),
        .type(name, into: Control.nameField),
        .endEditing,
        .sees(Control.nameError, reason),
        .sees(Control.nameField, name),
        .sees(Control.name, "David Blaine"),
        .seesNothing(of: Control.saving),
        .isEnabled(Control.nameField),
        .caches(.blaine),
        .asked([]),
      ])
  }
}
