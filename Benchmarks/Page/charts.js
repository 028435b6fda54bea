// The figures, as bars and as tables.

// rows: { id, name, value, text, unit, note, parts, low, high, marks }. A value that is null was not
// measured. Marks are put on the bar. A line through all rows marks the baseline's value. What saves
// something has no bar.
function barChart(label, rows, { reference = null } = {}) {
  const most = Math.max(...rows.map((row) => row.high ?? row.value ?? 0), 1e-9);
  const share = (value) => `${(100 * Math.max(value, 0) / most).toFixed(3)}%`;
  const lines = rows.map((row) => {
    const isBaseline = row.id === page.baseline;
    const track = element("span", { class: "track" });
    if (reference !== null) track.append(
      element("span", { class: "reference", "--at": share(reference) }));
    if (row.value !== null) {
      const parts = row.parts ?? [{ value: row.value, class: "whole" }];
      track.append(element("span", { class: "stack", "--share": share(row.value) },
        parts.filter((part) => part.value > 0).map((part) =>
          element("span", {
            class: `part ${part.class}`, "--weight": part.value,
            title: part.name ? `${part.name}: ${grouped(part.value)}` : null,
          }))));
    }
    if (row.low !== undefined && row.low !== null) track.append(
      element("span", {
        class: "interval", "--low": share(row.low), "--high": share(row.high),
      }));
    if (row.marks) track.append(row.marks);
    return element("li", { class: isBaseline ? "baseline" : null },
      element("span", { class: "name" }, row.name, isBaseline ? baselineMark() : null),
      track,
      element("span", { class: "value" },
        element("b", {}, row.value === null ? "–" : row.text ?? grouped(row.value)),
        row.unit && row.value !== null
          ? element("small", { class: "unit" }, ` ${row.unit}`) : null,
        row.note ? element("small", {}, ` ${row.note}`) : null),
      row.parts ? partNames(row.parts) : null);
  });
  return element("ul", { class: "bars", "aria-label": label }, lines);
}

// Beneath the bar, in its order: most of its parts are too short for a name.
function partNames(parts) {
  return element("span", { class: "part-names" }, parts.filter((part) => part.value > 0).map(
    (part) => element("span", {}, element("span", { class: `swatch ${part.class}` }),
      `${part.name} ${grouped(part.value)} `)));
}

function baselineEntry() {
  return entries.find((entry) => entry.id === page.baseline);
}

function rowsOf(cells) {
  return entries.map((entry) => ({
    name: entry.name, isBaseline: entry.id === page.baseline, cells: cells(entry),
  }));
}

// MARK: - Size

function rolesOf(entry) {
  const order = sourcesById.get(entry.id)?.roles ?? [];
  const measured = Object.keys(entry.size?.roles ?? {});
  const known = order.filter((role) => measured.includes(role.name));
  const others = measured.filter((name) => !order.some((role) => role.name === name));
  const roles = known.concat(others.map((name) => ({ name, usesViews: false })));
  // Those that know views first, so that what can be tested without is one stretch.
  return roles.filter((role) => role.usesViews).concat(roles.filter((role) => !role.usesViews));
}

function showSize() {
  const place = byId("size-chart");
  if (!entries.some((entry) => entry.size)) {
    place.append(missing("Code size was not measured for this page."));
    return;
  }
  const rows = entries.map((entry) => {
    const tints = { true: 0, false: 0 };
    const parts = rolesOf(entry).map(({ name, usesViews }) => {
      const tint = tints[usesViews]++ % 3;
      return {
        name, value: entry.size.roles[name].codeLines,
        class: `${usesViews ? "knows-views" : "free-of-views"} tint-${tint}`,
      };
    });
    return {
      id: entry.id, name: entry.name, value: entry.size?.codeLines ?? null, parts, note: "lines",
    };
  });
  place.append(
    element("p", { class: "legend" },
      element("span", { class: "swatch knows-views tint-0" }), "may know views ",
      element("span", { class: "swatch free-of-views tint-0" }), "knows no view"),
    barChart("Code lines by role", rows, { reference: baselineEntry()?.size?.codeLines ?? null }),
    tableBeside(figuresTable("Code size",
      ["code lines", ...features.filter((feature) => feature), "files", "types", "protocols",
        "functions", "complexity", "largest type", "longest function", "machine code, bytes"],
      rowsOf(({ size }) => [
        size?.codeLines, ...features.filter((feature) => feature)
          .map((feature) => size?.features[feature]?.codeLines ?? (size ? 0 : null)),
        size?.files, size?.types, size?.protocols, size?.functions, size?.complexity,
        size?.largestTypeLines, size?.longestFunctionLines, size?.machineCodeBytes,
      ].map(grouped)))),
    tableBeside(rolesTable(), "The roles, and what they know of each other"));
}

