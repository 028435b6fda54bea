/// Tests that execute nothing of a view or of its kit.
enum ViewFree {}

/// Tests of what only the view controllers and routers can prove.
enum WithViews {}
