// The figures, as bars and as tables. Their texts, values and marks come ready with the content.

// A line through all rows marks the reference. A value that is null was not measured. A value below
// zero has no bar.
function barChart({ label, bars, reference }) {
  const longest = Math.max(...bars.map((bar) => bar.interval?.high ?? bar.value ?? 0), 1e-9);
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

function showSize() {
  const place = byId("size-chart");
  if (!page.size) {
    place.append(missing("Code size was not measured for this page."));
    return;
  }
  place.append(
    element("p", { class: "legend" },
      element("span", { class: "swatch knows-views tint-0" }), "may know views ",
      element("span", { class: "swatch free-of-views tint-0" }), "knows no view"),
    barChart(page.size.chart), tableBeside(figuresTable(page.size.table)),
    tableBeside(
      figuresTable(page.size.distribution), "How the code is divided into roles and functions"),
    tableBeside(figuresTable(page.size.roles), "The roles, and what they know of each other"));
}

function showProofs() {
  const place = byId("proof-chart");
  if (!page.proofs) {
    place.append(missing("What tests prove was not measured for this page."));
    return;
  }
  const axis = element("li", { class: "axis-row", "aria-hidden": "true" },
    element("span", { class: "name" }),
    element("span", { class: "squares" },
      page.requirements.map(({ id, text }) => element("span", { class: "axis", title: text }, id))),
    element("span", { class: "value" }));
  const rows = page.proofs.rows.map(({ name, isBaseline, proved, count }) =>
    element("li", { class: isBaseline ? "baseline" : null },
      element("span", { class: "name" }, name, isBaseline ? baselineMark() : null),
      element("span", { class: "squares", "aria-hidden": "true" },
        proved ? page.requirements.map((requirement, index) =>
          proofSquare(requirement, proved[index])) : "–"),
      element("span", { class: "value" },
        element("b", {}, count), element("small", {}, page.proofs.whole))));
  place.append(
    element("ul", { class: "bars proofs", "aria-label": "Requirements proved without a view" },
      axis, rows),
    tableBeside(figuresTable(page.proofs.table)));
}

function proofSquare({ id, text }, isProved) {
  return element("span", {
    class: isProved ? "square proved" : "square",
    title: `${id}: ${text} ${isProved ? "Proved" : "Not proved"} without a view.`,
  });
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
  whenChanged(["interaction", "measure"], () => {
    byId("interaction").value = state.interaction;
    byId("measure").value = state.measure;
    showCost();
  });
}

function showCost() {
  const interaction = page.costs.interactions.find(({ id }) => id === state.interaction);
  const { chart, remark } = interaction.views[state.measure];
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
