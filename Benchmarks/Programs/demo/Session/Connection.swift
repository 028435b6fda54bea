import Foundation
import Models
import Screens
import Store

/// The connection between the screens and their services, which can be slow or down.
///
/// The connection has no clock of its own: the code that runs the session sets `now`.
final class Connection {
  /// The time for which a slow connection delays the answer to a request.
  static let delay = Duration.seconds(2)

  /// True if the answers to new requests are delayed.
  var isSlow = false
  /// True if new requests fail.
  var isDown = false
  /// The time since the session began.
  var now = Duration.zero

  private var held: [(due: Duration, continuation: CheckedContinuation<Void, Never>)] = []

  /// The time from the beginning of the session until the next delayed answer must arrive.
  ///
  /// The time is `nil` if no answer is delayed.
  var nextDue: Duration? { held.first?.due }

  /// Waits until the answer to a new request may arrive; waits only if the connection is slow.
  ///
  /// If the task is canceled, the wait goes on, because a sent request cannot be undone.
  ///
  /// - Throws: `failure` when the connection was down at the time of the request.
  func carry(orThrow failure: any Error) async throws {
    let isDown = isDown
    if isSlow {
      await withCheckedContinuation { held.append((now + Self.delay, $0)) }
    }
    if isDown { throw failure }
  }

  /// Lets the delayed answers arrive that are due at `time`, or all of them if `time` is `nil`.
  func release(at time: Duration? = nil) {
    let released = held.prefix { answer in time.map { answer.due <= $0 } ?? true }
    held.removeFirst(released.count)
    for answer in released { answer.continuation.resume() }
  }
}

/// A user service that reads and changes the user in a store, over a connection that can be slow.
@MainActor final class ConnectedUserService: UserService {
  private let store: UserStore
  private let connection: Connection

  init(store: UserStore, connection: Connection) {
    self.store = store
    self.connection = connection
  }

  func currentUser() async throws -> User {
    try await carry()
    return try await store.currentUser()
  }

  func changeDisplayName(to name: DisplayName) async throws {
    try await carry()
    try await store.changeDisplayName(to: name)
  }

  func changePhoto(to photo: Photo) async throws {
    try await carry()
    try await store.changePhoto(to: photo)
  }

  func logOut() async throws {
    try await carry()
    try await store.logOut()
  }

  private func carry() async throws {
    try await connection.carry(orThrow: UserServiceError.unreachable)
  }
}

/// A post service that returns the same few posts for every user.
///
/// The posts arrive over a connection, which can be slow or down.
@MainActor final class SamplePostService: PostService {
  private let connection: Connection

  init(connection: Connection) {
    self.connection = connection
  }

  func posts(by userID: User.ID) async throws -> [Post] {
    try await connection.carry(orThrow: PostServiceError.unreachable)
    return .samples
  }
}
