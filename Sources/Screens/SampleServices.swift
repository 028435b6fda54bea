import Foundation
import Models
import PortableUIKit

extension [Post] {
  /// The posts of every user; there is one more post than the profile screen shows.
  package nonisolated static let samples = [
    "Sawing", "Cards", "Levitation", "Coins", "Mirror", "Rings",
  ].enumerated().map { index, title in
    Post(
      id: Post.ID(rawValue: title), title: title,
      date: firstDay.addingTimeInterval(Double(index) * 86_400))
  }

  /// The date of the first post: 1 March 2026, 06:00 UTC.
  private nonisolated static let firstDay = Date(timeIntervalSince1970: 1_772_344_800)
}

#if canImport(UIKit)
  /// A post service that answers after a second, with the same posts for every user.
  final class SlowPostService: PostService {
    func posts(by userID: User.ID) async throws -> [Post] {
      try await Task.sleep(for: .seconds(1))
      return .samples
    }
  }

  /// A photo library that chooses a photo of one random color itself.
  final class ColorLibrary: PhotoLibrary {
    func choosePhoto() async -> Data? {
      UIGraphicsImageRenderer(size: CGSize(width: 96, height: 96)).pngData { context in
        UIColor(hue: .random(in: 0...1), saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
        context.fill(context.format.bounds)
      }
    }
  }
#endif
