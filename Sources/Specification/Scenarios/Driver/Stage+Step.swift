import Foundation
import HeadlessUIKit
import Jobs
import Models

extension Stage {
  /// Performs a step.
  ///
  /// - Returns: The message of a failed expectation; `nil` if all is well.
  /// - Throws: `ScenarioError` when the step cannot be performed.
  package func perform(_ step: Step) throws(ScenarioError) -> String? {
    if step.awaitsIdleness { MainLoop.drain() }
    // A screen that begins to open is to be right without the update that comes before it is drawn.
    // Whatever happens next comes after that update.
    if !isInWindow, !step.isExpectation { enterWindow() }
    defer { if isInWindow { UpdateCycle.run() } }
    switch step {
    case .action(let action): try perform(action)
    case .answer(let answer): try perform(answer)
    case .expect(let expectation): return problem(with: expectation)
    }
    return nil
  }

  private func perform(_ action: Step.Action) throws(ScenarioError) {
    switch action {
    case .beginOpening: try beginOpening()
    case .open: try open()
    case .makeUnopened: makeUnopened()
    case .tap(let control): try tap(control)
    case .type(let text, let field): try type(text, into: field)
    case .clear(let field): try clear(field)
    case .placeCaret(let field): try placeCaret(atStartOf: field)
    case .endEditing: try endEditing()
    case .cover: cover()
    case .replace: try replace()
    case .removeFromBelow: try removeFromBelow()
    case .goBack: try goBack()
    case .goHome: try goHome()
    case .selectRow(let row): try selectRow(row)
    case .otherPartCaches(let user): cache.user = user
    case .travel(let timeZone): ScenarioPostService.setTimeZone(timeZone)
    }
  }

  private func perform(_ answer: Step.Answer) throws(ScenarioError) {
    switch answer {
    case .nothing: break
    case .photo(let data): try photoLibrary.choose(data)
    case .service(let kind, let answer, let call): try service.answer(kind, with: answer, to: call)
    case .posts(let answer, let call): try postService.answer(answer, to: call)
    }
    MainLoop.drain()
  }

  /// Returns the message of a failed expectation; `nil` if all is well.
  private func problem(with expectation: Step.Expectation) -> String? {
    switch expectation {
    case .sees(let control, let text): return differs(visibleText(control), text, control)
    case .seesTitle(let title): return differs(visibleTitle, title, "The title")
    case .seesControl(let control):
      return visibleView(control) == nil ? "\(control) is not on the screen." : nil
    case .seesNothing(let control):
      return (visibleText(control) ?? "").isEmpty ? nil : "\(control) is on the screen."
    case .seesPhoto(let photo): return problem(withPhoto: photo)
    case .seesLogIn: return showsLogIn ? nil : "The log-in screen is not the only screen."
    case .isEnabled(let control, let isEnabled): return problem(with: control, enabled: isEnabled)
    case .asked(let requests):
      return differs(service.calls.map(\.request), requests, "The requests to the service")
    case .cancelled(let kind):
      let calls = service.calls.filter { $0.request.kind == kind }
      return calls.isEmpty || !calls.allSatisfy(\.isCancelled)
        ? "The \(kind.rawValue) request was not cancelled." : nil
    case .inFlight(let kind):
      let isInFlight = service.calls.contains {
        $0.request.kind == kind && $0.isPending && !$0.isCancelled
      }
      return isInFlight ? nil : "No \(kind.rawValue) request is in flight."
    case .cancelledLibrary:
      return photoLibrary.isCancelled ? nil : "The request to the photo library was not cancelled."
    case .openedLibrary(let times):
      return differs(photoLibrary.openedCount, times, "The number of opened libraries")
    case .caches(let user): return differs(cache.user, user, "The cached user")
    case .seesRows(let rows): return differs(visibleRows, rows, "The rows of \(Control.posts)")
    case .isSelected(let row): return differs(selectedRow, row, "The selected row")
    case .seesPost(let post):
      return showsPost(post) ? nil : "The screen of \(post.title) is not on top."
    case .askedForPosts(let userIDs):
      return differs(
        postService.calls.map(\.userID), userIDs, "The users of the requests for posts")
    case .cancelledPosts:
      let calls = postService.calls
      return calls.isEmpty || !calls.allSatisfy(\.isCancelled)
        ? "The request for posts was not cancelled." : nil
    }
  }

  /// Returns the text that a person reads on a control; `nil` when it is not on the screen.
  ///
  /// The text of a visible image or running spinner is its identifier.
  package func visibleText(_ identifier: String) -> String? {
    switch visibleView(identifier) {
    case nil: nil
    case let label as UILabel: label.text ?? ""
    case let field as UITextField: field.text ?? ""
    case let button as UIButton: button.currentTitle ?? ""
    case let spinner as UIActivityIndicatorView: spinner.isAnimating ? identifier : ""
    default: identifier
    }
  }

  private func problem(withPhoto photo: Photo?) -> String? {
    guard let view = visibleView(Control.photo) as? UIImageView else {
      return "\(Control.photo) is not on the screen."
    }
    switch (view.image?.source, photo) {
    case (.symbol, nil): return nil
    case (.data(let data), let photo?) where data == photo.data: return nil
    default: return "\(Control.photo) shows another photo."
    }
  }

  private func problem(with identifier: String, enabled: Bool) -> String? {
    guard let control = visibleView(identifier) as? UIControl else {
      return "\(identifier) is not on the screen."
    }
    return control.isEnabled == enabled
      ? nil : "\(identifier) is \(enabled ? "disabled" : "enabled")."
  }

  private func differs<Value: Equatable>(_ found: Value?, _ expected: Value?, _ subject: String)
    -> String?
  {
    found == expected ? nil : "\(subject): expected \(words(expected)), found \(words(found))."
  }

  private func words(_ value: Any?) -> String {
    switch value {
    case nil: "nothing"
    case let text as String: "'\(text)'"
    case let value?: "\(value)"
    }
  }
}
