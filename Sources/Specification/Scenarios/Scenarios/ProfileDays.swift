import Models

extension Scenario {
  /// Posts are ordered by time, and each has the day on which it was published where the person is.
  nonisolated static let profileDays = [
    Scenario(
      // On this day summer time ends, so the later of two posts has the earlier time of day.
      "profile.posts-of-one-day", proves: "P-22", on: .profile(cached: .blaine),
      steps: [
        .open,
        .answerPosts(.posts([.mirror, .coins, .rings])),
        .seesRows([
          ["Rings", "2026-04-05"], ["Mirror", "2026-04-05"], ["Coins", "2026-04-05"],
        ]),
        .selectRow(1),
        .seesPost(.mirror),
      ]),
    Scenario(
      "profile.posts-around-midnight", proves: "P-22", on: .profile(cached: .blaine),
      steps: [
        .open,
        .answerPosts(.posts([.cards, .winterEvening, .levitation, .winterNight])),
        .seesRows([
          ["Night", "2026-06-21"], ["Evening", "2026-06-20"], ["Levitation", "2026-03-03"],
          ["Cards", "2026-03-02"],
        ]),
      ]),
    Scenario(
      "profile.posts-around-the-start-of-summer-time", proves: "P-22",
      on: .profile(cached: .blaine),
      steps: [
        .open,
        .answerPosts(
          .posts([
            .sample("Last", "2026-09-27T23:59:59+13:00"), .firstOfSummerTime,
            .sample("First", "2026-09-27T00:00:00+12:00"), .lastOfWinterTime,
          ])),
        .seesRows([
          ["Summer", "2026-09-28"], ["Last", "2026-09-27"], ["First", "2026-09-27"],
          ["Winter", "2026-09-26"],
        ]),
      ]),
    Scenario(
      "profile.posts-around-the-end-of-summer-time", proves: "P-22", on: .profile(cached: .blaine),
      steps: [
        .open,
        .answerPosts(
          .posts([
            .sample("After", "2026-04-06T00:00:00+12:00"), .rings,
            .sample("First", "2026-04-05T00:00:00+13:00"),
            .sample("Before", "2026-04-04T23:59:59+13:00"),
          ])),
        .seesRows([
          ["After", "2026-04-06"], ["Rings", "2026-04-05"], ["First", "2026-04-05"],
          ["Before", "2026-04-04"],
        ]),
      ]),
    Scenario(
      "profile.posts-while-travelling", proves: "P-22", on: .profile(cached: .blaine),
      steps: [
        .open,
        .askedForPosts(by: [User.blaine.id]),
        .travel(to: losAngeles),
        .answerPosts(.posts(aroundMidnightInLosAngeles)),
        .seesRows(rowsInLosAngeles),
      ]),
    Scenario(
      "profile.posts-retried-while-travelling", proves: "P-22", "P-24",
      on: .profile(cached: .blaine),
      steps: [
        .open,
        .answerPosts(.failure(.unreachable)),
        .cover,
        .travel(to: losAngeles),
        .goBack,
        .tap(Control.postsRetry),
        .answerPosts(.posts(aroundMidnightInLosAngeles)),
        .seesRows(rowsInLosAngeles),
      ]),
    Scenario(
      "profile.posts-opened-anew-while-travelling", proves: "P-22", on: .profile(cached: .blaine),
      steps: [
        .open,
        .answerPosts(.posts(aroundMidnightInLosAngeles)),
        .seesRows([
          ["Winter", "2026-11-02"], ["Summer", "2026-11-01"], ["Spring", "2026-03-08"],
        ]),
        .goBack,
        .travel(to: losAngeles),
        .open,
        .answerPosts(.posts(aroundMidnightInLosAngeles)),
        .seesRows(rowsInLosAngeles),
        .goBack,
        .travel(to: "Asia/Kathmandu"),
        .open,
        .answerPosts(.posts([.firstOfTheYear, .escape, .sample("X", "2026-05-01T18:15:00Z")])),
        .seesRows([["Escape", "2026-07-10"], ["X", "2026-05-02"], ["New year", "2025-12-31"]]),
      ]),
  ]

  private nonisolated static let losAngeles = "America/Los_Angeles"

  // Summer time there begins on March 8 and ends on November 1.
  private nonisolated static let aroundMidnightInLosAngeles: [Post] = [
    .sample("Summer", "2026-11-01T00:00:00-07:00"), .sample("Spring", "2026-03-07T23:59:59-08:00"),
    .sample("Winter", "2026-11-01T23:59:59-08:00"),
  ]

  private nonisolated static let rowsInLosAngeles = [
    ["Winter", "2026-11-01"], ["Summer", "2026-11-01"], ["Spring", "2026-03-07"],
  ]
}
