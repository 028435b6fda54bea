import PortableUIKit

/// A section of the profile, whose handler UIKit calls again after a change of what it has read.
final class SectionView: UIStackView {
  var update: () -> Void = {}

  override func updateProperties() {
    super.updateProperties()
    update()
  }
}
