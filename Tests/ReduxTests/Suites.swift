/// Tests that need neither a view nor a view controller.
enum ViewFree {}

/// Tests that need a view controller with its view.
enum WithViews {}
