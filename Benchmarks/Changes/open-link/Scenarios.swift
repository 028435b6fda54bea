import Models

extension Scenario {
  /// Every scenario of the specification with links to posts.
  package nonisolated static let all =
    base + linksFollowed + linksToUnknownPosts + linksRetried + linksBesideOtherThings + linksLeft
}

extension Requirement {
  /// The whole specification with links to posts, in order.
  package nonisolated static let all = base + links

  private nonisolated static let links = [
    Requirement(
      "R6-1",
      """
      The profile can be opened with a link: the identifier of a post. As soon as the posts are \
      known, the post with this identifier is pushed, also if it is not among the newest five. The \
      rows are those without a link, and none of them is selected.
      """),
    Requirement(
      "R6-2",
      """
      When no post has this identifier, nothing is pushed, and "This post does not exist." shows \
      beside the posts, also when there are none. Nothing clears this message. There is no sign of \
      the link until the posts are known.
      """),
    Requirement(
      "R6-3",
      """
      When the profile or its posts cannot be loaded, only that failure shows. The link is kept \
      until a retry makes the posts known.
      """),
    Requirement(
      "R6-4",
      """
      A link is followed once. Coming back, appearing again and later answers push nothing. Without \
      a link, nothing is pushed and no message shows.
      """),
    Requirement(
      "R6-5",
      """
      The post is pushed on top of the stack, whatever the user does and whatever covers the \
      profile. It covers the profile as a selected post does: editing ends, and what is in flight \
      goes on. A message about the link disturbs nothing.
      """),
    Requirement(
      "R6-6",
      """
      A link belongs to one screen. Logging out and leaving in any way forget it, and a late answer \
      pushes nothing. A screen that is made before, beside or after it follows its own link or none.
      """),
  ]
}

nonisolated extension Control {
  package static let linkError = "profile.linkError"
}

