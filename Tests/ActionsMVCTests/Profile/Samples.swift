import Foundation
import Models
import Scenarios

extension User {
  nonisolated static let renamed = User(
    id: User.blaine.id, displayName: .sample("Harry Houdini"), photo: .portrait)

  nonisolated static let withLandscape = User(
    id: User.blaine.id, displayName: User.blaine.displayName, photo: .landscape)
}
