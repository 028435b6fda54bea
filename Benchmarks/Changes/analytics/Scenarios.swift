import Foundation
import Models

extension Requirement {
  /// The whole specification, with the requirements of the change request last.
  package nonisolated static let all = base + analytics

  /// The requirements of the analytics, with which both screens record.
  private nonisolated static let analytics = [
    Requirement(
      "R5-1",
      """
      Each attempt is recorded once, as one event, when its outcome is known: to load the user, \
      change the display name, change the photo, load the posts, log out, and show the greeting. \
      A retry is another attempt. The events are in the order of the outcomes, whatever covers \
      the screen.
      """),
    Requirement(
      "R5-2",
      """
      A request has succeeded when the service answers or accepts it. It has failed when the \
      service throws an error, also when the service refuses a change.
      """),
    Requirement(
      "R5-3",
      """
      A name or photo that the screen refuses is an attempt with the outcome refused, each time \
      (P-7, P-15).
      """),
    Requirement(
      "R5-4",
      """
      Nothing else is recorded: no user from the cache, no appearing again, no typing, no saved \
      name (P-8), no opening of the library or cancelling in it (P-17), no selected post, no \
      screen that is never opened.
      """),
    Requirement(
      "R5-5",
      """
      A change that goes on after popping is recorded as on the screen, succeeded or failed, \
      whatever is cached by then. A name that popping sends or refuses is an attempt, too.
      """),
    Requirement(
      "R5-6",
      """
      A request that logging out or popping cancels is not recorded, not even when its answer \
      comes late. A name that is being typed at the log-out and a photo that is chosen late are \
      no attempts.
      """),
    Requirement(
      "R5-7",
      """
      Logging out is recorded when the service answers, succeeded or failed, although the screen \
      has gone by then.
      """),
    Requirement("R5-8", "Each tap that shows the greeting is recorded as succeeded."),
  ]
}

extension Scenario {
  /// Every scenario of the specification, with those of the change request last.
  package nonisolated static let all =
    base + recordedLoads + recordedNames + recordedPhotos + recordedPosts + recordedLeaving
    + recordedBesideOthers + recordedLogOuts + recordedGreetings

  // MARK: Loading

  private nonisolated static let recordedLoads = [
    Scenario(
      "profile.recorded-load", proves: "R5-1", "R5-2", on: .profile(cached: nil),
      steps: [
        .open,
        .recorded([]),
        .answer(.currentUser, .user(.blaine)),
        .recorded([.loaded]),
        .answerPosts(.posts([.cards])),
        .recorded([.loaded, .postsLoaded]),
      ]),
    Scenario(
      "profile.recorded-retries", proves: "R5-1", "R5-2", on: .profile(cached: nil),
      steps: [
        .open,
        .answer(.currentUser, .failure(.unreachable)),
        .recorded([.loadFailed]),
        .tap(Control.retry),
        .recorded([.loadFailed]),
        .answer(.currentUser, .failure(.refused)),
        .recorded([.loadFailed, .loadFailed]),
        .otherPartCaches(.dee),
        .tap(Control.retry),
        .answer(.currentUser, .user(.blaine)),
        .recorded([.loadFailed, .loadFailed, .loaded]),
      ]),
    Scenario(
      "profile.recorded-cached-user", proves: "R5-4", on: .profile(cached: .blaine),
      steps: [
        .open,
        .recorded([]),
        .cover,
        .goBack,
        .answerPosts(.posts([.cards])),
        .recorded([.postsLoaded]),
        .selectRow(0),
        .goBack,
        .cover,
        .goBack,
        .recorded([.postsLoaded]),
      ]),
    Scenario(
      "profile.recorded-while-covered", proves: "R5-1", "R5-4", on: .profile(cached: nil),
      steps: [
        .open,
        .cover,
        .answer(.currentUser, .user(.blaine)),
        .recorded([.loaded]),
        .answerPosts(.failure(.unreachable)),
        .recorded([.loaded, .postsFailed]),
        .goBack,
        .recorded([.loaded, .postsFailed]),
        .type(" II", into: Control.nameField),
        .cover,
        .answer(.changeDisplayName, .failure(.refused)),
        .recorded([.loaded, .postsFailed, .renameFailed]),
        .goBack,
        .recorded([.loaded, .postsFailed, .renameFailed]),
      ]),
    Scenario(
      "profile.recorded-failure-while-covered", proves: "R5-1", "R5-4", on: .profile(cached: nil),
      steps: [
        .open,
        .cover,
        .answer(.currentUser, .failure(.unreachable)),
        .recorded([.loadFailed]),
        .goBack,
        .recorded([.loadFailed]),
      ]),
    Scenario(
      "profile.recorded-beside-an-unused-screen", proves: "R5-4", on: .profile(cached: nil),
      steps: [
        .makeUnopened,
        .open,
        .makeUnopened,
        .recorded([]),
        .answer(.currentUser, .user(.blaine)),
        .makeUnopened,
        .answerPosts(.posts([])),
        .recorded([.loaded, .postsLoaded]),
      ]),
  ]

