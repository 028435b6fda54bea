// Headings that say what is seen. Where there is nothing to say, the heading stays as it was.

function setHeading(id, text) {
  const heading = byId(id);
  heading.dataset.plain ??= heading.textContent;
  heading.textContent = visible(text ?? heading.dataset.plain);
}

// Names the architectures with the least and the most. One that has the same as another one, by the
// rule of the figure, is not named.
function headingOfFigure({ name, values, least, most }) {
  if (Object.keys(values).length < 2) return null;
  const named = [["least", least], ["most", most]]
    .filter(([, [id, ...others]]) => others.length === 0 && isShown(id))
    .map(([word, [id]]) => `the ${word} in ${nameOf(id)} (${values[id].text})`);
  return named.length === 0 ? null
    : `${name[0].toUpperCase()}${name.slice(1)}: ${named.join(", ")}`;
}

function headingOfFaults(id) {
  const [needing, all] = ["faults-needing-view", "faults"]
    .map((figure) => figuresById.get(figure)?.values[id]);
  return all ? `In ${nameOf(id)}, ${needing.text} of ${all.text} mistakes need a screen` : null;
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
  const [left, right] = [state.left, state.right].map((id) =>
    page.traces.plays[id]?.[state.scenario]?.flatMap((step) => callsOf(step)));
  if (!left || !right) return null;
  const start = `${counted(countOf(left), "call", "calls")} in ${nameOf(state.left)}`;
  return state.left === state.right ? start
    : `${start}, ${grouped(countOf(right))} in ${nameOf(state.right)}`;
}

function headingOfConformance({ architectures, requirements }) {
  const shown = architectures.filter(({ id }) => isShown(id));
  const met = shown.filter((entry) =>
    requirements.every(({ id }) => isMet(entry.requirements[id]))).length;
  const subjects = met === shown.length && met > 1 ? `All ${met}` : `${met} of ${shown.length}`;
  return `${subjects} ${met === 1 ? "meets" : "meet"} all `
    + counted(requirements.length, "requirement", "requirements");
}
