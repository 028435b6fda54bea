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
      element("span", { class: "name" }, bar.name, bar.isBaseline ? baselineMark() : null),
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
    class: `part ${colorOf(part)}`, "--weight": part.value, title: `${part.name}: ${part.text}`,
  }));
}

function colorOf({ usesViews, tint }) {
  return `${usesViews ? "knows-views" : "free-of-views"} tint-${tint}`;
}

// The names of a bar's parts, beneath the bar and in its order. Most parts are too short for a
// name.
function partNames(parts) {
  return element("span", { class: "part-names" }, parts.map((part) =>
    element("span", {}, element("span", { class: `swatch ${colorOf(part)}` }),
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
    setHeading("size-title", headingOfBars(shown, "the code", "lines of code"));
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

// The orders of the chart of mistakes: each has a name, and a function that returns the value by
// which a row is sorted.
const faultOrders = new Map([
  ["", { name: "as compared" }],
  ["name", { name: "name", value: ({ name }) => name }],
  ["kinds", { name: "kinds found", value: ({ found }) => found }],
]);
addOption("order", "", (text) => (faultOrders.has(text) ? text : undefined));

function rowsInOrder(rows) {
  const { value } = faultOrders.get(state.order);
  return value ? [...rows].sort((one, other) => compared(value(one.row), value(other.row), 1)) : rows;
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
  const { kinds, outcomes } = page.faults;
  const rows = page.faults.rows.map((row) => ({
    row,
    node: element("li", { class: row.isBaseline ? "baseline" : null },
      element("span", { class: "name" }, row.name, row.isBaseline ? baselineMark() : null),
      element("span", { class: "squares" }, row.outcomes?.map((outcome, index) =>
        kindSquare(outcome, `${kinds[index].name}: ${outcomes[outcome]}`)) ?? "–"),
      element("span", { class: "value" }, element("b", {}, row.found ?? "–"),
        row.inPart === null ? null : element("small", {}, `+ ${row.inPart} in part`))),
  }));
  const list = element("ul", { class: "bars faults", "aria-label": "Kinds of mistakes" });
  const order = element("select", { change: () => chooseOptions({ order: order.value }) });
  fillSelect(order, [...faultOrders].map(([id, { name }]) => [id, name]), state.order);
  place.append(
    element("p", { class: "controls" }, element("label", {}, "Order ", order)),
    element("p", { class: "legend" }, outcomes.map((words, outcome) =>
      kinds.some(({ counts }) => counts[outcome] > 0)
        ? element("span", { class: "key" }, kindSquare(outcome, null), ` ${words}`) : null)), list,
    ...page.faults.notes.map((text) => element("p", { class: "remark" }, text)),
    tableBeside(figuresTable(page.faults.table)),
    tableBeside(kindsTable(), "The kinds, and how many architectures find them"),
    tableBeside(figuresTable(page.faults.roles), "The mistakes of each role"));
  whenChanged(["shown", "order"], () => {
    order.value = state.order;
    list.replaceChildren(...rowsInOrder(rows).filter(({ row }) => isShown(row.id))
      .map(({ node }) => node));
  });
  chooseFaults();
}

// A square with the outcome of one kind. Its shape says it, too.
function kindSquare(outcome, title) {
  return element("span", {
    class: `square outcome-${outcome}`, title, ...title === null ? { "aria-hidden": "true" }
      : { role: "img", "aria-label": title },
  });
}

function kindsTable() {
  const { kinds, outcomes } = page.faults;
  const caption = "Kinds of mistakes, with numbers of architectures";
  return element("div", { class: "scroller", tabindex: "0", role: "region", "aria-label": caption },
    sortableTable({
      caption, key: "kinds",
      heads: ["kind", ...outcomes].map((title, index) => sortingHead("kinds", index, title)),
      rows: kinds.map(({ name, counts }) => ({
        values: [name, ...counts],
        node: element("tr", {}, element("th", { scope: "row" }, name),
          counts.map((count) => element("td", {}, count))),
      })),
    }));
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
  const requirement = row?.requirements?.[index];
  if (!requirement) {
    place.replaceChildren(missing(
      "No kept result holds for these sources. To judge the mistakes, run: compare mutation"));
    return;
  }
  const tests = requirement.tests.length > 0
    ? [element("p", {}, "Tests without a screen that are about this requirement:"),
      element("ul", { class: "tests" }, requirement.tests.map((name) => element("li", {}, name)))]
    : [element("p", {}, "No test without a screen is about this requirement.")];
  const faults = requirement.faults.map((fault) => faultDiff(row.faults[fault]));
  place.replaceChildren(
    element("p", { class: "remark" }, requirement.text),
    element("div", { class: "fault-list" },
      element("div", {}, tests),
      element("div", { class: "code-panel", tabindex: "0", role: "region",
        "aria-label": "Mistakes that no test without a screen notices" },
      faults.length > 0 ? faults : missing("Tests without a screen notice all of these mistakes."))));
}

function faultDiff({ place, scenario, before, after }) {
  const lines = (name, texts) => texts.flatMap((text) => [element(name, {}, text), "\n"]);
  return element("figure", { class: "fault" },
    element("figcaption", {}, `${place}, noticed by ${scenario}`),
    element("pre", {}, lines("del", before),
      lines("ins", after.length > 0 ? after : ["(left out)"])));
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
  setHeading("cost-title", chart && headingOfBars(chart, `the ${name}`, name));
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
