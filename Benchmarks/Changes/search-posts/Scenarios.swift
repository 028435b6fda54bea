import Models

extension Scenario {
  /// Every scenario of the specification, with those of searching the posts.
  package nonisolated static let all = base + profileSearch

  /// The user searches the posts by title.
  private nonisolated static let profileSearch =
    searchFinds + searchWaits + searchReturns + searchDisturbsNothing + searchIsUndisturbed
    + searchEnds
}

extension Requirement {
  /// The whole specification, in order, with searching the posts.
  package nonisolated static let all = base + search

  private nonisolated static let search = [
    Requirement(
      "R2-1",
      """
      The search field shows with the profile, whatever becomes of the posts. It is enabled, and \
      empty at first.
      """),
    Requirement(
      "R2-2",
      """
      With each character, the posts are listed whose title contains the text. Case and white space \
      around the text make no difference. An empty text matches every post.
      """),
    Requirement(
      "R2-3",
      """
      All loaded posts are searched. The newest five of those that match are listed, newest first.
      """),
    Requirement(
      "R2-4",
      """
      The count says how many of the loaded posts match, listed or not: "2 of 3". It shows once there \
      are loaded posts, even without a text. It does not show while there are none.
      """),
    Requirement(
      "R2-5",
      """
      When there are posts and none matches, "No posts match." shows in place of the rows. When \
      there are no posts, P-23 holds whatever the text.
      """),
    Requirement(
      "R2-6",
      """
      A text typed before the posts are known stays, through failures and retries, too. It shows no \
      sign of posts meanwhile, and filters the posts when they come.
      """),
    Requirement(
      "R2-7",
      """
      Selecting a row pushes the screen of the post in that row. Coming back and appearing again find \
      the same text, rows and count.
      """),
    Requirement(
      "R2-8",
      """
      Searching asks no service, clears no message, and changes neither name nor photo. No answer \
      changes the text, or moves the caret in it. Ending editing there has no effect. Beginning it \
      ends editing the name (P-6).
      """),
    Requirement(
      "R2-9",
      """
      The text belongs to its screen. A screen that is opened later, or made meanwhile, starts \
      without one. The text of the open screen stays.
      """),
  ]
}

nonisolated extension Control {
  package static let postSearch = "profile.postSearch"
  package static let postCount = "profile.postCount"
}

// MARK: - What a search finds

