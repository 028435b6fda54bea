import Models

extension Scenario {
  /// Answers come while another screen covers the profile, or the profile appears again after them.
  nonisolated static let profileCovered = [
    postsWhileCovered(
      .posts([.cards]), id: "posts", .seesRows([["Cards", "2026-03-02"]])),
    postsWhileCovered(
      .posts([]), id: "no-posts", .sees(Control.noPosts, "No posts yet."),
      .seesNothing(of: Control.posts)),
    postsWhileCovered(
      .failure(.unreachable), id: "failed-posts",
      .sees(Control.postsError, "The posts could not be reached."),
      .tap(Control.postsRetry),
      .askedForPosts(by: [User.blaine.id, User.blaine.id]),
      .answerPosts(.posts([.cards])),
      .seesRows([["Cards", "2026-03-02"]]),
      .seesNothing(of: Control.postsError)),
    Scenario(
      "profile.rename-failed-while-covered", proves: "P-9", "P-5", on: .profile(cached: .blaine),
      steps: renames,
      [
        .cover,
        .answer(.changeDisplayName, .failure(.refused)),
        .caches(.blaine),
        .goBack,
        .sees(Control.nameError, "The change was not accepted."),
        .sees(Control.name, "David Blaine"),
        .sees(Control.nameField, "David Blaine II"),
        .isEnabled(Control.nameField),
        .seesNothing(of: Control.saving),
        .asked([.changeDisplayName(.sample("David Blaine II"))]),
      ]),
    Scenario(
      "profile.photo-failed-while-covered", proves: "P-14", "P-5", on: .profile(cached: .blaine),
      steps: changesPhoto,
      [
        .cover,
        .answer(.changePhoto, .failure(.refused)),
        .caches(.blaine),
        .goBack,
        .sees(Control.photoError, "The change was not accepted."),
        .seesPhoto(.portrait),
        .isEnabled(Control.changePhoto),
        .asked([.changePhoto(.landscape)]),
      ]),
    Scenario(
      "profile.photo-chosen-while-covered", proves: "P-12", "P-19", on: .profile(cached: .blaine),
      steps: [
        .open,
        .tap(Control.changePhoto),
        .openedLibrary(times: 1),
        .cover,
        .choosePhoto(Photo.landscape.data),
        .asked([.changePhoto(.landscape)]),
        .goBack,
        .isDisabled(Control.changePhoto),
        .answer(.changePhoto, .accepted),
        .isEnabled(Control.changePhoto),
        .seesPhoto(.landscape),
      ]),
    Scenario(
      "profile.load-failed-while-covered", proves: "P-4", "P-5", on: .profile(cached: nil),
      steps: [
        .open,
        .asked([.currentUser]),
        .cover,
        .answer(.currentUser, .failure(.unreachable)),
        .goBack,
        .sees(Control.error, "The profile could not be reached."),
        .seesNothing(of: Control.spinner),
        .isEnabled(Control.logOut),
        .asked([.currentUser]),
        .askedForPosts(by: []),
        .tap(Control.retry),
        .seesControl(Control.spinner),
        .answer(.currentUser, .user(.blaine)),
      ], sees(.blaine)),
    Scenario(
      "profile.appears-again-with-failed-posts", proves: "P-5", "P-24",
      on: .profile(cached: .blaine),
      steps: [
        .open,
        .answerPosts(.failure(.unreachable)),
        .cover,
        .askedForPosts(by: [User.blaine.id]),
        .goBack,
        .sees(Control.postsError, "The posts could not be reached."),
        .isEnabled(Control.postsRetry),
        .askedForPosts(by: [User.blaine.id]),
      ]),
    Scenario(
      "profile.appears-again-with-failed-changes", proves: "P-5", "P-17",
      on: .profile(cached: .blaine),
      steps: renames,
      [
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .answer(.changeDisplayName, .failure(.refused)),
        .answer(.changePhoto, .failure(.unreachable)),
        .cover,
        .goBack,
        .sees(Control.nameField, "David Blaine II"),
        .sees(Control.nameError, "The change was not accepted."),
        .sees(Control.photoError, "The profile could not be reached."),
        .seesPhoto(.portrait),
        .openedLibrary(times: 1),
        .asked([.changeDisplayName(.sample("David Blaine II")), .changePhoto(.landscape)]),
      ]),
  ]

  private nonisolated static func postsWhileCovered(
    _ answer: ScenarioPostService.Answer, id: String, _ steps: Step...
  ) -> Scenario {
    Scenario(
      "profile.\(id)-while-covered", proves: "P-22", "P-24", "P-5", on: .profile(cached: .blaine),
      steps: [
        .open,
        .askedForPosts(by: [User.blaine.id]),
        .cover,
        .answerPosts(answer),
        .goBack,
        .askedForPosts(by: [User.blaine.id]),
      ], steps)
  }
}
