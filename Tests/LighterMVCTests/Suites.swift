/// Tests of the store and the rules of the model, without views.
enum ViewFree {}

/// Tests of view controllers, view extensions and data sources, which need views.
enum WithViews {}
