/// Tests that need a view.
///
/// All tests of this architecture need a view, since the view controller does all the work.
enum WithViews {}
