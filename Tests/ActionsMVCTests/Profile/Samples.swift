import Models
import Scenarios

extension User {
  nonisolated static let houdini = User(
    id: User.blaine.id, displayName: .houdini, photo: .portrait)

  nonisolated static let withLandscape = User(
    id: User.blaine.id, displayName: User.blaine.displayName, photo: .landscape)

  nonisolated static let houdiniWithLandscape = User(
    id: User.blaine.id, displayName: .houdini, photo: .landscape)
}

extension DisplayName {
  nonisolated static let blaine = DisplayName.sample("David Blaine")
  nonisolated static let dee = DisplayName.sample("Dee")
  nonisolated static let houdini = DisplayName.sample("Harry Houdini")
}
