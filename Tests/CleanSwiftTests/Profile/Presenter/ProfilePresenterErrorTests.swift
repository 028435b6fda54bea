import Models
import Scenarios
import Testing

@testable import CleanSwift

@Suite struct ProfilePresenterErrorTests {
  private let fixture = ProfilePresenterFixture()

  init() {
    fixture.presenter.presentChangeDisplayName(response: .failed(Failure("name")))
    fixture.presenter.presentChangePhoto(response: .failed(Failure("photo")))
    fixture.presenter.presentLoadPosts(response: .failed(Failure("posts")))
  }

  @Test("P-17: name, photo and posts have a message each")
  func messages() {
    #expect(fixture.displayed == failed())
  }

  @Test("P-17: a count of the name is displayed alone")
  func typing() {
    fixture.presenter.presentCountName(response: .init(characterCount: 3))
    #expect(fixture.displayed == failed { $0.countName = .init(nameCount: "3 of 40") })
  }

  @Test("P-17: a response about the name is displayed alone")
  func name() {
    fixture.presenter.presentChangeDisplayName(response: .failed(Failure("other")))
    #expect(
      fixture.displayed == failed { $0.changeDisplayName = .error(.init(error: "other")) })
    fixture.presenter.presentChangeDisplayName(response: .started)
    #expect(fixture.displayed == failed { $0.changeDisplayName = .start(.init()) })
  }

  @Test("P-17: a response about the photo is displayed alone")
  func photo() {
    fixture.presenter.presentChangePhoto(response: .failed(Failure("other")))
    #expect(fixture.displayed == failed { $0.changePhoto = .error(.init(error: "other")) })
    fixture.presenter.presentChangePhoto(response: .saved(.portrait))
    #expect(
      fixture.displayed
        == failed { $0.changePhoto = .success(.init(photo: Photo.portrait.data)) })
  }

  @Test("P-17, P-22, P-24: a response about posts is displayed alone")
  func posts() {
    fixture.presenter.presentLoadPosts(response: .failed(Failure("other")))
    #expect(fixture.displayed == failed { $0.loadPosts = .error(.init(error: "other")) })
    fixture.presenter.presentLoadPosts(response: .loaded([]))
    #expect(fixture.displayed == failed { $0.loadPosts = .empty(.init()) })
  }

  /// Returns what is displayed after a failure of each, after a change of this.
  private func failed(
    _ change: (inout ProfileDisplayLogicSpy.Displayed) -> Void = { _ in }
  ) -> ProfileDisplayLogicSpy.Displayed {
    var displayed = ProfileDisplayLogicSpy.Displayed(
      changeDisplayName: .error(.init(error: "name")),
      changePhoto: .error(.init(error: "photo")), loadPosts: .error(.init(error: "posts")))
    change(&displayed)
    return displayed
  }
}
