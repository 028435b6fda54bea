/// A subscriber of the store, and the function that tells it of the state.
struct Subscription {
  weak var subscriber: AnyObject?
  let tell: (AppState) -> Void
}