extension Scenario {
  private nonisolated static let linksFollowed = [
    Scenario(
      "profile.link-followed", proves: "R6-1", "R6-2", on: .profile(cached: .blaine),
      steps: follow(.cards), seesNoSignOfLink, seesNoPostsYet,
      [
        .askedForPosts(by: [User.blaine.id]),
        .answerPosts(.posts([.sawing, .levitation, .cards])),
        .seesPost(.cards),
        .askedForPosts(by: [User.blaine.id]),
        .asked([]),
        .goBack,
        .isSelected(row: nil),
        .seesRows([
          ["Levitation", "2026-03-03"], ["Cards", "2026-03-02"], ["Sawing", "2026-03-01"],
        ]),
        .seesNothing(of: Control.linkError),
        .seesNothing(of: Control.noPosts),
        .seesNothing(of: Control.postsError),
      ]),
    Scenario(
      "profile.link-beyond-the-newest-five", proves: "R6-1", on: .profile(cached: .blaine),
      steps: follow(.cards),
      [
        .answerPosts(.posts([.cards, .rings, .sawing, .escape, .levitation, .mirror, .coins])),
        .seesPost(.cards),
        .goBack,
        .seesNothing(of: Control.linkError),
        .seesRows([
          ["Escape", "2026-07-10"], ["Rings", "2026-04-05"], ["Mirror", "2026-04-05"],
          ["Coins", "2026-04-05"], ["Levitation", "2026-03-03"],
        ]),
        .selectRow(4),
        .seesPost(.levitation),
      ]),
    Scenario(
      // Titles and dates are not the identifier of a post.
      "profile.link-by-identifier", proves: "R6-1", on: .profile(cached: .dee),
      steps: follow(.coins),
      [
        .answerPosts(
          .posts([
            .titled("Coins", on: .mirror), .levitation,
            Post(id: Post.ID(rawValue: "coins"), title: "Coins", date: Post.coins.date),
            .titled("", on: .coins),
          ])),
        .seesPost(.titled("", on: .coins)),
        .goBack,
        .seesControl(Control.posts),
      ]),
    Scenario(
      "profile.link-followed-after-loading", proves: "R6-1", "R6-4", on: .profile(cached: nil),
      steps: follow(.levitation),
      [
        .answer(.currentUser, .user(.blaine)),
        .seesNothing(of: Control.linkError),
        .sees(Control.name, "David Blaine"),
        .answerPosts(.posts([.levitation])),
        .seesPost(.levitation),
        .goBack,
        .seesRows([["Levitation", "2026-03-03"]]),
        .asked([.currentUser]),
      ], sees(.blaine)),
    Scenario(
      "profile.link-followed-while-opening", proves: "R6-1", "R6-5", on: .profile(cached: .blaine),
      steps: [
        .followLink(to: Post.cards.id),
        .beginOpening,
        .answerPosts(.posts([.cards, .sawing])),
        .seesPost(.cards),
        .seesNothing(of: Control.name),
        .open,
        .seesPost(.cards),
        .goBack,
        .seesRows([["Cards", "2026-03-02"], ["Sawing", "2026-03-01"]]),
      ]),
    Scenario(
      "profile.link-followed-once", proves: "R6-4", "R6-1", on: .profile(cached: .blaine),
      steps: follow(.cards),
      [
        .answerPosts(.posts([.cards, .levitation])),
        .seesPost(.cards),
        .goBack,
        .cover,
        .goBack,
        .sees(Control.name, "David Blaine"),
        .type(" II", into: Control.nameField),
        .endEditing,
        .answer(.changeDisplayName, .accepted),
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .answer(.changePhoto, .failure(.refused)),
        .sees(Control.photoError, "The change was not accepted."),
        .selectRow(0),
        .seesPost(.levitation),
        .goBack,
        .seesRows([["Levitation", "2026-03-03"], ["Cards", "2026-03-02"]]),
        .seesNothing(of: Control.linkError),
        .askedForPosts(by: [User.blaine.id]),
      ]),
    Scenario(
      "profile.link-none-after-one", proves: "R6-4", "R6-6", on: .profile(cached: .blaine),
      steps: follow(.cards),
      [
        .answerPosts(.posts([.cards])),
        .seesPost(.cards),
        .goHome,
        .open,
        .answerPosts(.posts([.cards])),
        .seesRows([["Cards", "2026-03-02"]]),
        .seesNothing(of: Control.linkError),
        .goBack,
      ], follow(.rings),
      [
        .answerPosts(.posts([.cards])),
        .sees(Control.linkError, doesNotExist),
        .goBack,
        .open,
        .answerPosts(.posts([])),
        .sees(Control.noPosts, "No posts yet."),
        .seesNothing(of: Control.linkError),
      ]),
  ]

  private nonisolated static let linksToUnknownPosts = [
    Scenario(
      "profile.link-unknown", proves: "R6-2", on: .profile(cached: .blaine),
      steps: follow(.coins),
      [
        .answerPosts(.posts([.cards, .sawing])),
        .sees(Control.linkError, doesNotExist),
        .seesRows([["Cards", "2026-03-02"], ["Sawing", "2026-03-01"]]),
        .isSelected(row: nil),
        .seesNothing(of: Control.noPosts),
        .seesNothing(of: Control.postsError),
        .seesNothing(of: Control.postsRetry),
        .selectRow(1),
        .seesPost(.sawing),
        .goBack,
        .sees(Control.linkError, doesNotExist),
      ]),
    Scenario(
      "profile.link-unknown-without-posts", proves: "R6-2", on: .profile(cached: .blaine),
      steps: follow(.coins),
      [
        .answerPosts(.posts([])),
        .sees(Control.linkError, doesNotExist),
        .sees(Control.noPosts, "No posts yet."),
        .seesNothing(of: Control.posts),
        .seesNothing(of: Control.postsError),
      ]),
    Scenario(
      "profile.link-error-stays", proves: "R6-2", "R6-4", on: .profile(cached: .blaine),
      steps: follow(.coins),
      [
        .answerPosts(.posts([.cards])),
        .tap(Control.changePhoto),
        .choosePhoto(.gif),
        .sees(Control.linkError, doesNotExist),
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .answer(.changePhoto, .accepted),
        .sees(Control.linkError, doesNotExist),
        .clear(Control.nameField),
        .endEditing,
        .sees(Control.linkError, doesNotExist),
        .type("Dee", into: Control.nameField),
        .endEditing,
        .answer(.changeDisplayName, .failure(.refused)),
        .sees(Control.nameError, "The change was not accepted."),
        .sees(Control.linkError, doesNotExist),
        .cover,
        .goBack,
        .sees(Control.linkError, doesNotExist),
        .seesRows([["Cards", "2026-03-02"]]),
      ]),
    Scenario(
      "profile.link-unknown-while-typing", proves: "R6-5", "R6-2", on: .profile(cached: .blaine),
      steps: follow(.coins),
      [
        .placeCaret(atStartOf: Control.nameField),
        .type("Dr", into: Control.nameField),
        .answerPosts(.posts([.cards])),
        .sees(Control.linkError, doesNotExist),
        .type(". ", into: Control.nameField),
        .sees(Control.nameField, "Dr. David Blaine"),
        .sees(Control.linkError, doesNotExist),
        .asked([]),
        .endEditing,
        .asked([.changeDisplayName(.sample("Dr. David Blaine"))]),
      ]),
    Scenario(
      "profile.link-unknown-while-covered", proves: "R6-2", "R6-4", on: .profile(cached: .blaine),
      steps: follow(.coins),
      [
        .cover,
        .answerPosts(.posts([.cards])),
        .goBack,
        .sees(Control.linkError, doesNotExist),
        .seesRows([["Cards", "2026-03-02"]]),
      ]),
  ]

