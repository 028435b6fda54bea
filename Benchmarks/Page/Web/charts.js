// The figures, as bars and as tables. Their texts, values and marks come ready with the content.

// A line through all rows marks the reference. A value that is null was not measured. A value below
// zero has no bar.
function barChart({ label, bars, reference }) {
  const longest = Math.max(
    ...bars.map((bar) => bar.interval?.high ?? bar.value ?? 0), reference ?? 0, 1e-9);
  const share = (value) => `${(100 * Math.max(value, 0) / longest).toFixed(3)}%`;
  const hasNotes = bars.some(({ note }) => note);
  const lines = bars.map((bar) => {
    const track = element("span", { class: "track" });
    if (reference !== null) track.append(
      element("span", { class: "reference", "--at": share(reference) }));
    if (bar.value !== null) track.append(
      element("span", { class: "stack", "--share": share(bar.value) }, piecesOf(bar)));
    if (bar.interval) track.append(
      element("span", {
        class: "interval", "--low": share(bar.interval.low), "--high": share(bar.interval.high),
      }));
    return element("li", { class: bar.isBaseline ? "baseline" : null },
      element("span", { class: "name" }, bar.name, bar.isBaseline ? baselineMark() : null,
        bar.isBest ? element("span", { class: "mark best" }, "best") : null),
      track,
      element("span", { class: "value" },
        element("b", {}, bar.text),
        bar.unit ? element("small", { class: "unit" }, ` ${bar.unit}`) : null,
        // Without the place of a note, the values would not stand in one column.
        hasNotes ? element("small", { class: "note" }, ` ${bar.note ?? ""}`) : null),
      bar.parts.length > 0 ? partNames(bar.parts) : null);
  });
  return element("ul", { class: "bars", "aria-label": label }, lines);
}

function piecesOf(bar) {
  if (bar.parts.length === 0) {
    return bar.value > 0
      ? element("span", { class: "part whole", "--weight": bar.value }) : null;
  }
  return bar.parts.map((part) => element("span", {
    class: `part ${colourOf(part)}`, "--weight": part.value, title: `${part.name}: ${part.text}`,
  }));
}

function colourOf({ usesViews, tint }) {
  return `${usesViews ? "knows-views" : "free-of-views"} tint-${tint}`;
}

// The names of a bar's parts, beneath the bar and in its order. Most parts are too short for a
// name.
function partNames(parts) {
  return element("span", { class: "part-names" }, parts.map((part) =>
    element("span", {}, element("span", { class: `swatch ${colourOf(part)}` }),
      `${part.name} ${part.text} `)));
}

function barsShown(chart) {
  return { ...chart, bars: chart.bars.filter(({ id }) => isShown(id)) };
}

function showSize() {
  const place = byId("size-chart");
  if (!page.size) {
    place.append(missing("Code size was not measured for this page."));
    return;
  }
  const bars = element("div", {});
  whenChanged(["shown"], () => {
    const shown = barsShown(page.size.chart);
    setHeading("size-title", headingOfBars(shown.bars, "the code", "lines of code"));
    bars.replaceChildren(barChart(shown));
  });
  place.append(
    element("p", { class: "legend" },
      element("span", { class: "swatch knows-views tint-0" }), "may know views ",
      element("span", { class: "swatch free-of-views tint-0" }), "knows no view"),
    bars, tableBeside(figuresTable(page.size.table)),
    tableBeside(
      figuresTable(page.size.distribution), "How the code is divided into roles and functions"),
    tableBeside(figuresTable(page.size.roles), "The roles, and what they know of each other"));
}

// The orders of the fault chart: each has a name, and a function that returns the text by which a row
// is sorted.
const faultOrders = new Map([
  ["", { name: "as compared" }],
  ["name", { name: "name", value: ({ name }) => name }],
  ["faults", { name: "faults that need a view", value: ({ count }) => count }],
  ["share", { name: "share of faults that need a view", value: ({ id }) => {
    const found = criterion("found")?.values[id];
    return found ? String(1 - found.number) : null;
  } }],
]);
addOption("order", "", (text) => (faultOrders.has(text) ? text : undefined));