function rolesTable() {
  const rows = entries.flatMap((entry) => rolesOf(entry).map((role) => {
    const figures = entry.size.roles[role.name];
    const uses = Object.entries(figures.uses).sort((one, other) => other[1] - one[1]);
    return {
      name: entry.name, isBaseline: entry.id === page.baseline,
      cells: [
        role.name, role.usesViews ? "yes" : "no", grouped(figures.codeLines),
        `${(100 * figures.codeLines / Math.max(entry.size.codeLines, 1)).toFixed(1)}%`,
        uses.map(([name, count]) => `${name} ${grouped(count)}`).join(", ") || "none",
      ],
    };
  }));
  return figuresTable("Roles",
    ["role", "may know views", "code lines", "share", "names types of"], rows);
}

// MARK: - Proofs

function showProofs() {
  const place = byId("proof-chart");
  if (!entries.some((entry) => entry.coverage)) {
    place.append(missing("What tests prove was not measured for this page."));
    return;
  }
  const rows = entries.map((entry) => {
    const isBaseline = entry.id === page.baseline;
    const proved = new Set(entry.coverage?.requirementsViewFree ?? []);
    const squares = page.requirements.map(({ id, text }) =>
      element("span", {
        class: proved.has(id) ? "square proved" : "square",
        title: `${id}: ${text} ${proved.has(id) ? "Proved" : "Not proved"} without a view.`,
      }));
    return element("li", { class: isBaseline ? "baseline" : null },
      element("span", { class: "name" }, entry.name, isBaseline ? baselineMark() : null),
      element("span", { class: "squares", "aria-hidden": "true" },
        entry.coverage ? squares : "–"),
      element("span", { class: "value" },
        element("b", {}, entry.coverage ? proved.size : "–"),
        element("small", {}, `of ${page.requirements.length}`)));
  });
  rows.unshift(element("li", { class: "axis-row", "aria-hidden": "true" },
    element("span", { class: "name" }),
    element("span", { class: "squares" },
      page.requirements.map(({ id, text }) => element("span", { class: "axis", title: text }, id))),
    element("span", { class: "value" })));
  const percent = (cover) =>
    cover && cover.lines > 0 ? `${(100 * cover.linesCovered / cover.lines).toFixed(1)}%` : null;
  place.append(
    element("ul", { class: "bars proofs", "aria-label": "Requirements proved without a view" },
      rows),
    tableBeside(figuresTable("What tests prove and reach",
      ["proved without a view", "not proved without a view", "lines needing a view",
        "lines reached by view-free tests", "lines reached by all its tests", "tests",
        "test code lines", "test doubles"],
      rowsOf(({ coverage }) => {
        if (!coverage) return Array(8).fill(null);
        const others = page.requirements.map(({ id }) => id)
          .filter((id) => !coverage.requirementsViewFree.includes(id));
        return [
          grouped(coverage.requirementsViewFree.length), others.join(" ") || "none",
          grouped(coverage.linesNeedingView), percent(coverage.viewFree), percent(coverage.all),
          grouped(coverage.tests), grouped(coverage.testCodeLines), grouped(coverage.testDoubles),
        ];
      }))));
}

// MARK: - Costs

function figuresOf(list) {
  return (list ?? []).find((figures) => figures.interaction === state.interaction);
}

function measured(figures, measure) {
  if (!figures) return null;
  if (measure === "time") return figures.nanoseconds?.median ?? null;
  if (measure === "net") return figures.net?.instructions ?? null;
  return figures[measure] ?? null;
}

// As far from 1 as the baseline is from itself when it is measured twice, or nearer.
function isWithinNoise(ratio) {
  if (ratio.low <= 1 && ratio.high >= 1) return true;
  const again = figuresOf(page.comparison.controls.again)?.ratio;
  return Boolean(again) && Math.abs(ratio.value - 1)
    <= Math.max(Math.abs(again.low - 1), Math.abs(again.high - 1));
}