extension Scenario {
  private nonisolated static let searchFinds = [
    Scenario(
      "profile.search-with-each-character", proves: "R2-1", "R2-2", "R2-4",
      on: .profile(cached: .blaine),
      steps: [
        .open,
        .sees(Control.postSearch, ""),
        .isEnabled(Control.postSearch),
        .seesNothing(of: Control.postCount),
        .answerPosts(.posts(three)),
      ], seesAllThree,
      [.sees(Control.postSearch, ""), .type("S", into: Control.postSearch)], seesCardsAndSawing,
      [.type("a", into: Control.postSearch), .sees(Control.postSearch, "Sa")], seesSawing,
      [.clear(Control.postSearch)], seesAllThree,
      [
        .type("cards", into: Control.postSearch),
        .seesRows([["Cards", "2026-03-02"]]),
        .sees(Control.postCount, "1 of 3"),
        .askedForPosts(by: [User.blaine.id]),
        .asked([]),
      ]),
    Scenario(
      "profile.search-ignores-case-and-spaces-around", proves: "R2-2",
      on: .profile(cached: .blaine),
      steps: opens(with: [.firstOfTheYear, .cards, .lastOfTheYear]),
      [
        .type(" YEAR", into: Control.postSearch),
        .sees(Control.postSearch, " YEAR"),
        .seesRows([["New year", "2026-01-01"], ["Old year", "2025-12-31"]]),
        .sees(Control.postCount, "2 of 3"),
        .clear(Control.postSearch),
        .type("  ", into: Control.postSearch),
        .sees(Control.postSearch, "  "),
        .seesRows([
          ["Cards", "2026-03-02"], ["New year", "2026-01-01"], ["Old year", "2025-12-31"],
        ]),
        .sees(Control.postCount, "3 of 3"),
        .type("oLD y \t", into: Control.postSearch),
        .seesRows([["Old year", "2025-12-31"]]),
        .sees(Control.postCount, "1 of 3"),
      ]),
    Scenario(
      // Neither dates nor identifiers are searched, and no character is special.
      "profile.search-in-titles-only", proves: "R2-2", "R2-5", on: .profile(cached: .blaine),
      steps: opens(with: [.titled("100%.", on: .cards), .titled("", on: .mirror), .sawing]),
      [
        .sees(Control.postCount, "3 of 3"),
        .type("2026", into: Control.postSearch),
        .sees(Control.noPosts, "No posts match."),
        .clear(Control.postSearch),
        .type("cards", into: Control.postSearch),
        .sees(Control.noPosts, "No posts match."),
        .clear(Control.postSearch),
        .type(".", into: Control.postSearch),
        .seesRows([["100%.", "2026-03-02"]]),
        .sees(Control.postCount, "1 of 3"),
      ]),
    Scenario(
      "profile.search-newest-five-of-those-that-match", proves: "R2-3", "R2-4", "R2-7",
      on: .profile(cached: .blaine),
      steps: opens(with: eight),
      [
        .seesRows(newestOfEight),
        .sees(Control.postCount, "8 of 8"),
        .type("i", into: Control.postSearch),
        .seesRows([
          ["Night", "2026-06-21"], ["Rings", "2026-04-05"], ["Mirror", "2026-04-05"],
          ["Coins", "2026-04-05"], ["Levitation", "2026-03-03"],
        ]),
        .sees(Control.postCount, "6 of 8"),
        .type("ng", into: Control.postSearch),
        .seesRows([["Rings", "2026-04-05"], ["Sawing", "2026-03-01"]]),
        .sees(Control.postCount, "2 of 8"),
        .selectRow(1),
        .seesPost(.sawing),
        .goBack,
        .clear(Control.postSearch),
        .seesRows(newestOfEight),
        .sees(Control.postCount, "8 of 8"),
      ]),
    Scenario(
      "profile.search-without-a-match", proves: "R2-5", "R2-4", on: .profile(cached: .blaine),
      steps: opens(with: three),
      [.type("x", into: Control.postSearch)], seesNoMatch,
      [
        .seesNothing(of: Control.postsError),
        .seesNothing(of: Control.postsRetry),
        .type("y", into: Control.postSearch),
      ], seesNoMatch,
      [.clear(Control.postSearch)], seesAllThree,
      [.type("sawx", into: Control.postSearch)], seesNoMatch,
      [.clear(Control.postSearch), .type("saw", into: Control.postSearch)], seesSawing),
    Scenario(
      "profile.search-without-posts", proves: "R2-5", "P-23", on: .profile(cached: .blaine),
      steps: opens(with: three),
      [.type("x", into: Control.postSearch)], seesNoMatch,
      [
        .goBack,
        .open,
        .type("x", into: Control.postSearch),
        .answerPosts(.posts([])),
      ], seesNoPosts,
      [.type("y", into: Control.postSearch)], seesNoPosts,
      [.clear(Control.postSearch)], seesNoPosts),
  ]

  // MARK: - Before the posts are known

