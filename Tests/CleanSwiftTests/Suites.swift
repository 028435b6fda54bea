/// Tests that run no code of a view or of UIKit.
enum ViewFree {}

/// Tests that need view controllers, routers or configurators.
enum WithViews {}
