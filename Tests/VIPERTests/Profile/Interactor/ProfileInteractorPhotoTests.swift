import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import VIPER

@Suite struct ProfileInteractorPhotoTests {
  private let fixture = ProfileInteractorFixture()

  @Test("P-12: a photo is sent, and cached when it is accepted")
  func changed() async throws {
    fixture.interactor.changePhoto(to: .png)
    try await settle()
    #expect(fixture.requests == [.changePhoto(try Photo(.png))])
    #expect(fixture.cache.user == .sample)
    #expect(fixture.answers.photo == nil)

    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.answers.photo == .success(.png))
    #expect(fixture.cache.user?.photo == (try Photo(.png)))
  }

  @Test("P-12: the chosen photo is sent, and not the one that it takes the place of")
  func changedAgain() async throws {
    let fixture = ProfileInteractorFixture(cached: .blaine)
    fixture.interactor.changePhoto(to: .jpeg)
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.requests == [.changePhoto(try Photo(.jpeg))])
    #expect(fixture.answers.photo == .success(.jpeg))
  }

  @Test(
    "P-14: after a failure the cache keeps the former photo",
    arguments: [
      (UserServiceError.unreachable, "The profile could not be reached."),
      (.refused, "The change was not accepted."),
    ])
  func failed(error: UserServiceError, message: String) async throws {
    fixture.interactor.changePhoto(to: .jpeg)
    try await fixture.answer(.changePhoto, with: .failure(error))
    #expect(fixture.answers.photo == .failure(message))
    #expect(fixture.cache.user == .sample)
  }

  @Test(
    "P-15: data that is no photo is answered at once and never sent",
    arguments: [
      (Data.gif, "Only PNG and JPEG photos can be used."),
      (Data(), "Only PNG and JPEG photos can be used."),
      (.png + Data(count: 4_999_993), "A photo can have at most 5 MB."),
    ])
  func refused(data: Data, message: String) async throws {
    fixture.interactor.changePhoto(to: data)
    #expect(fixture.answers.photo == .failure(message))
    try await settle()
    #expect(fixture.requests.isEmpty)
  }

  @Test("P-15: a photo of 5,000,000 bytes is sent")
  func largest() async throws {
    let data = Data.png + Data(count: 5_000_000 - Data.png.count)
    fixture.interactor.changePhoto(to: data)
    try await settle()
    #expect(fixture.requests == [.changePhoto(try Photo(data))])
  }

  @Test(
    "P-16: name and photo may be answered in either order, each accepted or not",
    arguments: [
      [.changeDisplayName, .changePhoto], [.changePhoto, .changeDisplayName],
    ] as [[ScenarioService.Kind]],
    [nil, .changeDisplayName, .changePhoto] as [ScenarioService.Kind?])
  func bothInFlight(order: [ScenarioService.Kind], refused: ScenarioService.Kind?) async throws {
    try await fixture.changeBoth()
    for kind in order {
      try await fixture.answer(kind, with: kind == refused ? .failure(.refused) : .accepted)
    }
    let isNameRefused = refused == .changeDisplayName
    let isPhotoRefused = refused == .changePhoto
    let message = "The change was not accepted."
    #expect(fixture.answers.name == (isNameRefused ? .failure(message) : .success("Anna")))
    #expect(fixture.answers.photo == (isPhotoRefused ? .failure(message) : .success(.png)))
    #expect(
      fixture.cache.user?.displayName == .sample(isNameRefused ? "David Blaine" : "Anna"))
    #expect(fixture.cache.user?.photo == (isPhotoRefused ? nil : try Photo(.png)))
  }

  @Test("P-27: an accepted photo keeps what another part has cached of the user meanwhile")
  func keepsOtherChange() async throws {
    fixture.interactor.changePhoto(to: .png)
    fixture.cache.user?.displayName = .sample("Dee")
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.cache.user?.displayName == .sample("Dee"))
    #expect(fixture.cache.user?.photo == (try Photo(.png)))
  }

  @Test(
    "P-27: a photo that is chosen beside an emptied cache or another user leaves the cache alone",
    arguments: [nil, User.dee])
  func chosenBesideOtherUser(_ user: User?) async throws {
    fixture.cache.user = user
    fixture.interactor.changePhoto(to: .png)
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.answers.photo == .success(.png))
    #expect(fixture.cache.user == user)
  }

  @Test(
    "P-27: accepted changes leave an emptied cache or another user alone",
    arguments: [nil, User.dee])
  func keepsOtherUser(_ user: User?) async throws {
    try await fixture.changeBoth()
    fixture.cache.user = user
    try await fixture.answer(.changeDisplayName, with: .accepted)
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.cache.user == user)
    #expect(fixture.answers.name == .success("Anna"))
    #expect(fixture.answers.photo == .success(.png))
  }
}