  // MARK: Display name

  private nonisolated static let recordedNames = [
    Scenario(
      "profile.recorded-rename", proves: "R5-1", "R5-2", on: .profile(cached: .blaine),
      steps: renames,
      [
        .recorded([]),
        .answer(.changeDisplayName, .accepted),
        .recorded([.renamed]),
        .type("I", into: Control.nameField),
        .endEditing,
        .recorded([.renamed]),
        .answer(.changeDisplayName, .failure(.refused)),
        .recorded([.renamed, .renameFailed]),
        // The same name is sent again, without typing.
        .placeCaret(atStartOf: Control.nameField),
        .endEditing,
        .answer(.changeDisplayName, .failure(.unreachable)),
        .recorded([.renamed, .renameFailed, .renameFailed]),
        .placeCaret(atStartOf: Control.nameField),
        .endEditing,
        .answer(.changeDisplayName, .accepted),
        .recorded([.renamed, .renameFailed, .renameFailed, .renamed]),
      ]),
    Scenario(
      "profile.recorded-refused-names", proves: "R5-3", "R5-4", on: .profile(cached: .blaine),
      steps: [
        .open,
        .clear(Control.nameField),
        .recorded([]),
        .endEditing,
        .recorded([.nameRefused]),
        // The same name is refused again, without typing.
        .placeCaret(atStartOf: Control.nameField),
        .endEditing,
        .recorded([.nameRefused, .nameRefused]),
        .type(String(repeating: "x", count: 41), into: Control.nameField),
        .recorded([.nameRefused, .nameRefused]),
        .endEditing,
        .recorded([.nameRefused, .nameRefused, .nameRefused]),
        .clear(Control.nameField),
        .type("Dee", into: Control.nameField),
        .endEditing,
        .answer(.changeDisplayName, .accepted),
        .recorded([.nameRefused, .nameRefused, .nameRefused, .renamed]),
      ]),
    Scenario(
      "profile.recorded-saved-name", proves: "R5-4", on: .profile(cached: .blaine),
      steps: [
        .open,
        .type(" ", into: Control.nameField),
        .endEditing,
        .recorded([]),
        .clear(Control.nameField),
        .endEditing,
        .type("David Blaine", into: Control.nameField),
        .endEditing,
        .recorded([.nameRefused]),
        .type(" II", into: Control.nameField),
        .endEditing,
        .answer(.changeDisplayName, .accepted),
        .type(" ", into: Control.nameField),
        .endEditing,
        .recorded([.nameRefused, .renamed]),
      ]),
  ]

  // MARK: Photo

  private nonisolated static let recordedPhotos = [
    Scenario(
      "profile.recorded-photo", proves: "R5-1", "R5-2", "R5-4", on: .profile(cached: .blaine),
      steps: [
        .open,
        .tap(Control.changePhoto),
        .recorded([]),
        .cancelPhoto,
        .recorded([]),
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .recorded([]),
        .answer(.changePhoto, .accepted),
        .recorded([.photoChanged]),
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .answer(.changePhoto, .failure(.refused)),
        .recorded([.photoChanged, .photoFailed]),
        .tap(Control.changePhoto),
        .cancelPhoto,
        .recorded([.photoChanged, .photoFailed]),
        // An equal photo is sent like any other.
        .tap(Control.changePhoto),
        .choosePhoto(Photo.landscape.data),
        .answer(.changePhoto, .accepted),
        .recorded([.photoChanged, .photoFailed, .photoChanged]),
      ]),
    Scenario(
      "profile.recorded-refused-photos", proves: "R5-3", "R5-4", on: .profile(cached: .blaine),
      steps: [
        .open,
        .tap(Control.changePhoto),
        .choosePhoto(.gif),
        .recorded([.photoRefused]),
        .tap(Control.changePhoto),
        .choosePhoto(Data.png + Data(count: 5_000_001 - 8)),
        .recorded([.photoRefused, .photoRefused]),
        .tap(Control.changePhoto),
        .cancelPhoto,
        .recorded([.photoRefused, .photoRefused]),
        .tap(Control.changePhoto),
        .choosePhoto(Photo.portrait.data),
        .answer(.changePhoto, .failure(.unreachable)),
        .recorded([.photoRefused, .photoRefused, .photoFailed]),
      ]),
    Scenario(
      "profile.recorded-in-the-order-of-answers", proves: "R5-1", on: .profile(cached: .blaine),
      steps: renamesAndChangesPhotoToo,
      [
        .recorded([]),
        .answer(.changePhoto, .failure(.refused)),
        .recorded([.photoFailed]),
        .answerPosts(.posts([])),
        .recorded([.photoFailed, .postsLoaded]),
        .tap(Control.changePhoto),
        .choosePhoto(.gif),
        .answer(.changeDisplayName, .accepted),
        .recorded([.photoFailed, .postsLoaded, .photoRefused, .renamed]),
      ]),
  ]

