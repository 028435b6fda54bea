/// Tests that execute nothing of a view or of its kit.
enum ViewFree {}

/// Tests of what only the view controllers, routers and configurators can prove.
enum WithViews {}