  private nonisolated static let searchWaits = [
    Scenario(
      "profile.search-while-opening", proves: "R2-1", "R2-4", "P-3",
      on: .profile(cached: .blaine),
      steps: [
        .beginOpening,
        .sees(Control.postSearch, ""),
        .seesNothing(of: Control.postCount),
        .answerPosts(.posts([.cards])),
        .sees(Control.postCount, "1 of 1"),
      ]),
    Scenario(
      "profile.search-after-loading", proves: "R2-1", "R2-2", "P-1", "P-4",
      on: .profile(cached: nil),
      steps: [.open], seesNoSearch,
      [.answer(.currentUser, .failure(.unreachable))], seesNoSearch,
      [.tap(Control.retry)], seesNoSearch,
      [
        .answer(.currentUser, .user(.blaine)),
        .sees(Control.postSearch, ""),
        .isEnabled(Control.postSearch),
        .answerPosts(.posts(three)),
        .type("sa", into: Control.postSearch),
      ], seesSawing),
    Scenario(
      "profile.search-before-posts", proves: "R2-6", on: .profile(cached: .blaine),
      steps: [.open, .type("s", into: Control.postSearch)], seesNoPostsKnown,
      [
        .askedForPosts(by: [User.blaine.id]),
        .answerPosts(.posts(three)),
        .sees(Control.postSearch, "s"),
      ], seesCardsAndSawing,
      [.clear(Control.postSearch)], seesAllThree),
    Scenario(
      "profile.search-before-posts-without-a-match", proves: "R2-6", "R2-5",
      on: .profile(cached: .blaine),
      steps: [
        .open,
        .type("x", into: Control.postSearch),
        .endEditing,
        .answerPosts(.posts(three)),
      ], seesNoMatch,
      [.sees(Control.postSearch, "x")]),
    Scenario(
      "profile.search-kept-by-retries", proves: "R2-6", "R2-8", "P-24",
      on: .profile(cached: .blaine),
      steps: [
        .open,
        .answerPosts(.failure(.unreachable)),
        .type("S", into: Control.postSearch),
      ], seesPostsFailed,
      [.tap(Control.postsRetry), .sees(Control.postSearch, "S")], seesNoPostsKnown,
      [.type("a", into: Control.postSearch)], seesNoPostsKnown,
      [.answerPosts(.failure(.unreachable)), .sees(Control.postSearch, "Sa")], seesPostsFailed,
      [
        .endEditing,
        .tap(Control.postsRetry),
        .answerPosts(.posts(three)),
        .sees(Control.postSearch, "Sa"),
      ], seesSawing,
      [
        .seesNothing(of: Control.postsError),
        .askedForPosts(by: [User.blaine.id, User.blaine.id, User.blaine.id]),
      ]),
  ]

  // MARK: - Selecting a post, and coming back

  private nonisolated static let searchReturns = [
    Scenario(
      // The rows without a text are Levitation, Cards and Sawing.
      "profile.search-and-select", proves: "R2-7", "P-25", on: .profile(cached: .blaine),
      steps: opens(with: three),
      [
        .type("s", into: Control.postSearch),
        .selectRow(1),
        .seesPost(.sawing),
        .goBack,
        .sees(Control.postSearch, "s"),
      ], seesCardsAndSawing,
      [
        .isSelected(row: nil),
        .askedForPosts(by: [User.blaine.id]),
        .selectRow(0),
        .seesPost(.cards),
        .goBack,
        .type("a", into: Control.postSearch),
      ], seesSawing,
      [
        .selectRow(0),
        .seesPost(.sawing),
        .goBack,
        .clear(Control.postSearch),
        .selectRow(0),
        .seesPost(.levitation),
      ]),
    Scenario(
      "profile.search-appears-again", proves: "R2-7", "R2-5", "P-5",
      on: .profile(cached: .blaine),
      steps: opens(with: three),
      [
        .type("s", into: Control.postSearch),
        .cover,
        .otherPartCaches(.dee),
        .goBack,
        .sees(Control.postSearch, "s"),
      ], seesCardsAndSawing,
      [
        .type("x", into: Control.postSearch),
        .cover,
        .otherPartCaches(nil),
        .goBack,
        .sees(Control.postSearch, "sx"),
      ], seesNoMatch,
      [.clear(Control.postSearch)], seesAllThree,
      [.askedForPosts(by: [User.blaine.id]), .asked([])]),
    Scenario(
      "profile.search-and-posts-while-covered", proves: "R2-6", "R2-7",
      on: .profile(cached: .blaine),
      steps: [
        .open,
        .type("s", into: Control.postSearch),
        .cover,
        .answerPosts(.posts(three)),
        .goBack,
        .sees(Control.postSearch, "s"),
      ], seesCardsAndSawing,
      [.type("a", into: Control.postSearch)], seesSawing),
  ]

  // MARK: - What a search leaves alone

