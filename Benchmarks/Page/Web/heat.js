// The first screen: what the figures say, and a table of them in which the dear is blue.

// The names that most teams know.
const familiar = ["mvc", "mvp", "mvvm", "viper"];
const shortHeads = {
  "code-lines": "code\u00a0size, lines", "greeting.code-lines": "smallest screen",
  "lines-by-view-free.share": "test coverage", "test-lines": "test lines",
  "changed-files": "files a\u00a0change touches",
  "frame-share": "share\u00a0of a\u00a0frame",
};
const heatFigures = (page.groups["First screen"] ?? []).map((id) => figuresById.get(id))
  .filter((figure) => figure);
const heatIds = heatFigures.map(({ id }) => id);
addChoice("third", heatIds, preferred(heatIds, "kinds-found"));

// MARK: - What it says

// The cards that say most of what follows for a choice.
function orderedFindings(findings) {
  const order = ["few-differences", "several-differences", "same-mistakes", "more-code", "changes",
    "speed"];
  const place = ({ id }) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...findings].sort((one, other) => place(one) - place(other));
}

// What separates three or more, in the words of the rule for the terminal. A finding on all could say
// what does not hold of these.
function findingsOfSet(ids) {
  const known = page.groups.Summary.map((id) => figuresById.get(id))
    .filter((figure) => figure && figure.better !== null && ids.every((id) => figure.values[id]));
  const separating = known.filter(({ same }) => ids.some((one) =>
    ids.some((other) => one !== other && !same[one].includes(other))));
  const words = page.differences[Math.min(2, Math.ceil(separating.length / 2))];
  const names = ids.length > 3 ? `these ${ids.length} architectures` : listed(ids.map(nameOf));
  const fill = (text) => text.replace("[[names]]", names)
    .replace("[[figures]]", listed(separating.map(({ name }) => name)))
    .replace(/^./, (letter) => letter.toUpperCase());
  const isKnown = ["code-lines", "kinds-found"].every((needed) =>
    known.some(({ id }) => id === needed));
  return !isKnown || ids.length < 3 ? []
    : [{ ...words, title: fill(words.title), text: fill(words.text) }];
}

function showOverview() {
  const { conformance, requirements } = page;
  const holds = conformance && conformance.architectures.every(({ failures }) =>
    failures.length === 0);
  const total = counted(comparedIds.length, "architecture", "architectures");
  const same = holds ? `all pass the same ${scenarioCount(conformance)} scenarios.`
    : `each has to meet the same ${requirements.length} requirements.`;
  whenChanged(["shown"], () => {
    const ids = shownIds();
    const isAll = ids.length === comparedIds.length;
    const findings = orderedFindings(isAll ? page.findings
      : page.pairs[ids.join(",")] ?? findingsOfSet(ids));
    const title = isAll && page.headline || findings[0]?.title;
    byId("overview-title").textContent = visible((title ?? (isAll
      ? `One app, ${total}` : `${ids.length} of ${total}`)).replace(/[:.]$/, ""));
    byId("overview-text").textContent = visible(
      `One app built ${counted(comparedIds.length, "time", "times")}; ${same}`);
    const cards = findings.map(cardOf);
    byId("findings").hidden = cards.length === 0;
    byId("findings").replaceChildren(...cards.slice(0, 3), ...cards.length > 3
      ? [element("li", { class: "more" }, element("details", {},
        element("summary", {}, `${cards.length - 3} more`),
        element("ul", { class: "cards" }, cards.slice(3))))] : []);
  });
}

const sectionOfFinding = {
  "more-code": "figures", "small-screens": "sources", speed: "method",
  "few-differences": "sources", "several-differences": "sources", "requirement-files": "figures",
};

function cardOf({ id, title, text: rest, advice, rule }) {
  return element("li", { id: `finding-${slug(id)}` }, element("details", { class: "card" },
    element("summary", {}, element("b", {}, title.replace(/:$/, ".")), element("em", {}, ` ${advice}`)),
    element("p", {}, rest),
    element("p", { class: "rule" }, rule), evidenceLink(sectionOfFinding[id] ?? "faults", {})));
}

function evidenceLink(section, changes) {
  return element("a", {
    href: `#${section}`,
    click: (event) => {
      event.preventDefault();
      unfold(section);
      choose(changes, section);
      byId(section).scrollIntoView();
    },
  }, "Evidence");
}

