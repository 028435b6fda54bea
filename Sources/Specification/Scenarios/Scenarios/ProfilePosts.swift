import Models

extension Scenario {
  nonisolated static let profilePosts = [
    Scenario(
      "profile.posts-shown", proves: "P-22", on: .profile(cached: .blaine),
      steps: [
        .open, .askedForPosts(by: [User.blaine.id]),
      ], seesNoPostsYet,
      [
        .answerPosts(.posts([.sawing, .levitation, .cards])),
        .seesRows([
          ["Levitation", "2026-03-03"], ["Cards", "2026-03-02"], ["Sawing", "2026-03-01"],
        ]),
        .seesNothing(of: Control.noPosts),
        .seesNothing(of: Control.postsError),
        .seesNothing(of: Control.postsRetry),
        .asked([]),
      ]),
    Scenario(
      "profile.posts-while-opening", proves: "P-23", on: .profile(cached: .blaine),
      steps: [
        .beginOpening,
        .answerPosts(.posts([])),
        .sees(Control.noPosts, "No posts yet."),
      ]),
    Scenario(
      "profile.posts-without-a-photo", proves: "P-22", "P-25", on: .profile(cached: .dee),
      steps: [
        .open,
        .answerPosts(.posts([.cards, .levitation])),
        .seesRows([["Levitation", "2026-03-03"], ["Cards", "2026-03-02"]]),
        .selectRow(1),
        .seesPost(.cards),
      ]),
    Scenario(
      "profile.posts-newest-five", proves: "P-22", on: .profile(cached: .blaine),
      steps: [
        .open,
        .answerPosts(.posts([.cards, .rings, .sawing, .escape, .levitation, .mirror, .coins])),
        .seesRows([
          ["Escape", "2026-07-10"], ["Rings", "2026-04-05"], ["Mirror", "2026-04-05"],
          ["Coins", "2026-04-05"], ["Levitation", "2026-03-03"],
        ]),
      ]),
    Scenario(
      "profile.posts-after-loading", proves: "P-22", on: .profile(cached: nil),
      steps: [
        .open,
        .asked([.currentUser]),
        .askedForPosts(by: []),
        .answer(.currentUser, .user(.blaine)),
        .askedForPosts(by: [User.blaine.id]),
        .answerPosts(.posts([.cards])),
        .seesRows([["Cards", "2026-03-02"]]),
      ]),
    Scenario(
      "profile.posts-after-retried-loading", proves: "P-22", on: .profile(cached: nil),
      steps: [
        .open,
        .answer(.currentUser, .failure(.unreachable)),
        .askedForPosts(by: []),
        .tap(Control.retry),
        .answer(.currentUser, .user(.blaine)),
        .askedForPosts(by: [User.blaine.id]),
        .answerPosts(.posts([.cards])),
        .seesRows([["Cards", "2026-03-02"]]),
      ]),
    Scenario(
      "profile.posts-asked-for-once", proves: "P-22", on: .profile(cached: .blaine),
      steps: [
        .open,
        .answerPosts(.posts([.cards])),
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .answer(.changePhoto, .accepted),
        .type(" Jr", into: Control.nameField),
        .endEditing,
        .answer(.changeDisplayName, .accepted),
        .tap(Control.changePhoto),
        .cancelPhoto,
        .seesRows([["Cards", "2026-03-02"]]),
        .askedForPosts(by: [User.blaine.id]),
      ]),
    Scenario(
      "profile.posts-on-the-day", proves: "P-22", on: .profile(cached: .blaine),
      steps: [
        .open,
        .answerPosts(.posts([.firstOfTheYear, .lastOfTheYear])),
        .seesRows([["New year", "2026-01-01"], ["Old year", "2025-12-31"]]),
      ]),
    Scenario(
      "profile.posts-hostile-titles", proves: "P-22", on: .profile(cached: .blaine),
      steps: [
        .open,
        .answerPosts(
          .posts([
            .titled("\u{1B}]0;x\u{7}<b>%@</b>\0\n", on: .rings), .titled("", on: .mirror),
            .titled("\u{202E}snioC\u{2028}" + String(repeating: "x", count: 1_000), on: .coins),
          ])),
        .seesRows([
          ["\u{1B}]0;x\u{7}<b>%@</b>\0\n", "2026-04-05"], ["", "2026-04-05"],
          ["\u{202E}snioC\u{2028}" + String(repeating: "x", count: 1_000), "2026-04-05"],
        ]),
      ]),
    Scenario(
      "profile.posts-none", proves: "P-23", on: .profile(cached: .blaine),
      steps: [
        .open,
        .answerPosts(.posts([])),
        .sees(Control.noPosts, "No posts yet."),
        .seesNothing(of: Control.posts),
        .seesNothing(of: Control.postsError),
        .seesNothing(of: Control.postsRetry),
      ]),
    Scenario(
      "profile.posts-failed", proves: "P-24", on: .profile(cached: .blaine),
      steps: [
        .open,
        .answerPosts(.failure(.unreachable)),
        .sees(Control.postsError, "The posts could not be reached."),
        .seesControl(Control.postsRetry),
        .seesNothing(of: Control.posts),
        .seesNothing(of: Control.noPosts),
        .seesNothing(of: Control.error),
        .seesNothing(of: Control.nameError),
        .seesNothing(of: Control.photoError),
      ], worksOn,
      [.sees(Control.postsError, "The posts could not be reached.")]),
    Scenario(
      "profile.posts-retried", proves: "P-24", "P-22", on: .profile(cached: .blaine),
      steps: [
        .open,
        .answerPosts(.failure(.unreachable)),
        .tap(Control.postsRetry),
      ], seesNoPostsYet,
      [
        .askedForPosts(by: [User.blaine.id, User.blaine.id]),
        .answerPosts(.posts([.cards])),
        .seesRows([["Cards", "2026-03-02"]]),
        .seesNothing(of: Control.postsError),
        .seesNothing(of: Control.postsRetry),
      ]),
    Scenario(
      // The posts are those of the user who is shown, even if another is cached.
      "profile.posts-retried-while-another-is-cached", proves: "P-22", "P-24",
      on: .profile(cached: .blaine),
      steps: [
        .open,
        .answerPosts(.failure(.unreachable)),
        .otherPartCaches(.dee),
        .tap(Control.postsRetry),
        .askedForPosts(by: [User.blaine.id, User.blaine.id]),
        .answerPosts(.failure(.unreachable)),
        .otherPartCaches(nil),
        .tap(Control.postsRetry),
        .askedForPosts(by: [User.blaine.id, User.blaine.id, User.blaine.id]),
        .answerPosts(.posts([.cards])),
        .seesRows([["Cards", "2026-03-02"]]),
      ]),
    Scenario(
      "profile.posts-retry-failed", proves: "P-24", "P-23", on: .profile(cached: .blaine),
      steps: [
        .open,
        .answerPosts(.failure(.unreachable)),
        .tap(Control.postsRetry),
        .answerPosts(.failure(.unreachable)),
        .sees(Control.postsError, "The posts could not be reached."),
        .tap(Control.postsRetry),
        .answerPosts(.posts([])),
        .sees(Control.noPosts, "No posts yet."),
        .seesNothing(of: Control.postsError),
      ]),
    Scenario(
      "profile.posts-and-errors", proves: "P-24", "P-17", on: .profile(cached: .blaine),
      steps: [
        .open,
        .type(" II", into: Control.nameField),
        .endEditing,
        .answer(.changeDisplayName, .failure(.refused)),
        .answerPosts(.failure(.unreachable)),
        .sees(Control.nameError, "The change was not accepted."),
        .sees(Control.postsError, "The posts could not be reached."),
        .tap(Control.postsRetry),
        .answerPosts(.posts([.cards])),
        .sees(Control.nameError, "The change was not accepted."),
      ]),
    Scenario(
      "profile.posts-error-kept-by-changes", proves: "P-17", "P-24", on: .profile(cached: .blaine),
      steps: [
        .open,
        .answerPosts(.failure(.unreachable)),
        .tap(Control.changePhoto),
        .choosePhoto(.gif),
        .clear(Control.nameField),
        .endEditing,
      ], seesPostsError,
      [
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .type("Dee", into: Control.nameField),
        .endEditing,
        .answer(.changePhoto, .failure(.refused)),
        .answer(.changeDisplayName, .failure(.refused)),
      ], seesPostsError,
      [
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .answer(.changePhoto, .accepted),
      ], seesPostsError),
    Scenario(
      "profile.photo-error-kept-by-posts", proves: "P-17", "P-24", on: .profile(cached: .blaine),
      steps: [
        .open,
        .tap(Control.changePhoto),
        .choosePhoto(.gif),
        .answerPosts(.failure(.unreachable)),
        .sees(Control.photoError, "Only PNG and JPEG photos can be used."),
        .tap(Control.postsRetry),
        .sees(Control.photoError, "Only PNG and JPEG photos can be used."),
        .answerPosts(.posts([])),
        .sees(Control.photoError, "Only PNG and JPEG photos can be used."),
      ]),
    Scenario(
      "profile.posts-selected", proves: "P-25", "P-19", on: .profile(cached: .blaine),
      steps: [
        .open,
        .type(" II", into: Control.nameField),
        .endEditing,
        .answerPosts(.posts([.sawing, .levitation, .cards])),
        .selectRow(1),
        .seesPost(.cards),
        .inFlight(.changeDisplayName),
        .goBack,
        .isSelected(row: nil),
        .seesRows([
          ["Levitation", "2026-03-03"], ["Cards", "2026-03-02"], ["Sawing", "2026-03-01"],
        ]),
        .askedForPosts(by: [User.blaine.id]),
        .selectRow(0),
        .seesPost(.levitation),
        .goBack,
        .selectRow(2),
        .seesPost(.sawing),
      ]),
    Scenario(
      // The screen is made before the other one is shown and left.
      "profile.posts-selected-after-another-screen", proves: "P-25", "P-18",
      on: .profile(cached: .blaine),
      steps: [
        .cover,
        .goBack,
        .open,
        .answerPosts(.posts([.cards])),
        .selectRow(0),
        .seesPost(.cards),
        .goBack,
        .tap(Control.logOut),
        .seesLogIn,
      ]),
    Scenario(
      "profile.posts-loading-covered", proves: "P-25", "P-5", on: .profile(cached: .blaine),
      steps: [
        .open,
        .askedForPosts(by: [User.blaine.id]),
        .cover,
        .goBack,
        .askedForPosts(by: [User.blaine.id]),
        .answerPosts(.posts([.cards])),
        .seesRows([["Cards", "2026-03-02"]]),
      ]),
    Scenario(
      "profile.posts-logged-out", proves: "P-26", on: .profile(cached: .blaine),
      steps: [
        .open,
        .askedForPosts(by: [User.blaine.id]),
        .tap(Control.logOut),
        .cancelledPosts,
        .seesLogIn,
        .answerPosts(.posts([.cards])),
        .seesLogIn,
        .askedForPosts(by: [User.blaine.id]),
      ]),
    Scenario(
      "profile.posts-popped", proves: "P-26", on: .profile(cached: .blaine),
      steps: [
        .open,
        .askedForPosts(by: [User.blaine.id]),
        .goBack,
        .cancelledPosts,
        // Asking for posts is no change.
        .caches(.blaine),
        .answerPosts(.failure(.unreachable)),
        .caches(.blaine),
      ]),
    Scenario(
      "profile.posts-loading-opened-anew", proves: "P-20", "P-26", on: .profile(cached: .blaine),
      steps: [
        .open,
        .askedForPosts(by: [User.blaine.id]),
        .goBack,
        .open,
        .askedForPosts(by: [User.blaine.id, User.blaine.id]),
        // The first answer is for the screen that was left.
        .answerPosts(.posts([.cards])),
      ], seesNoPostsYet,
      [
        .answerPosts(.posts([])),
        .sees(Control.noPosts, "No posts yet."),
      ]),
  ]

  /// There is no sign of posts before they are known.
  nonisolated static let seesNoPostsYet = Control.ofPosts.map(Step.seesNothing(of:))

  private nonisolated static let seesPostsError: [Step] = [
    .sees(Control.postsError, "The posts could not be reached."), .seesControl(Control.postsRetry),
  ]

  /// Renames the sample user, while other things have gone wrong.
  private nonisolated static let worksOn: [Step] = [
    .type(" II", into: Control.nameField),
    .endEditing,
    .answer(.changeDisplayName, .accepted),
    .sees(Control.name, "David Blaine II"),
  ]
}
