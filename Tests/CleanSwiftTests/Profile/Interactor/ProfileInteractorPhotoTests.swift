import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import CleanSwift

@Suite struct ProfileInteractorPhotoTests {
  private let fixture = ProfileInteractorFixture()

  @Test("P-12: a chosen photo is sent, and presented and cached when it is accepted")
  func changed() async throws {
    try await fixture.changePhoto(to: .png)
    #expect(fixture.presented.photo == nil)
    #expect(fixture.requests == [.changePhoto(try Photo(.png))])
    #expect(fixture.cache.user == .sample)
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.presented.photo == .success(try Photo(.png)))
    #expect(fixture.cache.user?.photo == (try Photo(.png)))
  }

  @Test("P-12: the chosen photo is sent, and not the one that it takes the place of")
  func changedAgain() async throws {
    let fixture = ProfileInteractorFixture(cached: .blaine)
    try await fixture.changePhoto(to: .jpeg)
    #expect(fixture.requests == [.changePhoto(try Photo(.jpeg))])
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.presented.photo == .success(try Photo(.jpeg)))
  }

  @Test(
    "P-14: a failed upload is presented, and the cache keeps the former photo",
    arguments: [
      (UserServiceError.unreachable, "The profile could not be reached."),
      (.refused, "The change was not accepted."),
    ])
  func failed(error: UserServiceError, message: String) async throws {
    try await fixture.changePhoto(to: .jpeg)
    try await fixture.answer(.changePhoto, with: .failure(error))
    #expect(fixture.presented.photo == .failure(message))
    #expect(fixture.cache.user == .sample)
  }

  @Test(
    "P-15: data that is no photo is never sent, and its reason is presented",
    arguments: [
      (Data.gif, "Only PNG and JPEG photos can be used."),
      (Data(), "Only PNG and JPEG photos can be used."),
      (.png + Data(count: 4_999_993), "A photo can have at most 5 MB."),
    ])
  func refused(data: Data, message: String) async throws {
    try await fixture.changePhoto(to: data)
    #expect(fixture.presented.photo == .failure(message))
    #expect(fixture.requests.isEmpty)
  }

  @Test("P-15: a photo of 5,000,000 bytes is sent")
  func largest() async throws {
    let data = Data.png + Data(count: 5_000_000 - Data.png.count)
    try await fixture.changePhoto(to: data)
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
    #expect(
      fixture.presented.name == (isNameRefused ? .failure(message) : .success(.sample("Anna"))))
    #expect(
      fixture.presented.photo == (isPhotoRefused ? .failure(message) : .success(try Photo(.png))))
    #expect(
      fixture.cache.user?.displayName == .sample(isNameRefused ? "David Blaine" : "Anna"))
    #expect(fixture.cache.user?.photo == (isPhotoRefused ? nil : try Photo(.png)))
  }
}
