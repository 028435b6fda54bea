import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import ActionsMVC

@Suite struct PhotoChangerTests {
  @Test(
    "P-12, P-13: the chosen data is handed over as it is, and nothing is asked",
    arguments: [Photo.landscape.data, .gif, nil])
  func chooses(data: Data?) async throws {
    let logic = ProfileLogic()
    try await logic.openLibrary()
    #expect(logic.photoLibrary.openedCount == 1)
    #expect(logic.choosing.outputs.isEmpty)
    try logic.photoLibrary.choose(data)
    try await settle()
    #expect(logic.choosing.outputs == [data])
    #expect(logic.requests.isEmpty)
    #expect(logic.cache.user == .blaine)
  }

  @Test("P-12: a photo is sent, and cached when it is accepted; then comes another")
  func changes() async throws {
    let logic = ProfileLogic()
    try await logic.changePhoto(to: Photo.landscape.data)
    #expect(logic.picturing.outputs.isEmpty)
    #expect(logic.requests == [.changePhoto(.landscape)])
    #expect(logic.cache.user == .blaine)
    try await logic.answer(.changePhoto, with: .accepted)
    #expect(logic.picturing.outputs == [.succeeded(.landscape)])
    #expect(logic.cache.user == .withLandscape)

    try await logic.changePhoto(to: Photo.portrait.data)
    try await logic.answer(.changePhoto, with: .accepted)
    #expect(logic.picturing.outputs.dropFirst() == [.succeeded(.portrait)])
    #expect(logic.cache.user == .blaine)
  }

  @Test(
    "P-14: a failed change tells the reason and keeps the former photo",
    arguments: [UserServiceError.unreachable, .refused])
  func fails(error: UserServiceError) async throws {
    let logic = ProfileLogic()
    try await logic.changePhoto(to: Photo.landscape.data)
    try await logic.answer(.changePhoto, with: .failure(error))
    #expect(logic.picturing.outputs == [.failed(error.localizedDescription)])
    #expect(logic.cache.user == .blaine)
  }

  @Test(
    "P-15: data that cannot be a photo is not sent",
    arguments: [
      (Data.gif, "Only PNG and JPEG photos can be used."),
      (Data(), "Only PNG and JPEG photos can be used."),
    ])
  func refuses(data: Data, reason: String) async throws {
    let logic = ProfileLogic()
    logic.photoChanger.change(to: data, of: .blaine) { logic.picturing.handle(Outcome($0)) }
    #expect(logic.picturing.outputs == [.failed(reason)])
    try await settle()
    #expect(logic.requests.isEmpty)
    #expect(logic.cache.user == .blaine)
  }

  @Test("P-15: a photo of 5,000,000 bytes is sent")
  func acceptsLargest() async throws {
    let logic = ProfileLogic()
    let data = Data.png + Data(count: 5_000_000 - Data.png.count)
    try await logic.changePhoto(to: data)
    #expect(logic.picturing.outputs.isEmpty)
    let photo = try Photo(data)
    #expect(logic.requests == [.changePhoto(photo)])
    logic.endEveryRequest()
  }

  @Test("P-15: a photo of 5,000,001 bytes is not sent, with the reason beside the photo")
  func refusesTooLarge() async throws {
    let logic = ProfileLogic()
    let data = Data.png + Data(count: 5_000_001 - Data.png.count)
    logic.photoChanger.change(to: data, of: .blaine) { logic.picturing.handle(Outcome($0)) }
    #expect(logic.picturing.outputs == [.failed("A photo can have at most 5 MB.")])
    try await settle()
    #expect(logic.requests.isEmpty)
  }

  @Test(
    "P-16: name and photo in flight together do not undo each other, in either order",
    arguments: [
      [ScenarioService.Kind.changeDisplayName, .changePhoto],
      [.changePhoto, .changeDisplayName],
    ])
  func changesTogether(order: [ScenarioService.Kind]) async throws {
    let logic = ProfileLogic()
    try await logic.changeDisplayName(to: "Harry Houdini")
    try await logic.changePhoto(to: Photo.landscape.data)
    for kind in order { try await logic.answer(kind, with: .accepted) }
    #expect(logic.naming.outputs == [.succeeded(.houdini)])
    #expect(logic.picturing.outputs == [.succeeded(.landscape)])
    #expect(logic.cache.user == .houdiniWithLandscape)
    #expect(logic.cancelled.isEmpty)
  }

  @Test(
    "P-16: a refused change does not undo the one that is accepted, in either order",
    arguments: [true, false], [true, false])
  func refusesOne(isNameAccepted: Bool, isNameFirst: Bool) async throws {
    let logic = ProfileLogic()
    try await logic.changeDisplayName(to: "Harry Houdini")
    try await logic.changePhoto(to: Photo.landscape.data)
    let answers: [(ScenarioService.Kind, ScenarioService.Answer)] = [
      (.changeDisplayName, isNameAccepted ? .accepted : .failure(.refused)),
      (.changePhoto, isNameAccepted ? .failure(.refused) : .accepted),
    ]
    for (kind, answer) in isNameFirst ? answers : answers.reversed() {
      try await logic.answer(kind, with: answer)
    }
    let refused = "The change was not accepted."
    #expect(logic.naming.outputs == [isNameAccepted ? .succeeded(.houdini) : .failed(refused)])
    #expect(
      logic.picturing.outputs == [isNameAccepted ? .failed(refused) : .succeeded(.landscape)])
    #expect(logic.cache.user == (isNameAccepted ? .houdini : .withLandscape))
  }

  @Test(
    "P-16, P-17: name and photo in flight together both fail, and each tells its own reason",
    arguments: [
      [ScenarioService.Kind.changeDisplayName, .changePhoto],
      [.changePhoto, .changeDisplayName],
    ])
  func failsTogether(order: [ScenarioService.Kind]) async throws {
    let logic = ProfileLogic()
    try await logic.changeDisplayName(to: "Harry Houdini")
    try await logic.changePhoto(to: Photo.landscape.data)
    for kind in order {
      try await logic.answer(kind, with: .failure(kind == .changePhoto ? .unreachable : .refused))
    }
    #expect(logic.naming.outputs == [.failed("The change was not accepted.")])
    #expect(logic.picturing.outputs == [.failed("The profile could not be reached.")])
    #expect(logic.cache.user == .blaine)
  }

  @Test("P-27: an accepted photo keeps a name that another part has cached meanwhile")
  func keepsOtherName() async throws {
    let logic = ProfileLogic()
    try await logic.changePhoto(to: Photo.landscape.data)
    logic.cache.user?.displayName = .houdini
    try await logic.answer(.changePhoto, with: .accepted)
    #expect(logic.cache.user == .houdiniWithLandscape)
  }

  @Test(
    "P-27: an accepted photo leaves another user and an emptied cache alone",
    arguments: [nil, User.dee])
  func keepsOtherUser(_ user: User?) async throws {
    let logic = ProfileLogic()
    try await logic.changePhoto(to: Photo.landscape.data)
    logic.cache.user = user
    try await logic.answer(.changePhoto, with: .accepted)
    #expect(logic.picturing.outputs == [.succeeded(.landscape)])
    #expect(logic.cache.user == user)
  }
}