  private nonisolated static let searchDisturbsNothing = [
    Scenario(
      "profile.errors-undisturbed-by-a-search", proves: "R2-8", "P-17",
      on: .profile(cached: .blaine),
      steps: renames,
      [
        .answer(.changeDisplayName, .failure(.refused)),
        .tap(Control.changePhoto),
        .choosePhoto(.gif),
        .answerPosts(.posts(three)),
        .type("s", into: Control.postSearch),
      ], seesNameAndPhotoErrors, seesCardsAndSawing,
      [.clear(Control.postSearch), .type("x", into: Control.postSearch)], seesNameAndPhotoErrors,
      [.endEditing], seesNameAndPhotoErrors, seesNoMatch,
      [.asked([.changeDisplayName(.sample("David Blaine II"))]), .caches(.blaine)]),
    Scenario(
      "profile.changes-undisturbed-by-a-search", proves: "R2-8", "P-6", "P-12",
      on: .profile(cached: .blaine),
      steps: renames,
      [
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .answerPosts(.posts(three)),
        .type("s", into: Control.postSearch),
      ], seesChangesInFlight, seesCardsAndSawing,
      [.type("x", into: Control.postSearch)], seesChangesInFlight,
      [
        .clear(Control.postSearch),
        .type("sa", into: Control.postSearch),
        .endEditing,
      ], seesChangesInFlight,
      [
        .answer(.changeDisplayName, .accepted),
        .answer(.changePhoto, .accepted),
        .sees(Control.postSearch, "sa"),
      ], sees(.blaine.renamed("David Blaine II").with(photo: .landscape)), seesSawing),
    Scenario(
      "profile.library-undisturbed-by-a-search", proves: "R2-8", "P-12",
      on: .profile(cached: .blaine),
      steps: opens(with: three),
      [
        .tap(Control.changePhoto),
        .type("s", into: Control.postSearch),
        .isDisabled(Control.changePhoto),
        .openedLibrary(times: 1),
        .choosePhoto(Photo.landscape.data),
        .asked([.changePhoto(.landscape)]),
      ], seesCardsAndSawing),
    Scenario(
      // Only one field is edited at a time, so a touch on the search field ends editing the name.
      "profile.search-ends-editing-the-name", proves: "R2-8", "P-6", "P-8",
      on: .profile(cached: .blaine),
      steps: opens(with: three),
      [
        .type(" II", into: Control.nameField),
        .type("s", into: Control.postSearch),
        .asked([.changeDisplayName(.sample("David Blaine II"))]),
        .isDisabled(Control.nameField),
        .seesControl(Control.saving),
      ], seesCardsAndSawing,
      [
        .answer(.changeDisplayName, .accepted),
        .type("a", into: Control.postSearch),
        .sees(Control.postSearch, "sa"),
      ], seesSawing, sees(.blaine.renamed("David Blaine II")),
      [
        .type("I", into: Control.nameField),
        .sees(Control.nameCount, "16 of 40"),
        .sees(Control.postSearch, "sa"),
      ], seesSawing,
      [.asked([.changeDisplayName(.sample("David Blaine II"))])]),
  ]

  // MARK: - What leaves a search alone

  private nonisolated static let searchIsUndisturbed =
    [
      searchTypingUndisturbed(
        by: [.answerPosts(.posts(three))], id: "posts", seesSawing),
      searchTypingUndisturbed(
        by: [.answerPosts(.failure(.unreachable))], id: "failed-posts",
        seesPostsFailed + [
          .endEditing, .tap(Control.postsRetry), .answerPosts(.posts(three)),
        ] + seesSawing),
      searchTypingUndisturbed(
        by: [
          .answer(.changeDisplayName, .accepted), .answer(.changePhoto, .failure(.refused)),
          .answerPosts(.posts(three)), .otherPartCaches(.dee), .makeUnopened,
        ], id: "everything", seesSawing),
    ] + [
      Scenario(
        "profile.search-undisturbed-by-changes", proves: "R2-8", on: .profile(cached: .blaine),
        steps: opens(with: three),
        [
          .type("s", into: Control.postSearch),
          .type(" II", into: Control.nameField),
        ], seesSearch,
        [
          .endEditing,
          .tap(Control.changePhoto),
          .choosePhoto(Photo.landscape.data),
        ], seesSearch,
        [
          .answer(.changeDisplayName, .failure(.refused)),
          .answer(.changePhoto, .failure(.refused)),
        ], seesSearch,
        [
          .clear(Control.nameField),
          .endEditing,
          .tap(Control.changePhoto),
          .choosePhoto(.gif),
        ], seesSearch,
        [
          .type("Dee", into: Control.nameField),
          .endEditing,
          .tap(Control.changePhoto),
          .choosePhoto(Photo.landscape.data),
          .answer(.changePhoto, .accepted),
          .answer(.changeDisplayName, .accepted),
        ], seesSearch,
        [.tap(Control.changePhoto), .cancelPhoto], seesSearch)
    ]