// MARK: - The table

// From 0 for the best to 1 for the dearest of all architectures, those that are not shown included.
function shadeOf({ better, values, best, factor }, architecture) {
  if (better === null || best.includes(architecture)
    || !values[architecture]) return 0;
  const numbers = Object.values(values).map(({ number }) => number);
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  // Where the same is a matter of times, so is the scale.
  const scale = factor && low > 0 ? Math.log : Number;
  const share = (scale(values[architecture].number) - scale(low)) / (scale(high) - scale(low));
  return better === "less" ? share : 1 - share;
}

function showHeat() {
  const place = byId("heat");
  if (heatFigures.length === 0) {
    place.append(missing("No figure was measured for this page."));
    return;
  }
  const kindCount = page.faults?.kinds.length ?? 0;
  const titleOf = ({ id, name }) =>
    id === "kinds-found" && kindCount > 0 ? `kinds found, of ${kindCount}` : shortHeads[id] ?? name;
  const heads = [sortingHead("compare", 0, "Architecture"), ...heatFigures.map((figure, index) => {
    const head = sortingHead("compare", index + 1, titleOf(figure));
    head.dataset.figure = figure.id;
    head.title = visible(`${figure.meaning} ${figure.rule}`);
    return head;
  })];
  const first = heatFigures[0];
  const rows = [...comparedIds].sort((one, other) => compared(
    first.values[one]?.number ?? null, first.values[other]?.number ?? null, 1)).map((id) => ({
    id, values: [nameOf(id), ...heatFigures.map(({ values }) => values[id]?.number ?? null)],
    node: heatRow(id),
  }));
  place.append(sortableTable({ caption: "What each architecture costs and finds",
    key: "compare", heads, rows, kind: "heat" }));
  const third = element("select", {});
  bindSelect(third, heatFigures.filter(({ id }) => id !== "code-lines")
    .map((figure) => [figure.id, titleOf(figure)]), "third");
  byId("limits").append(element("label", { class: "on-phone" }, "Column ", third));
  whenChanged(["third"], () => {
    for (const node of document.querySelectorAll(".heat [data-figure]")) {
      node.classList.toggle("third", node.dataset.figure === state.third);
    }
  });
  whenChanged(["ticked", ...limits.map((limit) => limit.key)], () => rows.forEach(markRow));
  moveAmongCells(place);
  byId("heat-key").append(...heatKey(heatFigures));
  byId("cell-text").textContent =
    "Point at a figure to see what it means. A click keeps it, as do Tab and the arrow keys.";
}

function heatKey(figures) {
  const swatch = (kind, text, attributes = {}) => element("span", { class: "key" },
    element("span", { class: `swatch ${kind}`, ...attributes }), ` ${text}`);
  return [swatch("heat-0", "the same as the best"),
    swatch("shade", "bluer: dearer among all", { "--shade": 0.7 }),
    figures.some(({ values }) => comparedIds.some((id) => !values[id]))
      ? swatch("none", "not measured") : "",
    element("span", { class: "key" }, element("span", { class: "felt" }, "gray"),
      " too small to feel"),
    page.faults ? element("span", { class: "key" }, kindSquare(0, null), kindSquare(1, null),
      kindSquare(2, null), " found, in part, only with a screen") : "",
    element("span", { class: "key" }, "coverage, test lines: more code raises them")];
}

function heatRow(id) {
  const box = element("input", { type: "checkbox", value: id, id: `tick-${id}`,
    change: () => tick(id, box.checked) });
  return element("tr", { "data-row": id, pointerenter: () => light(id), focusin: () => light(id) },
    element("th", { scope: "row" }, element("label", {
      class: familiar.includes(id) ? "familiar" : null,
    }, box, element("span", {}, nameOf(id)))),
    heatFigures.map((figure) => heatCell(figure, id)));
}

