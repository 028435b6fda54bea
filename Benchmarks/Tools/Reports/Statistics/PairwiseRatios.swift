/// Returns each value divided by its counterpart, which has the same index in the other list.
///
/// A value and its counterpart were measured in the same round of the benchmark. A disturbance of
/// both, such as a slower processor, therefore cancels out.
func pairwiseRatios(of values: [Double], to counterparts: [Double]) -> [Double] {
  precondition(
    values.count == counterparts.count,
    "The list of values and the list of counterparts must have the same length.")
  return zip(values, counterparts).map { $0 / $1 }
}
