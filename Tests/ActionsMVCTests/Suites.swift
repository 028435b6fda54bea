/// Tests that need no views: tests of the types that the actions call.
enum ViewFree {}

/// Tests of the view controllers, with their real actions or with replacements for the actions.
enum WithViews {}
