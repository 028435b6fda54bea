// Puts the sections together.

function showOverview() {
  const { title, text, findings, baselineKey } = page.overview;
  byId("overview-title").textContent = visible(title);
  byId("overview-text").textContent = visible(text);
  showFindings(findings);
  byId("baseline-key").append(baselineMark(), visible(` ${baselineKey}`));
}

function showConformance() {
  const place = byId("conformance-body");
  const conformance = page.conformance;
  if (!conformance) {
    place.append(missing(
      page.absences.conformance ?? "The scenarios were not played for this page."));
    return;
  }
  const columns = conformance.columns.map(({ id }) => id);
  const key = "conformance";
  const heads = [sortingHead(key, 0, "Requirement"), sortingHead(key, 1, "Scenarios", "slim"),
    ...conformance.columns.map(({ name, isBaseline }, index) => sortingHead(key, index + 2,
      element("span", { class: isBaseline ? "baseline" : null }, name), "turned"))];
  const rows = conformance.rows.map((row) => ({
    values: [row.id, row.scenarios.length, ...row.cells.map(valueOfProof)],
    node: element("tr", {},
      element("th", { scope: "row" }, element("b", {}, row.id), " ", element("span", {}, row.text)),
      element("td", { class: "slim" }, scenariosCell(row)), row.cells.map(proofCell)),
  }));
  const table = sortableTable({
    caption: "How many scenarios prove each requirement", key, heads, rows,
  });
  const failures = conformance.failures.map(({ subject, message }) =>
    element("li", {}, element("b", {}, `${subject}: `), message));
  place.append(
    element("p", {}, conformance.summary),
    failures.length > 0 ? element("ul", { class: "failures" }, failures) : "",
    element("div", {
      class: "scroller matrix", tabindex: "0", role: "region", "aria-label": "Conformance",
    }, table));
  whenChanged(["shown"], () => {
    setHeading("conformance-title", headingOfConformance(conformance));
    for (const cells of [heads, ...rows.map(({ node }) => node.children)]) {
      columns.forEach((id, index) => { cells[index + 2].hidden = !isShown(id); });
    }
  });
}

// What is not met comes before everything that is met, upwards.
function valueOfProof(cell) {
  if (!cell) return null;
  return cell.isMet ? cell.held : -1;
}

function proofCell(cell) {
  if (!cell) return element("td", { class: "unknown" }, "–");
  const { isMet, text } = cell;
  return element("td", { class: isMet ? "met" : "broken" },
    element("span", { "aria-hidden": "true" }, isMet ? "✓" : "✕"),
    element("span", { class: isMet ? "held" : null }, ` ${text}`),
    element("span", { class: "unseen" }, isMet ? " met" : " not met"));
}

function scenariosCell({ text, scenarios }) {
  return element("details", {}, element("summary", {}, grouped(scenarios.length)),
    element("p", { class: "text-on-phone" }, text),
    element("ul", {}, scenarios.map((id) => element("li", {}, scenariosById.has(id)
      ? element("a", {
        href: `#traces/${encodeURIComponent(id)}`,
        click: (event) => {
          event.preventDefault();
          choose("traces", { scenario: id, step: 1, call: 1 });
          byId("traces").scrollIntoView();
        },
      }, id) : id))));
}

function showMethod() {
  byId("origins").append(originsTable());
  const ofFigures = page.figures.map(({ name, meaning, rule }) =>
    ({ term: name, meaning: `${meaning} ${rule}` }));
  byId("words").append(...[...ofFigures, ...page.words].flatMap(({ term, meaning }) =>
    [element("dt", {}, term), element("dd", {}, meaning)]));
  if (page.notes.length > 0) {
    byId("notes").append(element("h3", {}, "Notes"),
      element("ul", {}, page.notes.map((note) => element("li", {}, note))));
  }
}

// One row for each part of the page, since they may come from several runs and machines.
function originsTable() {
  const titles = ["What", "Command", "Date", "Commit", "Swift", "Machine"];
  const rows = page.origins.map(({ subject, command, cells }) => ({
    values: [subject, command, ...cells],
    node: element("tr", {}, element("th", { scope: "row" }, subject),
      element("td", {}, element("code", {}, command)),
      cells.map((text) => element("td", {}, text ?? "not known"))),
  }));
  const caption = "How each part of the page was made";
  return element("div", { class: "scroller", tabindex: "0", role: "region", "aria-label": caption },
    sortableTable({
      caption, key: "origins", kind: "commands", rows,
      heads: titles.map((title, index) => sortingHead("origins", index, title)),
    }));
}

// MARK: - Looks

