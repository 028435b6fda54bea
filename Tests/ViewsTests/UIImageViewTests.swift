import Foundation
import HeadlessUIKit
import Testing
import Views

@Suite("A photo in an image view")
struct UIImageViewTests {
  @Test("The view shows a photo, or the placeholder if there is none or it cannot be drawn")
  func showPhoto() {
    let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let view = UIImageView()
    for (data, image) in [
      (png, UIImage(data: png)), (nil, ProfileView.photoPlaceholder), (png, UIImage(data: png)),
      (Data("GIF".utf8), ProfileView.photoPlaceholder),
    ] {
      view.showPhoto(data)
      #expect(view.image?.source == image?.source)
    }
    #expect(UIImage(data: png) != nil)
  }
}
