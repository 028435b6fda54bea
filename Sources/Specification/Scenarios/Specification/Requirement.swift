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

  /// The whole specification without a change request, in order.
  nonisolated static let base = greeting + profile

  /// The requirements of the greeting: a screen for a person with a first and a last name.
  ///
  /// Either name may be empty.
  package nonisolated static let greeting = [
    Requirement("G-1", "The screen opens with its title, a button and an empty label."),
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
      "P-1",
      """
      When it appears with nothing cached, the screen shows its title and a running spinner, and \
      the controls are hidden.
      """),
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
      A failed load shows its message, a way to retry and a way to log out; the other controls \
      stay hidden and nothing is cached. A retry starts over, with log out hidden again.
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
      A refused name is never sent: the reason shows beside the field, what was typed stays, the \
      label keeps the saved name. Checked after trimming, in this order, each with its own \
      message: nothing to be seen, control characters or line breaks, over 40 characters, over 400 \
      UTF-8 bytes.
      """),
    Requirement(
      "P-8",
      """
      The next valid name clears the message beside the field, refused or failed. The saved name, \
      once trimmed, asks nothing, returns to the field and clears the message, too.
      """),
    Requirement(
      "P-9",
      """
      When the service refuses a name or fails, the message shows beside the field; label and \
      cache keep the saved name, the field keeps what was typed and is enabled again.
      """),
    Requirement(
      "P-10",
      """
      While typing, the count follows each character: "34 of 40". It counts the name that would be \
      sent, without the white space around it.
      """),
    Requirement(
      "P-11",
      """
      No answer changes text that the person is typing, and only the person moves the caret.
      """),
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
      "P-14",
      """
      A failed upload shows its message beside the photo; view and cache keep the former photo.
      """),
    Requirement(
      "P-15",
      """
      What is neither PNG nor JPEG by its signature, or larger than 5,000,000 bytes, is never \
      sent; the reason shows beside the photo.
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
      Load, name and photo have a message each. An attempt, a request sent or an input refused, \
      clears or replaces its own message and no other. Typing clears the message beside the field, \
      since that was about another text. Opening the library and cancelling in it are no attempts.
      """)
  ]

  private nonisolated static let leaving = [
    Requirement(
      "P-18",
      """
      Logging out, in the same turn, cancels what is in flight, empties the cache and replaces the \
      stack with the log-in screen; the service is told by work that outlives the screen, and its \
      answer makes no difference. What is still being typed is not sent.
      """),
    Requirement(
      "P-19",
      """
      Popping the screen ends editing, then cancels the load and choosing a photo. A change in \
      flight goes on without the screen: acceptance reaches the cache, failure is not told. Being \
      covered is not leaving. A screen that is replaced, or removed from below another one, counts \
      as popped.
      """),
    Requirement(
      "P-20",
      """
      After logging out, a late answer to that screen changes neither a screen nor the cache, even \
      if the same user is cached again. After popping, a late answer changes no screen, not even \
      one opened since; only an accepted change reaches the cache.
      """),
    Requirement(
      nothingLivesOn,
      """
      When its screens are off the stack and its requests have ended, no object of a screen is \
      alive: no retain cycle, no leaked task. A change that goes on after popping keeps none alive \
      meanwhile. What the app itself keeps (a store, coordinators, a cache) is as large after the \
      hundredth screen as after the first.
      """),
  ]

  private nonisolated static let posts = [
    Requirement(
      "P-22",
      """
      Once the profile is shown, the user's posts are asked for; the newest five are listed, \
      newest first, with title and day of publication in the person's time zone, as 2026-03-03. \
      Until then there is no sign of posts.
      """),
    Requirement("P-23", "When there are no posts, it says so."),
    Requirement(
      "P-24",
      """
      When the posts cannot be loaded, the message and a way to try again show beside a profile \
      that works on; a retry clears both and asks again.
      """),
    Requirement(
      "P-25",
      """
      Selecting a row pushes the post's screen; coming back finds the same rows, none of them \
      selected.
      """),
    Requirement(
      "P-26",
      """
      Logging out or popping cancels the request for posts; a late answer changes nothing. A \
      popped screen is not shown again.
      """),
  ]

  private nonisolated static let cache = [
    Requirement(
      "P-27",
      """
      An accepted change alters only what it is about in the cached user, also after its screen \
      was popped: what another part of the app has cached meanwhile stays, and so does an emptied \
      cache or another user.
      """)
  ]
}
