// Headings that say what is seen. Where there is nothing to say, the heading stays as it was.

function setHeading(id, text) {
  const heading = byId(id);
  heading.dataset.plain ??= heading.textContent;
  heading.textContent = visible(text ?? heading.dataset.plain);
}

function headingOfFaults(id) {
  const needing = figuresById.get("kinds-only-with-a-screen")?.values[id];
  return needing && page.faults
    ? `In ${nameOf(id)}, ${needing.text} of ${page.faults.kinds.length} kinds of mistakes `
      + (needing.number === 1 ? "needs a screen" : "need a screen")
    : null;
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