  private nonisolated static let linksRetried = [
    Scenario(
      "profile.link-kept-by-failed-posts", proves: "R6-3", "R6-2", on: .profile(cached: .blaine),
      steps: follow(.cards),
      [
        .answerPosts(.failure(.unreachable)),
        .sees(Control.postsError, "The posts could not be reached."),
        .seesNothing(of: Control.linkError),
        .cover,
        .goBack,
        .otherPartCaches(.dee),
        .tap(Control.postsRetry),
        .seesNothing(of: Control.linkError),
        .answerPosts(.failure(.unreachable)),
        .sees(Control.postsError, "The posts could not be reached."),
        .seesNothing(of: Control.linkError),
        .tap(Control.postsRetry),
        .askedForPosts(by: [User.blaine.id, User.blaine.id, User.blaine.id]),
        .answerPosts(.posts([.cards, .sawing])),
        .seesPost(.cards),
        .goBack,
        .seesRows([["Cards", "2026-03-02"], ["Sawing", "2026-03-01"]]),
        .seesNothing(of: Control.postsError),
        .seesNothing(of: Control.linkError),
      ]),
    Scenario(
      "profile.link-kept-by-failed-loads", proves: "R6-3", on: .profile(cached: nil),
      steps: follow(.cards),
      [
        .answer(.currentUser, .failure(.unreachable)),
        .sees(Control.error, "The profile could not be reached."),
        .seesNothing(of: Control.linkError),
        .tap(Control.retry),
        .answer(.currentUser, .failure(.unreachable)),
        .cover,
        .goBack,
        .tap(Control.retry),
        .answer(.currentUser, .user(.blaine)),
        .seesNothing(of: Control.linkError),
        .answerPosts(.posts([.sawing, .cards])),
        .seesPost(.cards),
        .goBack,
        .seesRows([["Cards", "2026-03-02"], ["Sawing", "2026-03-01"]]),
      ]),
    Scenario(
      "profile.link-unknown-after-retries", proves: "R6-3", "R6-2", on: .profile(cached: nil),
      steps: follow(.rings),
      [
        .answer(.currentUser, .failure(.unreachable)),
        .tap(Control.retry),
        .answer(.currentUser, .user(.blaine)),
        .answerPosts(.failure(.unreachable)),
        .seesNothing(of: Control.linkError),
        .tap(Control.postsRetry),
        .answerPosts(.posts([.cards])),
        .sees(Control.linkError, doesNotExist),
        .seesRows([["Cards", "2026-03-02"]]),
      ]),
    Scenario(
      "profile.link-retried-while-covered", proves: "R6-3", "R6-5", on: .profile(cached: .blaine),
      steps: follow(.cards),
      [
        .cover,
        .answerPosts(.failure(.unreachable)),
        .goBack,
        .tap(Control.postsRetry),
        .cover,
        .answerPosts(.posts([.cards])),
        .seesPost(.cards),
        .goBack,
        .goBack,
        .seesRows([["Cards", "2026-03-02"]]),
      ]),
  ]

