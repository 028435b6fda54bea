// Headings that say what is seen. Each is computed from the figures that are shown.

function setHeading(id, text, otherwise) {
  const heading = byId(id);
  heading.dataset.plain ??= heading.textContent;
  heading.textContent = visible(text ?? otherwise ?? heading.dataset.plain);
}

// Compares the bar that differs most from the baseline. Without the baseline, the largest bar is
// compared with the smallest. what: "the code", or "all net instructions".
function headingOfBars(bars, what, unit) {
  const known = bars.filter(({ value }) => value !== null);
  if (known.length === 0) return null;
  const [least, most] = [
    known.reduce((best, bar) => (bar.value < best.value ? bar : best)),
    known.reduce((best, bar) => (bar.value > best.value ? bar : best)),
  ];
  if (known.length === 1) return `${least.name}: ${least.text} ${unit}`;
  if (least.value === most.value) return `All ${known.length} take ${least.text} ${unit}`;
  const baseline = known.find(({ isBaseline }) => isBaseline) ?? least;
  const isMore = most !== baseline;
  const other = isMore ? most : least;
  // A text of equal length is no ratio: below zero, and from zero, there is none.
  if (least.value <= 0) return `${most.name} takes ${most.text} ${unit}, ${least.name} ${least.text}`;
  if (known.length > 1 && other.note?.startsWith("≈")) {
    return `No ${unit} differs from that of ${baseline.name} by more than the noise`;
  }
  const ratio = other.value / baseline.value;
  return isMore
    ? `${other.name} takes ${ratio.toFixed(ratio < 1.1 ? 2 : 1)} times ${what} of ${baseline.name}`
    : `${other.name} takes ${Math.round(100 * ratio)}% of ${what} of ${baseline.name}`;
}

function headingOfFaults() {
  const values = criterion("found")?.values ?? {};
  const known = comparedIds.filter((id) => isShown(id) && values[id])
    .sort((one, other) => values[other].number - values[one].number);
  if (known.length === 0) return null;
  const [best, worst] = [known[0], known.at(-1)];
  const first = `Tests without a view find ${values[best].text} of the faults in ${nameOf(best)}`;
  return values[best].number > values[worst].number
    ? `${first}, and ${values[worst].text} of those in ${nameOf(worst)}` : first;
}

function headingOfFaultsIn({ name, count, whole }) {
  const all = /^of [0-9,]+/.exec(whole)?.[0];
  return all ? `In ${name}, ${count} ${all} faults need a view` : null;
}

function headingOfSources() {
  if (state.feature === "") return null;
  const [left, right] = [state.left, state.right].map((id) =>
    sourcesById.get(id).files.filter(({ feature }) => feature === state.feature).length);
  const start = `${state.feature} takes ${counted(left, "file", "files")} in ${nameOf(state.left)}`;
  return state.left === state.right ? start : `${start}, ${right} in ${nameOf(state.right)}`;
}

// The number of calls would answer what a trainer asks.
function headingOfTraces() {
  if (state.hide) return null;
  const calls = (id) => page.traces.plays[id]?.[state.scenario]
    ?.reduce((sum, step) => sum + (page.callsInSteps[step] ?? 0), 0);
  const [left, right] = [calls(state.left), calls(state.right)];
  if (left === undefined || right === undefined) return null;
  const start = `${counted(left, "call", "calls")} in ${nameOf(state.left)}`;
  return state.left === state.right ? start : `${start}, ${grouped(right)} in ${nameOf(state.right)}`;
}

function headingOfConformance({ columns, rows }) {
  const places = [...columns.keys()].filter((index) => isShown(columns[index].id));
  const met = places.filter((index) => rows.every(({ cells }) => cells[index]?.isMet)).length;
  const requirements = counted(rows.length, "requirement", "requirements");
  const subjects = met === places.length && met > 1 ? `All ${met}` : `${met} of ${places.length}`;
  return `${subjects} ${met === 1 ? "meets" : "meet"} all ${requirements}`;
}
