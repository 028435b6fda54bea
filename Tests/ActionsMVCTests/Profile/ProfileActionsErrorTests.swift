import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import ActionsMVC

/// Tests of actions that fail while others are in flight.
@Suite struct ProfileActionsErrorTests {
  private let profile = ProfileFixture()

  @Test(
    "P-16: a refused change does not undo the one that is accepted, in either order",
    arguments: [true, false], [true, false])
  func refusesOne(isNameAccepted: Bool, isNameFirst: Bool) async throws {
    profile.changeDisplayName(to: .houdini)
    profile.changePhoto(to: Photo.landscape.data)
    let answers: [(ScenarioService.Kind, ScenarioService.Answer)] = [
      (.changeDisplayName, isNameAccepted ? .accepted : .failure(.refused)),
      (.changePhoto, isNameAccepted ? .failure(.refused) : .accepted),
    ]
    for (kind, answer) in isNameFirst ? answers : answers.reversed() {
      try await profile.answer(kind, with: answer)
    }
    let refused = "The change was not accepted."
    #expect(profile.naming.outputs == [isNameAccepted ? .succeeded(.houdini) : .failed(refused)])
    #expect(
      profile.picturing.outputs == [isNameAccepted ? .failed(refused) : .succeeded(.landscape)])
    #expect(profile.cache.user == (isNameAccepted ? .houdini : .withLandscape))
  }

  @Test(
    "P-16, P-17: name and photo in flight together both fail, and each tells its own reason",
    arguments: [
      [ScenarioService.Kind.changeDisplayName, .changePhoto],
      [.changePhoto, .changeDisplayName],
    ])
  func failsTogether(order: [ScenarioService.Kind]) async throws {
    profile.changeDisplayName(to: .houdini)
    profile.changePhoto(to: Photo.landscape.data)
    for kind in order {
      try await profile.answer(kind, with: .failure(kind == .changePhoto ? .unreachable : .refused))
    }
    #expect(profile.naming.outputs == [.failed("The change was not accepted.")])
    #expect(profile.picturing.outputs == [.failed("The profile could not be reached.")])
    #expect(profile.cache.user == .blaine)
  }

  @Test(
    "P-17: an answer about posts, given while changes are in flight, is told to nobody else",
    arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)])
  func postsAnswered(answer: ScenarioPostService.Answer) async throws {
    profile.changeDisplayName(to: .houdini)
    profile.changePhoto(to: Photo.landscape.data)
    profile.loadPosts()
    try await profile.answerPosts(answer)
    #expect(profile.posting.outputs.count == 1)
    #expect(profile.naming.outputs.isEmpty)
    #expect(profile.picturing.outputs.isEmpty)
    #expect(profile.cancelled.isEmpty)
    #expect(profile.cache.user == .blaine)
  }
}