  // MARK: Posts

  private nonisolated static let recordedPosts = [
    Scenario(
      "profile.recorded-posts", proves: "R5-1", "R5-2", on: .profile(cached: .blaine),
      steps: [
        .open,
        .answerPosts(.failure(.unreachable)),
        .recorded([.postsFailed]),
        .tap(Control.postsRetry),
        .recorded([.postsFailed]),
        .answerPosts(.failure(.unreachable)),
        .recorded([.postsFailed, .postsFailed]),
        .tap(Control.postsRetry),
        .answerPosts(.posts([])),
        .recorded([.postsFailed, .postsFailed, .postsLoaded]),
      ])
  ]

  // MARK: Leaving

  private nonisolated static let recordedLeaving = [
    Scenario(
      "profile.recorded-popped-changes", proves: "R5-5", "R5-6", on: .profile(cached: .blaine),
      steps: renamesAndChangesPhotoToo,
      [
        .goBack,
        .recorded([]),
        .answer(.changeDisplayName, .accepted),
        .recorded([.renamed]),
        .answerPosts(.posts([.cards])),
        .answer(.changePhoto, .failure(.refused)),
        .recorded([.renamed, .photoFailed]),
      ]),
    Scenario(
      "profile.recorded-popped-changes-the-other-way", proves: "R5-5",
      on: .profile(cached: .blaine),
      steps: renamesAndChangesPhotoToo,
      [
        .goBack,
        .answer(.changePhoto, .accepted),
        .recorded([.photoChanged]),
        .answer(.changeDisplayName, .failure(.unreachable)),
        .recorded([.photoChanged, .renameFailed]),
      ]),
    Scenario(
      "profile.recorded-popped-typing", proves: "R5-5", on: .profile(cached: .blaine),
      steps: [
        .open,
        .type(" II", into: Control.nameField),
        .goBack,
        .recorded([]),
        .answer(.changeDisplayName, .accepted),
        .recorded([.renamed]),
        .open,
        .type(" ", into: Control.nameField),
        .goBack,
        .recorded([.renamed]),
      ]),
    Scenario(
      "profile.recorded-popped-typing-refused-name", proves: "R5-3", "R5-5",
      on: .profile(cached: .blaine),
      steps: [
        .open,
        .clear(Control.nameField),
        .goBack,
        .recorded([.nameRefused]),
        .open,
        .clear(Control.nameField),
        .cover,
        .recorded([.nameRefused, .nameRefused]),
        // Nothing is being typed any more.
        .goBack,
        .goBack,
        .recorded([.nameRefused, .nameRefused]),
      ]),
    Scenario(
      "profile.recorded-popped-loading", proves: "R5-6", on: .profile(cached: nil),
      steps: [
        .open,
        .asked([.currentUser]),
        .goBack,
        .answer(.currentUser, .user(.blaine)),
        .recorded([]),
        .open,
        .asked([.currentUser, .currentUser]),
        .goBack,
        .answer(.currentUser, .failure(.unreachable)),
        .recorded([]),
        .open,
        .answer(.currentUser, .failure(.unreachable)),
        .recorded([.loadFailed]),
      ]),
    Scenario(
      "profile.recorded-popped-loading-posts", proves: "R5-6", on: .profile(cached: .blaine),
      steps: [
        .open,
        .askedForPosts(by: [User.blaine.id]),
        .goBack,
        .answerPosts(.posts([.cards])),
        .recorded([]),
        .open,
        .askedForPosts(by: [User.blaine.id, User.blaine.id]),
        .goBack,
        .answerPosts(.failure(.unreachable)),
        .recorded([]),
        .open,
        .answerPosts(.failure(.unreachable)),
        .recorded([.postsFailed]),
      ]),
    Scenario(
      "profile.recorded-popped-in-library", proves: "R5-6", on: .profile(cached: .blaine),
      steps: [
        .open,
        .tap(Control.changePhoto),
        .openedLibrary(times: 1),
        .goBack,
        .choosePhoto(.gif),
        .recorded([]),
        .open,
        .tap(Control.changePhoto),
        .choosePhoto(.gif),
        .recorded([.photoRefused]),
      ]),
    Scenario(
      // The cached user is no attempt, and what the removed screen was loading is none any more.
      "profile.recorded-removed", proves: "R5-5", "R5-6", on: .profile(cached: .blaine),
      steps: renames,
      [
        .cover,
        .removeFromBelow,
        // An app may notice the removal only when another screen shows.
        .goBack,
        .answerPosts(.failure(.unreachable)),
        .recorded([]),
        .answer(.changeDisplayName, .failure(.unreachable)),
        .recorded([.renameFailed]),
      ]),
  ]

