import Browsing
import Testing

extension Trait where Self == ConditionTrait {
  /// Skips tests where Debian's browser is not installed.
  static var ifBrowserIsInstalled: ConditionTrait {
    .enabled(if: Browser.installed != nil, "chromium-headless-shell of Debian is not installed")
  }
}
