// The figures, as bars and as tables. Their values and texts come ready with the content.

// A bar of code lines, divided by roles, for each architecture that is shown.
function barsOfRoles({ unit, values }) {
  const bars = page.names.filter(({ id }) => isShown(id));
  const longest = Math.max(1, ...bars.map(({ id }) => values[id]?.number ?? 0));
  return element("ul", { class: "bars", "aria-label": "Code lines by role" }, bars.map(({ id }) => {
    const value = values[id];
    const roles = rolesWithCode(id);
    return element("li", {},
      element("span", { class: "name" }, nameOf(id)),
      element("span", { class: "track" }, value ? element("span", {
        class: "stack", "--share": `${(100 * value.number / longest).toFixed(3)}%`,
      }, roles.map(pieceOf)) : null),
      element("span", { class: "value" }, element("b", {}, value?.text ?? "–"),
        value ? element("small", { class: "unit" }, ` ${unit}`) : null),
      roleNames(roles));
  }));
}

function pieceOf(role) {
  return element("span", {
    class: `part ${role.color}`, "--weight": role.codeLines,
    title: `${role.name}: ${grouped(role.codeLines)}`,
  });
}

// The names of a bar's roles, beneath the bar and in its order. Most parts are too short for a name.
function roleNames(roles) {
  return element("span", { class: "part-names" }, roles.map(({ name, codeLines, color }) =>
    element("span", {}, element("span", { class: `swatch ${color}` }),
      `${name} ${grouped(codeLines)} `)));
}

// The roles with code of an architecture. Neighbors of one kind differ in the shade of its color.
function rolesWithCode(architecture) {
  const counts = { "knows-views": 0, "free-of-views": 0 };
  return page.roles.filter((role) => role.architecture === architecture && role.codeLines > 0)
    .map((role) => {
      const kind = role.usesViews ? "knows-views" : "free-of-views";
      counts[kind] += 1;
      return { ...role, color: `${kind} tint-${(counts[kind] - 1) % 3}` };
    });
}

function showSize() {
  const place = byId("size-chart");
  const lines = figuresById.get("code-lines");
  if (!lines) {
    place.append(missing("Code size was not measured for this page."));
    return;
  }
  const bars = element("div", {});
  whenChanged(["shown"], () => bars.replaceChildren(barsOfRoles(lines)));
  place.append(
    element("p", { class: "legend" },
      element("span", { class: "swatch knows-views tint-0" }), "may know views ",
      element("span", { class: "swatch free-of-views tint-0" }), "knows no view"),
    bars, tableBeside(catalogTable("Code size", figuresOf("Ease of use"))),
    tableBeside(catalogTable("Distribution", figuresOf("Distribution")),
      "How the code is divided into roles and functions"),
    tableBeside(rolesTable(), "The roles, what they know of each other, and their mistakes"));
}