  // MARK: Other screens and another user

  private nonisolated static let recordedBesideOthers = [
    Scenario(
      "profile.recorded-on-two-screens", proves: "R5-1", "R5-5", on: .profile(cached: .blaine),
      steps: renames,
      [
        .goBack,
        .open,
        .type(" III", into: Control.nameField),
        .endEditing,
        .answer(.changeDisplayName, .failure(.refused), to: .newest),
        .recorded([.renameFailed]),
        .answer(.changeDisplayName, .accepted),
        .recorded([.renameFailed, .renamed]),
      ]),
    Scenario(
      "profile.recorded-replaced", proves: "R5-5", "R5-6", on: .profile(cached: .blaine),
      steps: renames,
      [
        .replace,
        .askedForPosts(by: [User.blaine.id, User.blaine.id]),
        // The first answers are for the screen that was replaced.
        .answerPosts(.failure(.unreachable)),
        .recorded([]),
        .answer(.changeDisplayName, .accepted),
        .recorded([.renamed]),
        .answerPosts(.posts([])),
        .recorded([.renamed, .postsLoaded]),
      ]),
    Scenario(
      "profile.recorded-replaced-loading", proves: "R5-1", "R5-6", on: .profile(cached: nil),
      steps: [
        .open,
        .asked([.currentUser]),
        .replace,
        .asked([.currentUser, .currentUser]),
        .answer(.currentUser, .failure(.unreachable)),
        .recorded([]),
        .answer(.currentUser, .user(.blaine)),
        .recorded([.loaded]),
      ]),
    recordedWithoutItsUser(id: "shown"),
    recordedWithoutItsUser(id: "popped", .goBack),
  ]

  /// Both changes are accepted after another part of the app has changed the cache.
  private nonisolated static func recordedWithoutItsUser(id: String, _ leaving: Step...) -> Scenario
  {
    Scenario(
      "profile.recorded-without-its-user-\(id)", proves: "R5-1", "R5-5",
      on: .profile(cached: .blaine),
      steps: renamesAndChangesPhotoToo, leaving,
      [
        .otherPartCaches(.dee),
        .answer(.changeDisplayName, .accepted),
        .recorded([.renamed]),
        .otherPartCaches(nil),
        .answer(.changePhoto, .accepted),
        .recorded([.renamed, .photoChanged]),
      ])
  }

  // MARK: Log out

  private nonisolated static let recordedLogOuts = [
    Scenario(
      "profile.recorded-log-out", proves: "R5-7", on: .profile(cached: .blaine),
      steps: [
        .open,
        .tap(Control.logOut),
        .recorded([]),
        .otherPartCaches(.dee),
        .answer(.logOut, .accepted),
        .recorded([.loggedOut]),
      ]),
    Scenario(
      "profile.recorded-log-out-after-failure", proves: "R5-7", on: .profile(cached: nil),
      steps: [
        .open,
        .answer(.currentUser, .failure(.unreachable)),
        .tap(Control.logOut),
        .recorded([.loadFailed]),
        .answer(.logOut, .failure(.unreachable)),
        .recorded([.loadFailed, .logOutFailed]),
      ]),
    recordedLogOut(
      late: .accepted, posts: .posts([.cards]), id: "acceptance", logOut: .accepted, .loggedOut),
    recordedLogOut(
      late: .failure(.refused), posts: .failure(.unreachable), id: "failure",
      logOut: .failure(.refused), .logOutFailed),
    Scenario(
      "profile.recorded-logged-out-typing", proves: "R5-6", "R5-7", on: .profile(cached: .blaine),
      steps: [
        .open,
        .clear(Control.nameField),
        .tap(Control.logOut),
        .recorded([]),
        .answer(.logOut, .accepted),
        .recorded([.loggedOut]),
      ]),
    Scenario(
      "profile.recorded-logged-out-in-library", proves: "R5-6", "R5-7",
      on: .profile(cached: .blaine),
      steps: [
        .open,
        .tap(Control.changePhoto),
        .openedLibrary(times: 1),
        .tap(Control.logOut),
        .choosePhoto(.gif),
        .recorded([]),
        .answer(.logOut, .failure(.unreachable)),
        .recorded([.logOutFailed]),
      ]),
    Scenario(
      // Another screen's change has gone on since that screen was popped.
      "profile.recorded-popped-change-after-log-out", proves: "R5-5", "R5-7",
      on: .profile(cached: .blaine),
      steps: renames,
      [
        .goBack,
        .open,
        .tap(Control.logOut),
        .answer(.changeDisplayName, .accepted),
        .recorded([.renamed]),
        .answer(.logOut, .accepted),
        .recorded([.renamed, .loggedOut]),
      ]),
  ]