  private nonisolated static let linksBesideOtherThings = [
    Scenario(
      "profile.link-followed-beside-changes", proves: "R6-5", "R6-4",
      on: .profile(cached: .blaine),
      steps: [.followLink(to: Post.cards.id)], renames,
      [
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .answerPosts(.posts([.cards])),
        .seesPost(.cards),
        .inFlight(.changeDisplayName),
        .inFlight(.changePhoto),
        .answer(.changePhoto, .failure(.refused)),
        .answer(.changeDisplayName, .accepted),
        .seesPost(.cards),
        .caches(.blaine.renamed("David Blaine II")),
        .goBack,
        .sees(Control.photoError, "The change was not accepted."),
        .isEnabled(Control.changePhoto),
        .isEnabled(Control.nameField),
        .seesNothing(of: Control.saving),
        .seesRows([["Cards", "2026-03-02"]]),
      ], sees(.blaine.renamed("David Blaine II"))),
    Scenario(
      "profile.link-followed-in-the-library", proves: "R6-5", on: .profile(cached: .blaine),
      steps: follow(.cards),
      [
        .tap(Control.changePhoto),
        .openedLibrary(times: 1),
        .answerPosts(.posts([.cards])),
        .seesPost(.cards),
        .choosePhoto(Photo.landscape.data),
        .asked([.changePhoto(.landscape)]),
        .goBack,
        .isDisabled(Control.changePhoto),
        .answer(.changePhoto, .accepted),
        .seesPhoto(.landscape),
        .isEnabled(Control.changePhoto),
      ]),
    Scenario(
      // The post takes the keyboard away, which ends editing like any other way.
      "profile.link-followed-while-typing", proves: "R6-5", "R6-4", on: .profile(cached: .blaine),
      steps: follow(.cards),
      [
        .type(" II", into: Control.nameField),
        .answerPosts(.posts([.cards])),
        .seesPost(.cards),
        .asked([.changeDisplayName(.sample("David Blaine II"))]),
        .inFlight(.changeDisplayName),
        .answer(.changeDisplayName, .accepted),
        .seesPost(.cards),
        .goBack,
        .seesRows([["Cards", "2026-03-02"]]),
        .isEnabled(Control.nameField),
      ], sees(.blaine.renamed("David Blaine II"))),
    Scenario(
      "profile.link-followed-while-typing-a-refused-name", proves: "R6-5",
      on: .profile(cached: .blaine),
      steps: follow(.cards),
      [
        .clear(Control.nameField),
        .answerPosts(.posts([.cards])),
        .seesPost(.cards),
        .asked([]),
        .goBack,
        .sees(Control.nameError, "A name needs at least one character."),
        .sees(Control.nameField, ""),
        .seesRows([["Cards", "2026-03-02"]]),
      ]),
    Scenario(
      "profile.link-followed-while-covered", proves: "R6-5", "R6-4", on: .profile(cached: .blaine),
      steps: follow(.cards),
      [
        .cover,
        .answerPosts(.posts([.cards])),
        .seesPost(.cards),
        .goBack,
        .seesNothing(of: Control.name),
        .goBack,
        .seesRows([["Cards", "2026-03-02"]]),
        .isSelected(row: nil),
      ]),
    Scenario(
      "profile.link-followed-while-loading-covered", proves: "R6-5", "R6-3",
      on: .profile(cached: nil),
      steps: follow(.cards),
      [
        .cover,
        .answer(.currentUser, .user(.blaine)),
        .answerPosts(.posts([.cards])),
        .seesPost(.cards),
        .goBack,
        .goBack,
        .seesRows([["Cards", "2026-03-02"]]),
      ], sees(.blaine)),
  ]