function heatCell(figure, id) {
  const value = figure.values[id];
  const shade = shadeOf(figure, id);
  const isUnfelt = figure.id === "frame-share" && value?.number < figure.difference;
  const show = () => tellCell(figure, id);
  return element("td", {
    "data-figure": figure.id, tabindex: "-1", "aria-describedby": "cell-text",
    class: [value ? "" : "none", shade > 0 ? "shade" : "", isUnfelt ? "felt" : ""].join(" ").trim(),
    "--shade": shade.toFixed(3), focus: show, pointerenter: () => unlessKept(show),
  }, element("small", { class: "miss" }),
  element("span", {}, value?.text.replace(" to ", "–") ?? "–"),
  figure.id === "kinds-found" && value ? kindsBar(id) : null);
}

function kindsBar(id) {
  const parts = ["kinds-found", "kinds-in-part", "kinds-only-with-a-screen"];
  return element("span", { class: "kinds-bar", "aria-hidden": "true" }, parts.map((figure, index) =>
    element("span", {
      class: `outcome-${index}`, "--weight": figuresById.get(figure)?.values[id]?.number ?? 0,
    })));
}

// On its way to the link to the evidence, a pointer passes other cells.
function unlessKept(show) {
  if (!document.activeElement?.closest(".heat td")) show();
}

function tellCell(figure, id) {
  const { name, unit, rule, values, same } = figure;
  const value = values[id];
  const others = same?.[id]?.length ?? 0;
  const sameness = others === 0 ? "unlike all others"
    : `the same as ${counted(others, "other", "others")}`;
  const amount = `${value?.text}${unit.startsWith("%") ? unit.slice(1) : ` ${unit}`}`;
  const [section, changes] = evidenceOf(figure, id);
  byId("cell-text").replaceChildren(visible(value
    ? `${nameOf(id)}, ${name}: ${amount}, ${sameness}. ${rule} `
    : `${nameOf(id)}, ${name}: none, or not measured. `), evidenceLink(section, changes));
}

// The section with the evidence for a figure, and what to choose there for an architecture.
function evidenceOf({ id: figure }, id) {
  switch (figure) {
  case "code-lines": return ["figures", {}];
  case "greeting.code-lines": return ["sources", sourcesById.has(id)
    ? { left: id, feature: preferred(known.feature, "Greeting") } : {}];
  case "changed-files": return ["changes", sourcesById.has(id) ? { left: id } : {}];
  case "frame-share":
    return ["method", { interaction: preferred(known.interaction, "name-saved") }];
  default: return ["faults", { faulty: id }];
  }
}

// A row that misses a limit says by how much.
function markRow({ id, node }) {
  const misses = missesOf(id);
  node.classList.toggle("out", misses.some(({ isClose }) => !isClose));
  node.classList.toggle("ticked", tickedIds().includes(id));
  node.querySelector("input").checked = tickedIds().includes(id);
  node.title = visible(misses.length === 0 ? "" : `${nameOf(id)}: ${misses.map(
    ({ isClose, text }) => (isClose ? "too close to tell" : text)).join(", ")}`);
  for (const limit of limits) {
    const miss = missOf(limit, id);
    node.querySelector(`[data-figure="${limit.figure.id}"] .miss`).textContent =
      miss ? miss.isClose ? "too close" : miss.short : "";
  }
}

// Lights the row of an architecture and its dot in the plot.
function light(id) {
  for (const node of document.querySelectorAll("[data-row]")) {
    node.classList.toggle("lit", node.dataset.row === id);
  }
}

// One cell is reached by Tab, and the others by the arrow keys.
function moveAmongCells(place) {
  const cells = () => [...place.querySelectorAll("tbody td")]
    .filter((cell) => cell.getClientRects().length > 0);
  const reach = () => {
    if (!place.querySelector("td[tabindex='0']")) cells()[0]?.setAttribute("tabindex", "0");
  };
  place.addEventListener("keydown", (event) => {
    const visibleCells = cells();
    const index = visibleCells.indexOf(event.target);
    const row = event.target.parentElement;
    const width = visibleCells.filter((cell) => cell.parentElement === row).length;
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -width, ArrowDown: width }[event.key];
    const next = visibleCells[index + by];
    if (index < 0 || !next) return;
    event.preventDefault();
    next.focus();
  });
  place.addEventListener("focusin", ({ target }) => {
    if (target.tagName !== "TD") return;
    for (const cell of place.querySelectorAll("td[tabindex='0']")) cell.tabIndex = -1;
    target.tabIndex = 0;
  });
  whenChanged(["shown", "sort", "third"], reach);
}
