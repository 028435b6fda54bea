/// Tests of the types that the actions call, without views.
enum ViewFree {}

/// Tests of the view controllers with their actions, and of the actions together.
enum WithViews {}
