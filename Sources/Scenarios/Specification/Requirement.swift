/// A numbered requirement that every architecture must meet.
package nonisolated struct Requirement: Identifiable, Hashable, Sendable {
  /// The number, such as `G-1` or `P-1`.
  ///
  /// G stands for the greeting and P for the profile.
  package let id: String
  /// The requirement in words.
  package let text: String

  init(_ id: String, _ text: String) {
    self.id = id
    self.text = text
  }
}

extension Requirement {
  /// The requirement that the end of every scenario proves.
  package nonisolated static let nothingLivesOn = "P-21"

  /// The whole specification, in order.
  package nonisolated static let all = greeting + profile

  /// The requirements of the greeting: a screen for a person with a first and a last name.
  ///
  /// Either name may be empty.
  package nonisolated static let greeting = [
    Requirement("G-1", "The screen opens with a button and an empty label."),
    Requirement("G-2", "A tap greets the person by first and last name."),
    Requirement(
      "G-3",
      """
      White space and line breaks around a part are dropped and an empty part leaves no stray \
      space.
      """),
    Requirement("G-4", "Another tap shows the same text; nothing is appended."),
    Requirement("G-5", "What is inside a part is shown as it is."),
  ]

  /// The requirements of the profile: a screen for the signed-in user, in a navigation controller.
  package nonisolated static let profile =
    loading + displayName + photo + errors + leaving + posts + cache

  private nonisolated static let loading = [
    Requirement(
      "P-1", "When it appears with nothing cached, a spinner runs and the controls are hidden."),
    Requirement(
      "P-2", "A loaded user is shown and cached: name, field, photo or placeholder; no spinner."),
    Requirement(
      "P-3",
      """
      A cached user is shown before viewWillAppear returns, and the service is not asked.
      """),
    Requirement(
      "P-4",
      """
      A failed load shows its message and a way to retry, hides the controls and caches nothing; \
      a retry starts over.
      """),
    Requirement("P-5", "Appearing again changes nothing, whether loading, loaded or failed."),
  ]

  private nonisolated static let displayName = [
    Requirement(
      "P-6",
      """
      Ending editing with a new valid name asks the service once; meanwhile the field is disabled \
      and saving shows. On success label, field and cache hold the trimmed name.
      """),
    Requirement(
      "P-7",
      """
      A refused name is never sent: the reason shows, what was typed stays in the field, the label \
      keeps the saved name. Checked after trimming, in this order: nothing to be seen, control \
      characters or line breaks, over 40 characters or 400 UTF-8 bytes.
      """),
    Requirement(
      "P-8",
      """
      The next valid name clears the reason. The saved name, once trimmed, asks nothing, returns \
      to the field and clears the reason.
      """),
    Requirement(
      "P-9",
      """
      When the service refuses a name or fails, its message shows, label and cache keep the saved \
      name, the field keeps what was typed and is enabled again.
      """),
    Requirement("P-10", "While typing, the count follows each character: \"34 of 40\"."),
    Requirement("P-11", "No answer changes text that the person is typing."),
  ]

  private nonisolated static let photo = [
    Requirement(
      "P-12",
      """
      Changing the photo asks the library; a chosen photo is sent, the button is disabled from the \
      tap until the answer, and on success photo and cache hold it.
      """),
    Requirement("P-13", "Cancelling in the library changes nothing and asks nothing."),
    Requirement(
      "P-14", "A failed upload shows its message; view and cache keep the former photo."),
    Requirement(
      "P-15",
      """
      What is neither PNG nor JPEG by its signature, or larger than 5,000,000 bytes, is never \
      sent; the reason shows.
      """),
    Requirement(
      "P-16",
      """
      Name and photo may be in flight together and answered in either order; neither undoes the \
      other.
      """),
  ]

  private nonisolated static let errors = [
    Requirement(
      "P-17",
      """
      Every attempt, a request sent or an input refused, clears the error; a later failure \
      replaces an earlier one. Opening the library, or cancelling in it, is no attempt.
      """)
  ]

  private nonisolated static let leaving = [
    Requirement(
      "P-18",
      """
      Logging out, in the same turn, cancels what is in flight, empties the cache and replaces the \
      stack with the log-in screen; the service is told by work that outlives the screen.
      """),
    Requirement(
      "P-19",
      """
      Popping the screen cancels what is in flight; if a change was, the cache is emptied. Being \
      covered is not leaving.
      """),
    Requirement(
      "P-20",
      """
      After logging out or popping, a late answer changes neither a screen nor the cache.
      """),
    Requirement(
      nothingLivesOn,
      """
      When its screens are off the stack and its requests have ended, no object of a screen is \
      alive.
      """),
  ]

  private nonisolated static let posts = [
    Requirement(
      "P-22",
      """
      Once the profile is shown, the user's posts are asked for; the newest five are listed, newest \
      first, with title and day of publication. Until then there is no sign of posts.
      """),
    Requirement("P-23", "When there are no posts, it says so."),
    Requirement(
      "P-24",
      """
      When the posts cannot be loaded, the message and a way to try again show beside a profile that \
      works on; a retry clears both and asks again.
      """),
    Requirement(
      "P-25",
      """
      Selecting a row pushes the post's screen; whoever comes back finds the same rows, none of them \
      selected.
      """),
    Requirement(
      "P-26",
      """
      Logging out or popping cancels the request for posts and a late answer changes nothing; the \
      cache is kept, since asking is no change. A screen that is pushed again starts anew.
      """),
  ]

  private nonisolated static let cache = [
    Requirement(
      "P-27",
      """
      An accepted change alters only what it is about in the cached user: what another part of the \
      app has cached meanwhile stays, and so does an emptied cache or another user.
      """)
  ]
}
