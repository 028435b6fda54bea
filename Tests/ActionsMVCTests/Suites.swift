/// Tests of the types that the actions call; they need no view.
enum ViewFree {}

/// Tests of what the view controllers do with their actions, and of the actions put together.
enum WithViews {}
