import Foundation
import HeadlessUIKit
import Testing
import Views

@Suite("The profile view")
struct ProfileViewTests {
  private let view = ProfileView()

  @Test("has every control under its identifier")
  func identifiers() {
    let controls: [(String, UIView)] = [
      ("profile.photo", view.photoView), ("profile.changePhoto", view.changePhotoButton),
      ("profile.photoError", view.photoErrorLabel), ("profile.name", view.nameLabel),
      ("profile.nameField", view.nameField), ("profile.nameCount", view.nameCountLabel),
      ("profile.nameError", view.nameErrorLabel), ("profile.saving", view.savingIndicator),
      ("profile.logout", view.logOutButton), ("profile.posts", view.postsTableView),
      ("profile.noPosts", view.noPostsLabel), ("profile.postsError", view.postsErrorLabel),
      ("profile.postsRetry", view.postsRetryButton),
    ]
    for (identifier, control) in controls {
      #expect(view.firstView(identifiedBy: identifier) === control, "\(identifier)")
    }
  }

  @Test("shows nothing at first")
  func visibility() {
    let hidden: [UIView] = [
      view, view.photoErrorLabel, view.nameErrorLabel, view.savingIndicator, view.postsTableView,
      view.noPostsLabel, view.postsErrorLabel, view.postsRetryButton,
    ]
    #expect(hidden.allSatisfy { $0.isHidden })
    let shownWithContent: [UIView] = [
      view.photoView, view.changePhotoButton, view.nameLabel, view.nameField, view.nameCountLabel,
      view.logOutButton,
    ]
    #expect(shownWithContent.allSatisfy { !$0.isHidden })
    #expect(!view.savingIndicator.isAnimating && view.savingIndicator.hidesWhenStopped)
  }

  @Test("arranges its controls from top to bottom, in three sections above the log-out button")
  func arrangement() throws {
    let controls: [[UIView]] = [
      [view.photoView, view.changePhotoButton, view.photoErrorLabel],
      [
        view.nameLabel, view.nameField, view.nameCountLabel, view.nameErrorLabel,
        view.savingIndicator,
      ],
      [view.postsTableView, view.noPostsLabel, view.postsErrorLabel, view.postsRetryButton],
    ]
    let sections = try view.arrangedSubviews.dropLast().map { try #require($0 as? UIStackView) }
    #expect(view.axis == .vertical && sections.allSatisfy { $0.axis == .vertical })
    #expect(sections.allSatisfy { !$0.isHidden })
    #expect(
      sections.map { $0.arrangedSubviews.map(ObjectIdentifier.init) }
        == controls.map { $0.map(ObjectIdentifier.init) })
    #expect(view.arrangedSubviews.last === view.logOutButton)
  }

  @Test("fills the sections that it is given")
  func givenSections() {
    let sections = [UIStackView(), UIStackView(), UIStackView()]
    let view = ProfileView(
      photoSection: sections[0], nameSection: sections[1], postsSection: sections[2])
    #expect(view.arrangedSubviews.dropLast().elementsEqual(sections, by: ===))
    #expect(view.photoView.superview === sections[0])
    #expect(view.nameField.superview === sections[1])
    #expect(view.postsTableView.superview === sections[2])
  }

  @Test("makes cells for posts, with a title and a date")
  func cells() throws {
    let cell = try #require(
      view.postsTableView.dequeueReusableCell(
        withIdentifier: PostCell.reuseIdentifier, for: IndexPath(row: 0, section: 0)) as? PostCell)
    #expect(cell.reuseIdentifier == PostCell.reuseIdentifier)
    #expect(cell.titleLabel.isDescendant(of: cell.contentView) && cell.titleLabel.text == nil)
    #expect(cell.dateLabel.isDescendant(of: cell.contentView) && cell.dateLabel.text == nil)
  }

  @Test("shows neither texts nor a photo by itself")
  func content() {
    let labels = [
      view.nameLabel, view.nameCountLabel, view.nameErrorLabel, view.photoErrorLabel,
      view.postsErrorLabel,
    ]
    #expect(labels.allSatisfy { $0.text == nil })
    #expect(view.noPostsLabel.text == "No posts yet.")
    #expect(view.postsTableView.dataSource == nil && view.postsTableView.delegate == nil)
    #expect(view.nameField.text == nil)
    #expect(view.photoView.image == nil)
    #expect(ProfileView.photoPlaceholder.source == .symbol("person.crop.circle"))
  }

  @Test("has titled buttons, and reacts by itself to the return key only, which ends editing")
  func reactions() {
    let buttons = [view.changePhotoButton, view.logOutButton, view.postsRetryButton]
    #expect(buttons.map(\.currentTitle) == ["Change photo", "Log out", "Load posts again"])
    #expect(buttons.allSatisfy { $0.allControlEvents == [] && $0.isEnabled })
    #expect(view.nameField.allControlEvents == .editingDidEndOnExit)
    #expect(view.nameField.delegate == nil)
  }
}
