/// Tests of the types that the actions call, without views.
enum ViewFree {}

/// Tests of the view controllers, with their real actions or with replacements for the actions.
enum WithViews {}
