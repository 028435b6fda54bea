import PortableUIKit
import Views

extension LoadingView {
  func setLoading(_ isLoading: Bool) {
    spinner.run(isLoading)
  }
}
