/// The state of the profile screen, which the view controller renders.
enum ProfileState {
  case loading
  case presenting(ProfileContent)
  case failed(any Error)
  /// The user has logged out, so actions on the content have no effect.
  case loggedOut

  /// The content, if this state presents any.
  var content: ProfileContent? {
    if case .presenting(let content) = self { content } else { nil }
  }

  /// Returns this state after a change of its content, or unchanged if it has no content.
  func changed(by change: (inout ProfileContent) -> Void) -> ProfileState {
    guard var content else { return self }
    change(&content)
    return .presenting(content)
  }
}