function ratioText(figures, id) {
  if (!figures?.ratio) return null;
  if (id === page.baseline) return "×1";
  return `${isWithinNoise(figures.ratio) ? "≈" : "×"}${figures.ratio.value.toFixed(2)}`;
}

function timeText(nanoseconds) {
  if (nanoseconds === null || nanoseconds === undefined) return null;
  return nanoseconds < 100 ? nanoseconds.toFixed(1) : grouped(Math.round(nanoseconds));
}

function showCosts() {
  if (interactions.length === 0) {
    byId("cost-chart").append(missing("What interactions cost was not measured for this page."));
    byId("interaction").closest(".controls").hidden = true;
    return;
  }
  fillSelect(byId("interaction"), interactions.map((id) => [id, id]), state.interaction);
  fillSelect(byId("measure"), measures.map(([id, , name]) => [id, name]), state.measure);
  byId("interaction").addEventListener("change", (event) =>
    choose("figures", { interaction: event.target.value }));
  byId("measure").addEventListener("change", (event) =>
    choose("figures", { measure: event.target.value }));
  whenChanged(["interaction", "measure"], () => {
    byId("interaction").value = state.interaction;
    byId("measure").value = state.measure;
    byId("interaction-meaning").textContent = meaningOf(state.interaction);
    showCost();
  });
}

function showCost() {
  const isTime = state.measure === "time";
  const unit = unitOf(state.measure);
  const rows = entries.map(({ id, name, dispatch }) => {
    const figures = figuresOf(dispatch);
    const value = measured(figures, state.measure);
    if (!isTime) return { id, name, value, unit };
    const { low, high } = figures?.nanoseconds ?? {};
    const note = ratioText(figures, id);
    return { id, name, value, text: timeText(value), unit, low, high, note };
  });
  const floor = figuresOf(page.comparison.controls.floor);
  const place = byId("cost-chart");
  const wasOpen = place.querySelector("details")?.open ?? false;
  if (rows.every((row) => row.value === null)) {
    place.replaceChildren(missing("Not measured; the notes at the end of the page say why."));
    return;
  }
  const caption = `${state.interaction}: ${isTime ? "time, ns" : nameOfMeasure(state.measure)}`;
  const chart = barChart(caption, rows,
    { reference: measured(figuresOf(baselineEntry()?.dispatch), state.measure) });
  const floorValue = state.measure === "net" ? null : measured(floor, state.measure);
  const beside = tableBeside(
    costTable(floor), "Everything that was measured of this interaction");
  beside.open = wasOpen;
  place.replaceChildren(element("p", { class: "chart-caption" }, caption), chart,
    element("p", { class: "remark" }, costRemark(isTime, floorValue)), beside);
}

function nameOfMeasure(measure) {
  return measures.find(([id]) => id === measure)?.[2] ?? measure;
}

function unitOf(measure) {
  if (measure === "time") return "ns";
  return measure === "net" ? "instructions" : nameOfMeasure(measure);
}

function meaningOf(term) {
  return visible(page.words.find((word) => word.term === term)?.meaning ?? "");
}

function costRemark(isTime, floorValue) {
  const floor = floorValue === null ? "" :
    `The same controls with no architecture behind them take ${isTime
      ? `${timeText(floorValue)} ns` : grouped(floorValue)}. `;
  return floor + (isTime
    ? "Bars are medians, with the 95% interval on them; the ratio compares with the baseline round "
      + "by round, and ≈ marks a difference within the noise."
    : meaningOf(measures.find(([id]) => id === state.measure)[1]));
}

function costTable(floor) {
  const cells = (figures, id) => [
    timeText(figures?.nanoseconds?.median),
    figures?.nanoseconds
      ? `${timeText(figures.nanoseconds.low)}–${timeText(figures.nanoseconds.high)}` : null,
    ratioText(figures, id),
    ...measures.slice(1).map(([measure]) => grouped(measured(figures, measure))),
  ];
  const rows = rowsOf((entry) => cells(figuresOf(entry.dispatch), entry.id));
  if (floor) rows.unshift({ name: "floor: no architecture", cells: cells(floor, "floor") });
  const again = figuresOf(page.comparison.controls.again);
  if (again) rows.push({ name: "the baseline again", cells: cells(again, "again") });
  return figuresTable(`What ${state.interaction} costs`,
    ["time, ns", "95% interval", "ratio", ...measures.slice(1).map(([, , name]) => name)], rows);
}