function rowsInOrder(rows) {
  const { value } = faultOrders.get(state.order);
  return value ? [...rows].sort((one, other) =>
    compared(value(one.row), value(other.row), state.order === "name", 1)) : rows;
}

function showFaults() {
  const place = byId("fault-chart");
  if (!page.faults) {
    for (const node of [place, byId("faults-body")]) {
      node.append(missing("What tests find was not measured for this page."));
    }
    byId("fault-architecture").closest(".controls").hidden = true;
    return;
  }
  const axis = element("li", { class: "axis-row", "aria-hidden": "true" },
    element("span", { class: "name" }),
    element("span", { class: "squares" },
      page.requirements.map(({ id, text }) => element("span", { class: "axis", title: text }, id))),
    element("span", { class: "value" }));
  const rows = page.faults.rows.map((row) => ({
    row,
    node: element("li", { class: row.isBaseline ? "baseline" : null },
      element("span", { class: "name" }, row.name, row.isBaseline ? baselineMark() : null),
      element("span", { class: "squares", "aria-hidden": "true" },
        row.squares ? page.requirements.map((requirement, index) =>
          faultSquare(row, requirement, row.squares[index])) : "–"),
      element("span", { class: "value" },
        element("b", {}, row.count), element("small", {}, row.whole))),
  }));
  const list = element("ul", { class: "bars faults", "aria-label": "Faults that need a view" });
  const order = element("select", { change: () => chooseOptions({ order: order.value }) });
  fillSelect(order, [...faultOrders].map(([id, { name }]) => [id, name]), state.order);
  place.append(
    element("p", { class: "controls" }, element("label", {}, "Order ", order)), list,
    ...page.faults.notes.map((text) => element("p", { class: "remark" }, text)),
    tableBeside(figuresTable(page.faults.table)),
    tableBeside(figuresTable(page.faults.roles), "The faults of each role"));
  whenChanged(["shown", "order"], () => {
    order.value = state.order;
    list.replaceChildren(axis, ...rowsInOrder(rows).filter(({ row }) => isShown(row.id))
      .map(({ node }) => node));
  });
  chooseFaults();
}

// A square is filled from below by the share of the faults that tests find without a view. Readers
// without a mouse choose a square with the two lists below the chart.
function faultSquare(row, { id, text }, { share, text: found }) {
  return element("span", {
    class: share === null ? "square empty" : "square",
    "--share": share === null ? null : `${(100 * share).toFixed(1)}%`,
    title: `${id}: ${text} ${found}`,
    click: () => choose("faults", { faulty: row.id, requirement: id }),
  });
}

function chooseFaults() {
  const architecture = byId("fault-architecture");
  const requirement = byId("fault-requirement");
  fillSelect(
    architecture, page.faults.rows.map(({ id, name }) => [id, name]), state.faulty);
  fillSelect(
    requirement, page.requirements.map(({ id, text }) => [id, `${id}: ${text}`]),
    state.requirement);
  architecture.addEventListener("change", () => choose("faults", { faulty: architecture.value }));
  requirement.addEventListener("change", () =>
    choose("faults", { requirement: requirement.value }));
  whenChanged(["faulty", "requirement"], () => {
    architecture.value = state.faulty;
    requirement.value = state.requirement;
    showFaultsOf(
      page.faults.rows.find(({ id }) => id === state.faulty),
      page.requirements.findIndex(({ id }) => id === state.requirement));
  });
}

function showFaultsOf(row, index) {
  const place = byId("faults-body");
  setHeading("faults-title", row && headingOfFaultsIn(row));
  const square = row?.squares?.[index];
  if (!square) {
    place.replaceChildren(missing(
      "No kept result holds for these sources. To judge the faults, run: compare mutation"));
    return;
  }
  const tests = square.tests.length > 0
    ? [element("p", {}, "Tests without a view that are about this requirement:"),
      element("ul", { class: "tests" }, square.tests.map((name) => element("li", {}, name)))]
    : [element("p", {}, "No test without a view is about this requirement.")];
  const faults = square.faults.map((fault) => faultDiff(row, row.faults[fault]));
  place.replaceChildren(
    element("p", { class: "remark" }, square.text),
    element("div", { class: "fault-list" },
      element("div", {}, tests),
      element("div", { class: "code-panel", tabindex: "0", role: "region",
        "aria-label": "Faults that no test without a view notices" },
      faults.length > 0 ? faults : missing("Tests without a view notice all of these faults."))));
}

