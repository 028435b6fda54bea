import Models

extension Scenario {
  /// Answers come at any time, and each changes only what it is about.
  nonisolated static let profileUndisturbed =
    answersToPosts.flatMap { id, answer in
      [
        changesUndisturbed(byPosts: answer, id: id), errorsUndisturbed(byPosts: answer, id: id),
        typingUndisturbed(byPosts: answer, id: id),
      ]
    } + [
      Scenario(
        "profile.library-undisturbed-by-posts", proves: "P-12", "P-24",
        on: .profile(cached: .blaine),
        steps: [
          .open,
          .tap(Control.changePhoto),
          .answerPosts(.failure(.unreachable)),
          .isDisabled(Control.changePhoto),
          .tap(Control.postsRetry),
          .isDisabled(Control.changePhoto),
          .answerPosts(.posts([.cards])),
          .isDisabled(Control.changePhoto),
          .openedLibrary(times: 1),
          .choosePhoto(Photo.landscape.data),
          .asked([.changePhoto(.landscape)]),
        ]),
      Scenario(
        "profile.names-and-posts-without-a-photo", proves: "P-6", "P-8", "P-23", "P-24",
        on: .profile(cached: .dee),
        steps: [
          .open,
          .answerPosts(.failure(.unreachable)),
          .type(" II", into: Control.nameField),
          .endEditing,
          .asked([.changeDisplayName(.sample("Dee II"))]),
          .answer(.changeDisplayName, .accepted),
          .type(" ", into: Control.nameField),
          .endEditing,
          .asked([.changeDisplayName(.sample("Dee II"))]),
          .otherPartCaches(nil),
          .tap(Control.postsRetry),
          .askedForPosts(by: [User.dee.id, User.dee.id]),
          .answerPosts(.posts([])),
          .sees(Control.noPosts, "No posts yet."),
          .tap(Control.changePhoto),
          .choosePhoto(Photo.landscape.data),
          .answer(.changePhoto, .accepted),
          .seesPhoto(.landscape),
        ], sees(.dee.renamed("Dee II").with(photo: .landscape))),
      Scenario(
        "profile.names-while-changing-photo", proves: "P-8", "P-16", "P-17",
        on: .profile(cached: .blaine),
        steps: [
          .open,
          .clear(Control.nameField),
          .endEditing,
          .sees(Control.nameError, "A name needs at least one character."),
          .tap(Control.changePhoto),
          .choosePhoto(Photo.landscape.data),
          .type("David Blaine", into: Control.nameField),
          .seesNothing(of: Control.nameError),
          .endEditing,
          .asked([.changePhoto(.landscape)]),
          .isDisabled(Control.changePhoto),
        ], sees(.blaine)),
      Scenario(
        "profile.posts-retried-while-saving", proves: "P-24", on: .profile(cached: .blaine),
        steps: renames,
        [
          .answerPosts(.failure(.unreachable)),
          .tap(Control.postsRetry),
          .askedForPosts(by: [User.blaine.id, User.blaine.id]),
          .answerPosts(.posts([.cards])),
          .seesRows([["Cards", "2026-03-02"]]),
          .inFlight(.changeDisplayName),
        ]),
      Scenario(
        "profile.rows-undisturbed-by-changes", proves: "P-22", "P-17",
        on: .profile(cached: .blaine),
        steps: [
          .open,
          .answerPosts(.posts([.levitation, .cards])),
          .type(" II", into: Control.nameField),
          .seesRows(rows),
          .endEditing,
          .tap(Control.changePhoto),
          .choosePhoto(Photo.landscape.data),
          .seesRows(rows),
          .answer(.changeDisplayName, .failure(.refused)),
          .answer(.changePhoto, .failure(.refused)),
          .seesRows(rows),
          .clear(Control.nameField),
          .endEditing,
          .tap(Control.changePhoto),
          .choosePhoto(.gif),
          .seesRows(rows),
          .type("Dee", into: Control.nameField),
          .endEditing,
          .tap(Control.changePhoto),
          .choosePhoto(Photo.landscape.data),
          .answer(.changePhoto, .accepted),
          .answer(.changeDisplayName, .accepted),
          .seesRows(rows),
        ]),
    ]

  private nonisolated static let answersToPosts: [(String, ScenarioPostService.Answer)] = [
    ("posts", .posts([.cards])), ("no-posts", .posts([])),
    ("failed-posts", .failure(.unreachable)),
  ]

  private nonisolated static let rows = [["Levitation", "2026-03-03"], ["Cards", "2026-03-02"]]

  /// Name and photo are in flight when the posts are answered.
  private nonisolated static func changesUndisturbed(
    byPosts answer: ScenarioPostService.Answer, id: String
  ) -> Scenario {
    let requests: [ScenarioService.Request] = [
      .changeDisplayName(.sample("David Blaine II")), .changePhoto(.landscape),
    ]
    return Scenario(
      "profile.changes-undisturbed-by-\(id)", proves: "P-6", "P-12", "P-24",
      on: .profile(cached: .blaine),
      steps: renames,
      [
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .asked(requests),
        .answerPosts(answer),
        .isDisabled(Control.nameField),
        .seesControl(Control.saving),
        .sees(Control.name, "David Blaine"),
        .sees(Control.nameField, "David Blaine II"),
        .sees(Control.nameCount, "15 of 40"),
        .isDisabled(Control.changePhoto),
        .seesPhoto(.portrait),
        .inFlight(.changeDisplayName),
        .inFlight(.changePhoto),
        .caches(.blaine),
        .asked(requests),
        .answer(.changeDisplayName, .accepted),
        .isDisabled(Control.changePhoto),
        .answer(.changePhoto, .accepted),
        .isEnabled(Control.changePhoto),
        .seesPhoto(.landscape),
      ], sees(.blaine.renamed("David Blaine II")))
  }

  /// All messages are shown when the posts are answered, at last.
  private nonisolated static func errorsUndisturbed(
    byPosts answer: ScenarioPostService.Answer, id: String
  ) -> Scenario {
    let seesErrors: [Step] = [
      .sees(Control.nameField, "David Blaine II"),
      .isEnabled(Control.nameField),
      .sees(Control.nameError, "The change was not accepted."),
      .sees(Control.photoError, "Only PNG and JPEG photos can be used."),
      .isEnabled(Control.changePhoto),
    ]
    return Scenario(
      "profile.errors-undisturbed-by-\(id)", proves: "P-17", "P-9", "P-24",
      on: .profile(cached: .blaine),
      steps: renames,
      [
        .answer(.changeDisplayName, .failure(.refused)),
        .tap(Control.changePhoto),
        .choosePhoto(.gif),
        .answerPosts(.failure(.unreachable)),
      ], seesErrors,
      [.tap(Control.postsRetry)], seesErrors,
      [.answerPosts(answer)], seesErrors)
  }

  /// The caret is before the name when the posts are answered.
  private nonisolated static func typingUndisturbed(
    byPosts answer: ScenarioPostService.Answer, id: String
  ) -> Scenario {
    Scenario(
      "profile.typing-undisturbed-by-\(id)", proves: "P-11", on: .profile(cached: .blaine),
      steps: [
        .open,
        .placeCaret(atStartOf: Control.nameField),
        .type("D", into: Control.nameField),
        .answerPosts(answer),
        .type("r. ", into: Control.nameField),
        .sees(Control.nameField, "Dr. David Blaine"),
        .sees(Control.nameCount, "16 of 40"),
        .asked([]),
        .endEditing,
        .asked([.changeDisplayName(.sample("Dr. David Blaine"))]),
      ])
  }
}
