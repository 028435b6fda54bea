/// Tests that need neither a view nor a view controller.
enum ViewFree {}

/// Tests of what only a view controller with its view can prove.
enum WithViews {}