// The changed line before and after the change. A change of several lines is shown as it is, except
// for a guard, which is shown as a whole.
function faultDiff(row, fault) {
  const source = sourcesById.get(row.id)?.files.find(({ path }) => path.endsWith(`/${fault.file}`));
  const lines = (source?.lines ?? []).map((runs) =>
    runs.filter((_, index) => index % 2 === 0).join(""));
  const line = lines[fault.line - 1];
  const isOnLine = line !== undefined && line.split(fault.original).length === 2;
  let [before, after] = isOnLine
    ? [line.trim(), line.replace(fault.original, () => fault.replacement).trim()]
    : [fault.original, fault.replacement];
  if (fault.operator === "drop-return") {
    before = guardAround(lines, fault.line - 1) ?? before;
    after = withoutCondition(before, fault.original.replace(/^guard /, ""));
  }
  return element("figure", { class: "fault" },
    element("figcaption", {}, `${fault.file}:${fault.line}, noticed by ${fault.scenario}`),
    element("pre", {}, before.split("\n").map((text) => [element("del", {}, text), "\n"]).flat(),
      (after || "(left out)").split("\n").map((text) => [element("ins", {}, text), "\n"]).flat()));
}

// Returns the lines of the guard that has a condition on the given line, without their indentation.
function guardAround(lines, index) {
  let first = index;
  while (first > 0 && !/^\s*guard\b/.test(lines[first])) first -= 1;
  for (let last = index, text = ""; last < lines.length; last += 1) {
    text = lines.slice(first, last + 1).join("\n");
    const count = (sign) => text.split(sign).length;
    if (!/\belse\s*\{/.test(text) || count("{") !== count("}")) continue;
    const indent = /^\s*/.exec(text)[0];
    return text.split("\n").map((line) => line.replace(indent, "")).join("\n");
  }
  return undefined;
}

// Returns a guard without one of its conditions; without its only condition, nothing is left.
function withoutCondition(guard, condition) {
  const words = condition.split(" ").map((word) => word.replace(/[^\w]/g, "\\$&")).join("\\s+");
  const alone = new RegExp(`^guard\\s+${words}\\s+else\\b`);
  if (alone.test(guard) || !guard.startsWith("guard")) return "";
  return guard.replace(new RegExp(`${words},\\s*|,\\s*${words}`), "");
}

function showCosts() {
  if (!page.costs) {
    byId("cost-chart").append(missing("What interactions cost was not measured for this page."));
    byId("interaction").closest(".controls").hidden = true;
    return;
  }
  fillSelect(byId("interaction"), interactions.map((id) => [id, id]), state.interaction);
  fillSelect(byId("measure"), page.costs.measures.map(({ id, name }) => [id, name]), state.measure);
  byId("interaction").addEventListener("change", (event) =>
    choose("figures", { interaction: event.target.value }));
  byId("measure").addEventListener("change", (event) =>
    choose("figures", { measure: event.target.value }));
  whenChanged(["interaction", "measure", "shown"], () => {
    byId("interaction").value = state.interaction;
    byId("measure").value = state.measure;
    showCost();
  });
}

function showCost() {
  const interaction = page.costs.interactions.find(({ id }) => id === state.interaction);
  const { chart: whole, remark } = interaction.views[state.measure];
  const chart = whole && barsShown(whole);
  const { name } = page.costs.measures.find(({ id }) => id === state.measure);
  setHeading("cost-title", chart && headingOfBars(chart.bars, `the ${name}`, name));
  const place = byId("cost-chart");
  const wasOpen = place.querySelector("details")?.open ?? false;
  byId("interaction-meaning").textContent = visible(interaction.meaning);
  const beside = tableBeside(
    figuresTable(interaction.table), "Everything that was measured of this interaction");
  beside.open = wasOpen;
  place.replaceChildren(
    ...chart ? [element("p", { class: "chart-caption" }, chart.label), barChart(chart),
      element("p", { class: "remark" }, remark)] : [missing(remark)],
    ...interaction.remarks.map((text) => element("p", { class: "remark" }, text)), beside);
}
