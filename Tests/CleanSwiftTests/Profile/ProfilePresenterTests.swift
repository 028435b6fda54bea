import Models
import Scenarios
import Testing

@testable import CleanSwift

extension ViewFree {
  @Suite struct ProfilePresenterTests {
    private let display = ProfileDisplayLogicSpy()
    private let presenter = ProfilePresenter()

    init() {
      presenter.viewController = display
    }

    @Test("A load is displayed as a spinner, as the user or as an error with a retry")
    func load() {
      presenter.presentLoad(response: .started)
      #expect(display.shown == .init(isLoading: true, isProfileVisible: false))

      presenter.presentLoad(response: .failed(UserServiceError.unreachable))
      #expect(
        display.shown
          == .init(
            isProfileVisible: false, error: "The profile could not be reached.",
            isRetryVisible: true))

      presenter.presentLoad(response: .loaded(.sample))
      #expect(
        display.shown
          == .init(
            isProfileVisible: true, name: "David Blaine", nameFieldText: "David Blaine",
            nameCount: "12 of 40", photo: .placeholder))
    }

    @Test("A count says how many characters there may be")
    func count() {
      presenter.presentNameCount(response: .init(characterCount: 34))
      #expect(display.shown.nameCount == "34 of 40")
    }

    @Test("The end of a change takes no error of another one away")
    func standingError() throws {
      presenter.presentChangePhoto(response: .failed(PhotoError.tooLarge))
      presenter.presentChangeName(response: .changed(try DisplayName("Anna")))
      presenter.presentChangeName(response: .kept(try DisplayName("Anna")))
      #expect(display.shown.error == "A photo can have at most 5 MB.")

      presenter.presentChangeName(response: .failed(UserServiceError.refused))
      presenter.presentChangePhoto(response: .changed(try Photo(.png)))
      #expect(display.shown.error == "The change was not accepted.")
    }

    @Test("Logging out and leaving are displayed once each")
    func end() {
      presenter.presentLogOut(response: .init())
      #expect(display.logOuts == 1 && display.leaves == 0)
      presenter.presentLeave(response: .init())
      #expect(display.logOuts == 1 && display.leaves == 1)
    }

    @Test("The presenter does not keep its view controller alive")
    func weakViewController() {
      weak var display: ProfileDisplayLogicSpy?
      do {
        let strongDisplay = ProfileDisplayLogicSpy()
        presenter.viewController = strongDisplay
        display = strongDisplay
      }
      #expect(display == nil)
    }
  }
}