function rolesTable() {
  return figuresTable({
    caption: "Roles", words: [1, 2, 7],
    titles: ["Architecture", "role", "may know views", "code lines", "share", "complexity",
      "mutable properties", "names types of", "mistakes", "mistakes that need a screen"],
    rows: page.roles.map((role) => ({
      id: role.architecture,
      cells: [{ text: role.name }, { text: role.usesViews ? "yes" : "no" },
        countCell(role.codeLines), role.share, countCell(role.complexity),
        countCell(role.mutableProperties), role.namedRoles && { text: role.namedRoles },
        countCell(role.mistakes), countCell(role.mistakesThatNeedView)],
    })),
  });
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
  const valueIn = (figure, id) => figuresById.get(figure)?.values[id];
  const kindsWith = (kind, outcome) =>
    page.faults.rows.filter((row) => row.outcomes?.[kind] === outcome).length;
  const rows = page.faults.rows.map(({ id, outcomes: ofKinds }) => ({
    id,
    found: valueIn("kinds-found", id)?.number ?? -1,
    node: element("li", {},
      element("span", { class: "name" }, nameOf(id)),
      element("span", { class: "squares" }, ofKinds?.map((outcome, index) =>
        kindSquare(outcome, `${kinds[index]}: ${outcomes[outcome]}`)) ?? "–"),
      element("span", { class: "value" },
        element("b", {}, valueIn("kinds-found", id)?.text ?? "–"),
        ofKinds ? element("small", {}, `+ ${valueIn("kinds-in-part", id)?.text} in part`) : null)),
  }));
  // The kinds stand in the order of how many find them, and so do those who find them.
  rows.sort((one, other) => other.found - one.found);
  const list = element("ul", { class: "bars faults", "aria-label": "Kinds of mistakes" });
  place.append(
    element("p", { class: "legend" }, outcomes.map((words, outcome) =>
      kinds.some((_, kind) => kindsWith(kind, outcome) > 0)
        ? element("span", { class: "key" }, kindSquare(outcome, null), ` ${words}`) : null)), list,
    tableBeside(element("div", {}, page.faults.notes.map((text) =>
      element("p", { class: "remark" }, text))), "What the squares leave out"),
    tableBeside(catalogTable("What tests find and reach", figuresOf("Testability"))),
    tableBeside(figuresTable({
      caption: "Kinds", titles: ["kind", ...outcomes],
      rows: kinds.map((name, kind) => ({
        name, cells: outcomes.map((_, outcome) => countCell(kindsWith(kind, outcome))),
      })),
    }), "The kinds, and how many architectures find them"));
  whenChanged(["shown"], () => {
    list.replaceChildren(...rows.filter(({ id }) => isShown(id)).map(({ node }) => node));
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

function chooseFaults() {
  bindSelect(byId("fault-architecture"), page.faults.rows.map(({ id }) => [id, nameOf(id)]),
    "faulty", "faults");
  bindSelect(byId("fault-requirement"),
    page.requirements.map(({ id, text }) => [id, `${id}: ${text}`]), "requirement", "faults");
  whenChanged(["faulty", "requirement"], () => showFaultsOf(
    page.faults.rows.find(({ id }) => id === state.faulty),
    page.requirements.findIndex(({ id }) => id === state.requirement)));
}

function showFaultsOf(row, index) {
  const place = byId("faults-body");
  setHeading("faults-title", headingOfFaults(row?.id));
  const requirement = row?.requirements?.[index];
  if (!requirement) {
    place.replaceChildren(missing(
      "No kept result holds for these sources. To test the mistakes, run: compare mutation"));
    return;
  }
  const tests = requirement.tests.length > 0
    ? [element("p", {}, "Tests without a screen that are about this requirement:"),
      element("ul", { class: "tests" }, requirement.tests.map((name) => element("li", {}, name)))]
    : [element("p", {}, "No test without a screen is about this requirement.")];
  const faults = requirement.faults.map((fault) => faultDiff(row, row.faults[fault]));
  place.replaceChildren(
    element("p", { class: "remark" }, requirement.text),
    element("div", { class: "fault-list" }, element("div", {}, tests, requirement.exercise
      ? element("p", {}, "Find one like it: ", element("code", {}, requirement.exercise)) : []),
      region("code-panel", "Mistakes that no test without a screen notices", faults.length > 0
        ? faults : missing("Tests without a screen notice all of these mistakes."))));
}

function faultDiff({ files }, { file, line, scenario, before, after }) {
  const lines = (name, texts) => texts.flatMap((text) => [element(name, {}, text), "\n"]);
  return element("figure", { class: "fault" },
    element("figcaption", {}, `${files[file]}:${line}, noticed by ${page.faults.scenarios[scenario]}`),
    element("pre", {}, lines("del", before),
      lines("ins", after.length > 0 ? after : ["(left out)"])));
}

function showCosts() {
  const place = byId("cost-chart");
  if (page.costs.length === 0) {
    place.append(missing("What interactions cost was not measured for this page."));
    byId("interaction").closest(".controls").hidden = true;
    return;
  }
  bindSelect(byId("interaction"), known.interaction.map((id) => [id, id]), "interaction", "method");
  const table = element("div", {});
  place.append(table);
  whenChanged(["interaction"], () => {
    const costs = costsById.get(state.interaction);
    byId("interaction-meaning").textContent = visible(costs.meaning);
    table.replaceChildren(costTable(costs), ...[...costs.remarks,
      `In brackets is the difference to ${nameOf(page.baseline)}, or how many times its time; ≈ `
        + "marks what is the same."].map((text) => element("p", { class: "remark" }, text)));
  });
}

// Everything that was measured of an interaction.
function costTable({ id: interaction, measures: all }) {
  const measured = all.filter(({ figure }) => isMeasured(figure));
  const intervals = Object.assign({}, ...measured.map((measure) => measure.intervals));
  const hasIntervals = Object.keys(intervals).length > 0;
  const cellsOf = (key) => [
    ...measured.map(({ figure, controls, notes }) => {
      const value = figure.values[key] ?? controls[key];
      return value ? { ...value, text: value.text + (notes[key] ? ` (${notes[key]})` : "") } : null;
    }),
    ...hasIntervals ? [intervals[key] ? { text: intervals[key] } : null] : [],
  ];
  return figuresTable({
    caption: `What ${interaction} costs`, words: [measured.length + 1],
    titles: ["Architecture",
      ...measured.map(({ figure: { name, unit } }) => (unit === "ns" ? `${name}, ns` : name)),
      ...hasIntervals ? ["95% intervals of time and ratio"] : []],
    rows: [
      { name: "floor: no architecture", cells: cellsOf("floor") },
      ...page.names.map(({ id }) => ({ id, cells: cellsOf(id) })),
      { name: "the baseline again", cells: cellsOf("again") },
    ].filter(({ id, cells }) => id || cells.some((cell) => cell !== null)),
  });
}
