import Foundation
import Models
import Scenarios

extension User {
  /// Somebody else, who signed in on the same device.
  nonisolated static let dee = User(id: ID(rawValue: "8"), displayName: .sample("Dee"))

  nonisolated static let renamed = User(
    id: User.blaine.id, displayName: .sample("Harry Houdini"), photo: .portrait)

  nonisolated static let withLandscape = User(
    id: User.blaine.id, displayName: User.blaine.displayName, photo: .landscape)
}
