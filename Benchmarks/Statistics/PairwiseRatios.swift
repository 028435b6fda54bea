/// Divides each value by its counterpart, measured in the same round.
///
/// A disturbance of both of a pair, such as a processor that slows down, cancels out.
package func pairwiseRatios(of values: [Double], to counterparts: [Double]) -> [Double] {
  precondition(values.count == counterparts.count, "Each value needs a counterpart.")
  return zip(values, counterparts).map { $0 / $1 }
}
