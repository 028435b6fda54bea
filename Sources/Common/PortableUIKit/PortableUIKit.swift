// The framework of the screens: UIKit where there is one, and otherwise HeadlessUIKit.
#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import HeadlessUIKit
#endif