  // MARK: - The end of a search

  private nonisolated static let searchEnds = [
    Scenario(
      // The second round opens the screen again.
      "profile.search-and-log-out", proves: "R2-9", "P-18", on: .profile(cached: .blaine),
      rounds: 2,
      steps: opens(with: three),
      [.sees(Control.postSearch, "")], seesAllThree,
      [.type("s", into: Control.postSearch)], seesCardsAndSawing,
      [
        .tap(Control.logOut),
        .seesLogIn,
        .caches(nil),
        .answer(.logOut, .accepted),
        .otherPartCaches(.blaine),
      ]),
    Scenario(
      "profile.search-and-open-anew", proves: "R2-9", "P-26", on: .profile(cached: .blaine),
      steps: opens(with: three),
      [
        .type("s", into: Control.postSearch),
        .goBack,
        .asked([]),
        .caches(.blaine),
        .open,
        .sees(Control.postSearch, ""),
        .type("x", into: Control.postSearch),
        // The posts are still asked for when this screen is left.
        .goBack,
        .open,
        .sees(Control.postSearch, ""),
        .answerPosts(.posts([.cards])),
        .seesNothing(of: Control.postCount),
        .answerPosts(.posts(three)),
      ], seesAllThree),
    Scenario(
      "profile.search-and-replace", proves: "R2-9", on: .profile(cached: .blaine),
      steps: opens(with: three),
      [
        .type("s", into: Control.postSearch),
        .replace,
        .sees(Control.postSearch, ""),
        .answerPosts(.posts(three)),
      ], seesAllThree,
      [.type("sa", into: Control.postSearch)], seesSawing),
    Scenario(
      "profile.search-beside-an-unused-screen", proves: "R2-9", "P-21",
      on: .profile(cached: .blaine),
      steps: [
        .open,
        .type("s", into: Control.postSearch),
        .makeUnopened,
        .sees(Control.postSearch, "s"),
        .answerPosts(.posts(three)),
      ], seesCardsAndSawing,
      [.makeUnopened, .pause, .sees(Control.postSearch, "s")], seesCardsAndSawing,
      [.type("a", into: Control.postSearch), .sees(Control.postSearch, "sa")], seesSawing),
    Scenario(
      // Each round leaves four screens with a text: popped, popped early, replaced and logged out.
      "profile.search-again-and-again", proves: "R2-9", "P-21", on: .profile(cached: .blaine),
      rounds: 25,
      steps: opens(with: three),
      [
        .type("s", into: Control.postSearch),
        .selectRow(1),
        .seesPost(.sawing),
        .goBack,
        .goBack,
        .open,
        .type("s", into: Control.postSearch),
        .goBack,
        .answerPosts(.posts(three)),
        .open,
        .answerPosts(.failure(.unreachable)),
        .type("x", into: Control.postSearch),
        .replace,
        .answerPosts(.posts(three)),
        .type("x", into: Control.postSearch),
        .sees(Control.noPosts, "No posts match."),
        .tap(Control.logOut),
        .answer(.logOut, .accepted),
        .otherPartCaches(.blaine),
      ]),
  ]

  // MARK: - Steps

  private nonisolated static let three: [Post] = [.sawing, .levitation, .cards]