  private nonisolated static let linksLeft = [
    Scenario(
      "profile.link-logged-out", proves: "R6-6", on: .profile(cached: .blaine),
      steps: follow(.cards),
      [
        .askedForPosts(by: [User.blaine.id]),
        .tap(Control.logOut),
        .cancelledPosts,
        .answerPosts(.posts([.cards])),
        .seesLogIn,
        .otherPartCaches(.dee),
        .open,
        .askedForPosts(by: [User.blaine.id, User.dee.id]),
        .answerPosts(.posts([.cards])),
        .seesRows([["Cards", "2026-03-02"]]),
        .seesNothing(of: Control.linkError),
        .goBack,
        .seesLogIn,
      ], follow(.cards),
      [
        .answerPosts(.posts([.cards])),
        .seesPost(.cards),
        .goBack,
        .tap(Control.logOut),
        .seesLogIn,
      ]),
    Scenario(
      "profile.link-logged-out-after-failure", proves: "R6-6", on: .profile(cached: nil),
      steps: follow(.cards),
      [
        .answer(.currentUser, .failure(.unreachable)),
        .tap(Control.logOut),
        .seesLogIn,
        .open,
        .answer(.currentUser, .user(.blaine)),
        .answerPosts(.posts([.sawing])),
        .seesRows([["Sawing", "2026-03-01"]]),
        .seesNothing(of: Control.linkError),
        .goBack,
      ], follow(.cards),
      [
        .answerPosts(.posts([.sawing])),
        .sees(Control.linkError, doesNotExist),
        .tap(Control.logOut),
        .seesLogIn,
      ]),
    Scenario(
      "profile.link-popped", proves: "R6-6", on: .profile(cached: .blaine),
      steps: follow(.cards),
      [
        .askedForPosts(by: [User.blaine.id]),
        .goBack,
        .cancelledPosts,
      ], follow(.levitation),
      [
        .askedForPosts(by: [User.blaine.id, User.blaine.id]),
        // The first answer is for the screen that was left.
        .answerPosts(.posts([.cards, .levitation])),
        .sees(Control.name, "David Blaine"),
      ], seesNoPostsYet,
      [
        .answerPosts(.posts([.cards, .levitation])),
        .seesPost(.levitation),
        .goBack,
        .seesRows([["Levitation", "2026-03-03"], ["Cards", "2026-03-02"]]),
      ]),
    Scenario(
      "profile.link-left-for-home", proves: "R6-5", "R6-6", on: .profile(cached: .blaine),
      steps: [.followLink(to: Post.cards.id)], renames,
      [
        .answerPosts(.posts([.cards])),
        .seesPost(.cards),
        .goHome,
        .inFlight(.changeDisplayName),
        .answer(.changeDisplayName, .accepted),
        .caches(.blaine.renamed("David Blaine II")),
        .open,
        .answerPosts(.posts([.cards])),
        .seesRows([["Cards", "2026-03-02"]]),
      ], sees(.blaine.renamed("David Blaine II"))),
    Scenario(
      "profile.link-left-below-the-post", proves: "R6-5", "R6-6", on: .profile(cached: .blaine),
      steps: follow(.cards),
      [
        .answerPosts(.posts([.cards])),
        .removeFromBelow,
        .seesPost(.cards),
        .open,
        .answerPosts(.posts([.cards])),
        .seesRows([["Cards", "2026-03-02"]]),
      ]),
    Scenario(
      "profile.link-of-the-replaced-screen", proves: "R6-6", on: .profile(cached: .blaine),
      steps: follow(.cards),
      [
        .askedForPosts(by: [User.blaine.id]),
        .replace,
        .askedForPosts(by: [User.blaine.id, User.blaine.id]),
        // The first answer is for the screen that was replaced.
        .answerPosts(.posts([.cards])),
        .sees(Control.name, "David Blaine"),
        .answerPosts(.posts([.cards])),
        .seesRows([["Cards", "2026-03-02"]]),
        .seesNothing(of: Control.linkError),
        .followLink(to: Post.sawing.id),
        .replace,
        .answerPosts(.posts([.cards])),
        .sees(Control.linkError, doesNotExist),
      ]),
    Scenario(
      "profile.link-of-the-replacing-screen", proves: "R6-6", "R6-1",
      on: .profile(cached: .blaine),
      steps: [
        .open,
        .askedForPosts(by: [User.blaine.id]),
        .followLink(to: Post.cards.id),
        .replace,
        .askedForPosts(by: [User.blaine.id, User.blaine.id]),
        // The first answer is for the screen that was replaced.
        .answerPosts(.posts([.cards])),
        .sees(Control.name, "David Blaine"),
        .answerPosts(.posts([.cards])),
        .seesPost(.cards),
        .goBack,
        .seesRows([["Cards", "2026-03-02"]]),
      ]),
    Scenario(
      "profile.link-of-an-unused-screen", proves: "R6-6", on: .profile(cached: .blaine),
      steps: [
        .open,
        .askedForPosts(by: [User.blaine.id]),
        .followLink(to: Post.cards.id),
        .makeUnopened,
        .askedForPosts(by: [User.blaine.id]),
        .answerPosts(.posts([.cards])),
        .seesRows([["Cards", "2026-03-02"]]),
        .seesNothing(of: Control.linkError),
        .followLink(to: Post.sawing.id),
        .makeUnopened,
        .pause,
        .seesRows([["Cards", "2026-03-02"]]),
        .seesNothing(of: Control.linkError),
        .goBack,
      ], follow(.sawing),
      [
        .answerPosts(.posts([.sawing])),
        .seesPost(.sawing),
      ]),
    Scenario(
      "profile.link-beside-unused-screens", proves: "R6-6", on: .profile(cached: .blaine),
      steps: follow(.cards),
      [
        .makeUnopened,
        .followLink(to: Post.sawing.id),
        .makeUnopened,
        .answerPosts(.posts([.sawing, .cards])),
        .seesPost(.cards),
        .makeUnopened,
        .goBack,
        .seesRows([["Cards", "2026-03-02"], ["Sawing", "2026-03-01"]]),
      ]),
    Scenario(
      // The linked screen is made before the other one is shown and left.
      "profile.link-made-before-another-screen", proves: "R6-6", "R6-1",
      on: .profile(cached: .blaine),
      steps: [
        .followLink(to: Post.cards.id),
        .cover,
        .goBack,
        .open,
        .answerPosts(.posts([.cards])),
        .seesPost(.cards),
        .goBack,
        .tap(Control.logOut),
        .seesLogIn,
      ]),
    Scenario(
      // Each round makes six screens, five of them with a link.
      "profile.link-followed-again-and-again", proves: "R6-6", "P-21",
      on: .profile(cached: .blaine), rounds: 25,
      steps: follow(.cards),
      [
        .answerPosts(.posts([.cards])),
        .seesPost(.cards),
        .goBack,
        .goBack,
      ], follow(.sawing),
      [
        .answerPosts(.posts([.cards])),
        .sees(Control.linkError, doesNotExist),
        .goBack,
        .followLink(to: Post.cards.id),
        .makeUnopened,
      ], follow(.cards),
      [
        .pause,
        .followLink(to: Post.levitation.id),
        .replace,
        .answerPosts(.posts([.cards, .levitation])),
        .answerPosts(.failure(.unreachable)),
        .tap(Control.logOut),
        .answer(.logOut, .accepted),
        .seesLogIn,
        .otherPartCaches(.blaine),
        .open,
        .answerPosts(.posts([.cards])),
        .seesRows([["Cards", "2026-03-02"]]),
        .goBack,
      ]),
  ]

  private nonisolated static let doesNotExist = "This post does not exist."

  private nonisolated static let seesNoSignOfLink: [Step] = [
    .sees(Control.name, "David Blaine"), .seesNothing(of: Control.linkError),
  ]

  /// Opens the profile with a link to a post.
  private nonisolated static func follow(_ post: Post) -> [Step] {
    [.followLink(to: post.id), .open]
  }
}