function showSwitches() {
  const root = document.documentElement;
  const dark = byId("dark");
  const prefersDark = matchMedia("(prefers-color-scheme: dark)");
  const show = () => {
    const isDark = state.theme === "" ? prefersDark.matches : state.theme === "dark";
    root.dataset.theme = isDark ? "dark" : "light";
    dark.setAttribute("aria-pressed", String(isDark));
  };
  dark.addEventListener("click", () =>
    chooseOptions({ theme: root.dataset.theme === "dark" ? "light" : "dark" }));
  prefersDark.addEventListener("change", show);
  whenChanged(["theme"], show);
  const large = byId("large-type");
  large.addEventListener("click", () => chooseOptions({ large: state.large ? "" : "yes" }));
  whenChanged(["large"], () => {
    root.classList.toggle("large", state.large !== "");
    large.setAttribute("aria-pressed", String(state.large !== ""));
  });
}

function markSections() {
  const links = new Map([...document.querySelectorAll("nav a")].map(
    (link) => [link.hash.slice(1), link]));
  // A link to another section keeps what was chosen for the whole page.
  whenChanged([...options.keys()], () => {
    for (const [id, link] of links) link.setAttribute("href", `#${id}${optionsText()}`);
  });
  const seen = new Set();
  const observer = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) {
      if (isIntersecting) seen.add(target.id);
      else seen.delete(target.id);
    }
    const current = [...links.keys()].find((id) => seen.has(id));
    currentSection = current ?? currentSection;
    for (const [id, link] of links) {
      if (id === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    // On a phone only some of the sections have room.
    if (current) bringIntoSight(document.querySelector(".bar nav"), links.get(current).parentElement);
  }, { rootMargin: "-25% 0px -60% 0px" });
  for (const id of links.keys()) observer.observe(byId(id));
}

// On paper, details cannot be opened, areas cannot be scrolled, and nothing can be chosen.
function prepareForPrinting() {
  let closed = [];
  let added = [];
  addEventListener("beforeprint", () => {
    closed = [...document.querySelectorAll(".chart details:not([open])")];
    for (const details of closed) details.open = true;
    for (const node of added) node.remove();
    added = [sourcesOnPaper(), tracesOnPaper()].filter((node) => node !== null);
  });
  addEventListener("afterprint", () => {
    for (const details of closed) details.open = false;
    for (const node of added) node.remove();
  });
}

function pairTitle() {
  return [...new Set([state.left, state.right])].map(nameOf).join(" and ");
}

function sourcesOnPaper() {
  if (page.architectures.length === 0) return null;
  const title = element("p", { class: "on-paper" },
    `${state.feature || "Files without a folder"} in ${pairTitle()}. `
    + "The page shows every feature of every architecture, two at a time.");
  byId("sources-pair").before(title);
  return title;
}

// Longer steps are cut: typing a name calls the same functions for each character.
const callsOnPaper = 40;

function tracesOnPaper() {
  const scenario = scenariosById.get(state.scenario);
  if (!scenario) return null;
  const architectures = [...new Set([state.left, state.right])];
  const told = scenario.steps.slice(0, state.hide ? state.step : undefined);
  const steps = told.map((step, number) => element("li", {},
    element("h3", {}, `${number + 1}. ${step.title}`),
    element("div", { class: "paper-pair" }, architectures.map((id) =>
      callsOfStep(
        id, page.traces.plays[id]?.[state.scenario]?.[number],
        state.hide && number === state.step - 1 ? state.call : undefined)))));
  const paper = element("div", { class: "on-paper traces-on-paper" },
    element("p", {}, `${scenario.id} (${scenario.requirements.join(", ")}) in ${pairTitle()}, as `
      + "lists of calls. The page draws them, shows the lines that run, and has "
      + `${page.overview.extent}.`),
    element("ol", {}, steps));
  byId("traces-body").append(paper);
  return paper;
}

function callsOfStep(id, step, count) {
  const rows = step === undefined ? [] : callsOf(step).slice(0, count);
  const more = rows.length - callsOnPaper;
  return element("div", {}, element("b", {}, nameOf(id)),
    rows.length === 0
      ? element("p", {}, step === undefined ? "Not recorded." : "This step calls nothing.")
      : element("ol", { class: "call-list" }, rows.slice(0, callsOnPaper).map((row) =>
        element("li", { "--depth": Math.min(row.depth, 12) },
          element("b", {}, roleName(row.role)), ` ${row.name} ${timesText(row)}`))),
    more > 0 ? element("p", {}, `And ${counted(more, "further call", "further calls")}, `
      + "which the page shows.") : null);
}

showSwitches();
showChoice();
showOverview();
showClaims();
showSize();
showFaults();
showCosts();
showSources();
showConformance();
showMethod();
// These two measure the page while they draw. They come last, so that all else is laid out once.
showPlot();
showTraces();
arrangeTables();
markSections();
prepareForPrinting();
addEventListener("hashchange", () => follow(location.hash));
if (location.hash.length > 1) follow(location.hash);
