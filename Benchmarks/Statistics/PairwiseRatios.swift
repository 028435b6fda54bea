/// Returns each value divided by its counterpart, which was measured in the same round.
///
/// A disturbance of both values of a pair, such as a slower processor, cancels out.
func pairwiseRatios(of values: [Double], to counterparts: [Double]) -> [Double] {
  precondition(values.count == counterparts.count, "Each value needs a counterpart.")
  return zip(values, counterparts).map { $0 / $1 }
}
