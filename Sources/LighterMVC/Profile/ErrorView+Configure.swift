import Foundation
import HeadlessUIKit
import Views

extension ErrorView {
  func configure(for error: any Error) {
    errorLabel.text = error.localizedDescription
  }
}