  private nonisolated static let eight: [Post] = [
    .cards, .rings, .sawing, .escape, .levitation, .winterNight, .mirror, .coins,
  ]

  private nonisolated static let newestOfEight = [
    ["Escape", "2026-07-10"], ["Night", "2026-06-21"], ["Rings", "2026-04-05"],
    ["Mirror", "2026-04-05"], ["Coins", "2026-04-05"],
  ]

  private nonisolated static func opens(with posts: [Post]) -> [Step] {
    [.open, .answerPosts(.posts(posts))]
  }

  private nonisolated static let seesAllThree =
    seesRows(["Levitation", "2026-03-03"], ["Cards", "2026-03-02"], ["Sawing", "2026-03-01"])
  private nonisolated static let seesCardsAndSawing =
    seesRows(["Cards", "2026-03-02"], ["Sawing", "2026-03-01"])
  private nonisolated static let seesSawing = seesRows(["Sawing", "2026-03-01"])

  /// These of three posts match.
  private nonisolated static func seesRows(_ rows: [String]...) -> [Step] {
    [
      .seesRows(rows),
      .sees(Control.postCount, "\(rows.count) of 3"),
      .seesNothing(of: Control.noPosts),
    ]
  }

  /// The text "s" is in the field, and the posts that match are listed.
  private nonisolated static let seesSearch =
    [.sees(Control.postSearch, "s")] + seesCardsAndSawing

  /// None of three posts matches.
  private nonisolated static let seesNoMatch: [Step] = [
    .sees(Control.noPosts, "No posts match."),
    .seesNothing(of: Control.posts),
    .sees(Control.postCount, "0 of 3"),
  ]

  private nonisolated static let seesNoPosts: [Step] = [
    .sees(Control.noPosts, "No posts yet."),
    .seesNothing(of: Control.posts),
    .seesNothing(of: Control.postCount),
  ]

  /// The field is all there is of the posts.
  private nonisolated static let seesNoPostsKnown =
    seesNoPostsYet + [.seesNothing(of: Control.postCount), .isEnabled(Control.postSearch)]

  private nonisolated static let seesPostsFailed: [Step] = [
    .sees(Control.postsError, "The posts could not be reached."),
    .isEnabled(Control.postsRetry),
    .seesNothing(of: Control.posts),
    .seesNothing(of: Control.noPosts),
    .seesNothing(of: Control.postCount),
  ]

  private nonisolated static let seesNoSearch: [Step] = [
    .seesNothing(of: Control.postSearch), .seesNothing(of: Control.postCount),
  ]

  private nonisolated static let seesNameAndPhotoErrors: [Step] = [
    .sees(Control.name, "David Blaine"),
    .sees(Control.nameField, "David Blaine II"),
    .sees(Control.nameCount, "15 of 40"),
    .sees(Control.nameError, "The change was not accepted."),
    .sees(Control.photoError, "Only PNG and JPEG photos can be used."),
  ]

  private nonisolated static let seesChangesInFlight: [Step] = [
    .sees(Control.name, "David Blaine"),
    .sees(Control.nameField, "David Blaine II"),
    .isDisabled(Control.nameField),
    .seesControl(Control.saving),
    .isDisabled(Control.changePhoto),
    .seesPhoto(.portrait),
    .inFlight(.changeDisplayName),
    .inFlight(.changePhoto),
    .asked([.changeDisplayName(.sample("David Blaine II")), .changePhoto(.landscape)]),
  ]

  /// The caret is after the first letter of "swing" when answers come, before "a" is typed.
  private nonisolated static func searchTypingUndisturbed(
    by answers: [Step], id: String, _ end: [Step]
  ) -> Scenario {
    Scenario(
      "profile.search-typing-undisturbed-by-\(id)", proves: "R2-8", "R2-2", "P-11",
      on: .profile(cached: .blaine),
      steps: renames,
      [
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .type("wing", into: Control.postSearch),
        .placeCaret(atStartOf: Control.postSearch),
        .type("s", into: Control.postSearch),
      ], answers,
      [.type("a", into: Control.postSearch), .sees(Control.postSearch, "sawing")], end)
  }
}
