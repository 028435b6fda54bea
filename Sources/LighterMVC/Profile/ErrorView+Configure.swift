import PortableUIKit
import Views

extension ErrorView {
  func setLoadError(_ message: String?) {
    errorLabel.text = message
    isHidden = message == nil
  }
}
