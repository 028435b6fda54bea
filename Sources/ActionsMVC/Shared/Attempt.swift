/// An output of an asynchronous action: how far an attempt to load or to change something has come.
///
/// An attempt that needs no request, for example because the input is refused, is never sent.
enum Attempt<Success> {
  /// A request has been sent, and its answer is awaited.
  case sent
  /// The attempt has ended, and this is the value that the screen should show.
  case succeeded(Success)
  /// The input was refused, or the request failed.
  case failed(any Error)
}
