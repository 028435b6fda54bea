// Headings that say what is seen. Each is computed from the figures that are shown.

function setHeading(id, text, otherwise) {
  const heading = byId(id);
  heading.dataset.plain ??= heading.textContent;
  heading.textContent = visible(text ?? otherwise ?? heading.dataset.plain);
}

// Names the bar that differs most from the baseline or, where that is not shown, from the smallest.
// what: "the code", or "the net instructions".
function headingOfBars({ bars, isNet }, what, unit) {
  const known = bars.filter(({ value }) => value !== null);
  if (known.length === 0) return null;
  if (known.length === 1) return `${known[0].name}: ${known[0].text} ${unit}`;
  const [least, ...more] = [...known].sort((one, other) => one.value - other.value);
  const most = more.at(-1);
  const floor = isNet ? " beside the floor" : "";
  const saved = ({ value }) => grouped(-value);
  if (least.value === most.value) {
    return least.value < 0 ? `All ${known.length} save ${saved(least)} ${unit}${floor}`
      : `All ${known.length} take ${least.text} ${unit}`;
  }
  // From zero there is no ratio, and a negative cost is a saving.
  if (least.value <= 0) {
    if (most.value < 0) {
      return `${least.name} saves ${saved(least)} ${unit}${floor}, ${most.name} ${saved(most)}`;
    }
    return `${most.name} takes ${most.text} ${unit}, `
      + (least.value < 0 ? `${least.name} saves ${saved(least)}${floor}` : `${least.name} ${least.text}`);
  }
  const reference = known.find(({ isBaseline }) => isBaseline) ?? least;
  const others = known.filter((bar) => bar.value !== reference.value
    && !(reference.isBaseline && bar.isSame));
  if (others.length === 0) {
    return `No ${unit} differs from that of ${reference.name} by more than the noise`;
  }
  const distance = ({ value }) => Math.max(value / reference.value, reference.value / value);
  const other = others.reduce((best, bar) => (distance(bar) > distance(best) ? bar : best));
  const ratio = other.value / reference.value;
  const share = ratio < 1 ? `${Math.round(100 * ratio)}% of`
    : `${ratio.toFixed(ratio < 1.1 ? 2 : 1)} times`;
  return `${other.name} takes ${share} ${what} of ${reference.name}`;
}

function headingOfFaultsIn({ name, needView, all }) {
  return all === null ? null
    : `In ${name}, ${grouped(needView)} of ${counted(all, "mistake", "mistakes")} need a screen`;
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
