/// Tests that need a view.
///
/// All tests here do, since the view controller does all the work.
enum WithViews {}
