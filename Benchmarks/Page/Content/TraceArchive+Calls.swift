import Traces

/// Scenarios whose ids begin alike, such as `greeting.shown` and `greeting.tapped`.
struct ScenarioGroup: Encodable, Equatable {
  let name: String
  var scenarios: [String]
}

extension TraceArchive {
  /// The number of calls in each of the ``steps``, including the calls that other calls make.
  ///
  /// In a damaged archive, a call can lead to itself or to a call that does not exist. Such a call
  /// is not counted.
  var callsInSteps: [Int] {
    var known: [Int: Int] = [:]
    var open: Set<Int> = []
    func count(_ place: Int) -> Int {
      if let count = known[place] { return count }
      guard calls.indices.contains(place), functions.indices.contains(calls[place].function),
        open.insert(place).inserted
      else { return 0 }
      let total = calls[place].calls.reduce(1) { sum, inner in sum + count(inner) }
      open.remove(place)
      known[place] = total
      return total
    }
    return steps.map { $0.reduce(0) { sum, place in sum + count(place) } }
  }

  /// The ids of the scenarios by the part before the first dot, in the order of the scenarios.
  var scenarioGroups: [ScenarioGroup] {
    var groups: [ScenarioGroup] = []
    for scenario in scenarios {
      let name = String(scenario.id.prefix { $0 != "." })
      if let index = groups.firstIndex(where: { $0.name == name }) {
        groups[index].scenarios.append(scenario.id)
      } else {
        groups.append(ScenarioGroup(name: name, scenarios: [scenario.id]))
      }
    }
    return groups
  }

  /// Returns the names of the functions for a diagram whose lifelines stand for roles.
  ///
  /// The functions of the given roles are named without their types, which the lifelines name.
  func shortNames(ofRoles own: Set<String>) -> [String] {
    functions.map { function in
      guard roles.indices.contains(function.role), own.contains(roles[function.role]) else {
        return function.name
      }
      let types = /(^|\bin |\bstatic )(?:[A-Z]\w*\.)+(?!init\b)/.wordBoundaryKind(.simple)
      return function.name.replacing(types) { $0.1 }
    }
  }
}