  /// Everything that is in flight at the log-out is answered late.
  private nonisolated static func recordedLogOut(
    late answer: ScenarioService.Answer, posts: ScenarioPostService.Answer, id: String,
    logOut: ScenarioService.Answer, _ event: AnalyticsEvent
  ) -> Scenario {
    Scenario(
      "profile.recorded-logged-out-late-\(id)", proves: "R5-6", "R5-7",
      on: .profile(cached: .blaine),
      steps: renamesAndChangesPhotoToo,
      [
        .tap(Control.logOut),
        .answer(.changeDisplayName, answer),
        .answer(.changePhoto, answer),
        .answerPosts(posts),
        .recorded([]),
        .answer(.logOut, logOut),
        .recorded([event]),
      ])
  }

  // MARK: Greeting

  private nonisolated static let recordedGreetings = [
    Scenario(
      "greeting.recorded", proves: "R5-8", "R5-1", "R5-4",
      on: .greeting(Person(firstName: "David", lastName: "Blaine")),
      steps: [
        .makeUnopened,
        .open,
        .recorded([]),
        .tap(Control.greetingButton),
        .recorded([.greeted]),
        .tap(Control.greetingButton),
        .recorded([.greeted, .greeted]),
        .cover,
        .goBack,
        .goBack,
        .recorded([.greeted, .greeted]),
        .open,
        .recorded([.greeted, .greeted]),
        .tap(Control.greetingButton),
        .recorded([.greeted, .greeted, .greeted]),
      ]),
    Scenario(
      "greeting.recorded-without-a-name", proves: "R5-8",
      on: .greeting(Person(firstName: " ", lastName: "")),
      steps: [.open, .tap(Control.greetingButton), .recorded([.greeted])]),
  ]

  // MARK: Steps

  /// Opens the screen and begins to change the sample user's name and photo.
  private nonisolated static let renamesAndChangesPhotoToo: [Step] =
    renames + [
      .tap(Control.changePhoto),
      .choosePhoto(Photo.landscape.data),
      .asked([.changeDisplayName(.sample("David Blaine II")), .changePhoto(.landscape)]),
    ]
}

extension AnalyticsEvent {
  fileprivate nonisolated static let loaded = AnalyticsEvent(.load, .succeeded)
  fileprivate nonisolated static let loadFailed = AnalyticsEvent(.load, .failed)
  fileprivate nonisolated static let renamed = AnalyticsEvent(.changeDisplayName, .succeeded)
  fileprivate nonisolated static let renameFailed = AnalyticsEvent(.changeDisplayName, .failed)
  fileprivate nonisolated static let nameRefused = AnalyticsEvent(.changeDisplayName, .refused)
  fileprivate nonisolated static let photoChanged = AnalyticsEvent(.changePhoto, .succeeded)
  fileprivate nonisolated static let photoFailed = AnalyticsEvent(.changePhoto, .failed)
  fileprivate nonisolated static let photoRefused = AnalyticsEvent(.changePhoto, .refused)
  fileprivate nonisolated static let postsLoaded = AnalyticsEvent(.loadPosts, .succeeded)
  fileprivate nonisolated static let postsFailed = AnalyticsEvent(.loadPosts, .failed)
  fileprivate nonisolated static let loggedOut = AnalyticsEvent(.logOut, .succeeded)
  fileprivate nonisolated static let logOutFailed = AnalyticsEvent(.logOut, .failed)
  fileprivate nonisolated static let greeted = AnalyticsEvent(.showGreeting, .succeeded)
}
