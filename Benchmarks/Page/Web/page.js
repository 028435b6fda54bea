// Puts the sections together.

function scenarioCount({ requirements }) {
  return new Set(requirements.flatMap(({ scenarios }) => scenarios)).size;
}

function showConformance() {
  const place = byId("conformance-body");
  const { conformance } = page;
  if (!conformance) {
    place.append(missing(
      page.absences.conformance ?? "The scenarios were not played for this page."));
    return;
  }
  const { architectures } = conformance;
  const key = "conformance";
  const heads = [sortingHead(key, 0, "Requirement"), sortingHead(key, 1, "Scenarios", "slim"),
    ...architectures.map(({ name }, index) =>
      sortingHead(key, index + 2, element("span", {}, name), "turned"))];
  const rows = conformance.requirements.map((row) => {
    const proofs = architectures.map(({ requirements }) => requirements[row.id] ?? null);
    return {
      values: [row.id, row.scenarios.length, ...proofs.map(valueOfProof)],
      node: element("tr", {},
        element("th", { scope: "row" }, element("b", {}, row.id), " ",
          element("span", {}, row.text)),
        element("td", { class: "slim" }, scenariosCell(row)), proofs.map(proofCell)),
    };
  });
  const caption = "How many scenarios prove each requirement";
  const failures = architectures.flatMap(({ name, failures: failed }) =>
    failed.flatMap(({ scenario, messages }) => messages.map((message) =>
      element("li", {}, element("b", {}, `${name}, ${scenario}: `), message))));
  place.append(
    element("p", {}, failures.length === 0
      ? `All ${scenarioCount(conformance)} scenarios hold on each architecture.`
      : `Some of the ${scenarioCount(conformance)} scenarios fail on at least one architecture; `
        + "each failure is listed with its architecture."),
    failures.length > 0 ? element("ul", { class: "failures" }, failures) : "",
    element("details", { class: "chart", id: "matrix" }, element("summary", {}, caption),
      region("scroller matrix", "Conformance", sortableTable({ caption, key, heads, rows }))));
  whenChanged(["shown"], () => {
    setHeading("conformance-title", headingOfConformance(conformance));
    for (const cells of [heads, ...rows.map(({ node }) => node.children)]) {
      architectures.forEach(({ id }, index) => { cells[index + 2].hidden = !isShown(id); });
    }
  });
}

// A requirement is met if it has scenarios and all of them hold.
function isMet(proof) {
  return proof ? proof.scenarios > 0 && proof.held === proof.scenarios : false;
}

// What is not met comes before everything that is met, upwards.
function valueOfProof(proof) {
  return proof && (isMet(proof) ? proof.held : -1);
}

function proofCell(proof) {
  if (!proof) return element("td", { class: "unknown" }, "–");
  const [kind, sign, words, text] = isMet(proof) ? ["met", "✓", " met", grouped(proof.held)]
    : ["broken", "✕", " not met", `${proof.held}/${proof.scenarios}`];
  return element("td", { class: kind },
    element("span", { "aria-hidden": "true" }, sign),
    element("span", { class: isMet(proof) ? "held" : null }, ` ${text}`),
    element("span", { class: "unseen" }, words));
}

function scenariosCell({ text, scenarios }) {
  return element("details", {}, element("summary", {}, grouped(scenarios.length)),
    element("p", { class: "text-on-phone" }, text),
    element("ul", {}, scenarios.map((id) => element("li", {}, scenariosById.has(id)
      ? element("a", {
        href: `#traces/${encodeURIComponent(id)}`,
        click: (event) => {
          event.preventDefault();
          choose({ scenario: id, step: 1, call: 1 }, "traces");
          byId("traces").scrollIntoView();
        },
      }, id) : id))));
}

function showMethod() {
  byId("origins").append(originsTable());
  // Several figures can have one name, such as a count of an interaction and its median.
  const terms = new Map([...measures, ...page.figures].map(({ name, meaning, rule }) =>
    [name, `${meaning} ${rule}`]));
  byId("words").prepend(...[...terms].flatMap(([name, meaning]) =>
    [element("dt", {}, name), element("dd", {}, meaning)]));
  byId("citation").textContent = visible(page.citation);
  if (page.notes.length > 0) {
    byId("notes").append(element("h3", {}, "Notes"),
      element("ul", {}, page.notes.map((note) => element("li", {}, note))));
  }
}

// One row for each part of the page, since they may come from several runs and machines.
function originsTable() {
  return figuresTable({
    caption: "Origins", kind: "commands",
    titles: ["What", "Command", "Date", "Commit", "Swift", "Machine"],
    rows: page.origins.map(({ subject, command, environment }) => {
      const { date, commit, swift, platform, processor, cores, load } = environment;
      const machine = [platform, processor, counted(cores, "core", "cores"),
        load === null ? null : `load before ${load.toFixed(2)}`].filter((text) => text !== null);
      return { name: subject, cells: [command, date, commit, swift, machine.join(", ")]
        .map((text) => ({ text: text ?? "not known" })) };
    }),
  });
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
    choose({ theme: root.dataset.theme === "dark" ? "light" : "dark" }));
  prefersDark.addEventListener("change", show);
  whenChanged(["theme"], show);
  byId("print").addEventListener("click", () => print());
  const menu = byId("settings");
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary").focus();
  });
  addEventListener("pointerdown", ({ target }) => { menu.open &&= menu.contains(target); });
  const large = byId("large-type");
  large.addEventListener("click", () => choose({ large: state.large ? "" : "yes" }));
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
    // Between two sections, the last one stays.
    if (!current) return;
    currentSection = current;
    for (const [id, link] of links) {
      if (id === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    // On a phone only some of the sections have room.
    bringIntoSight(document.querySelector(".bar nav"), links.get(current).parentElement);
  }, { rootMargin: "-25% 0px -60% 0px" });
  for (const id of links.keys()) observer.observe(byId(id));
}

// On paper, details cannot be opened, areas cannot be scrolled, and nothing can be chosen.
function prepareForPrinting() {
  let closed = [];
  let added = [];
  addEventListener("beforeprint", () => {
    closed = [...document.querySelectorAll(".chart:not([open]), .chart details:not([open])")]
      .filter((node) => node.tagName === "DETAILS");
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
      + `${counted(scenariosById.size, "scenario", "scenarios")} of all.`),
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
      : element("ol", { class: "call-list" },
        rows.slice(0, callsOnPaper).map((row) => callItem(row))),
    more > 0 ? element("p", {}, `And ${counted(more, "further call", "further calls")}, `
      + "which the page shows.") : null);
}

showSwitches();
showOverview();
showLimits();
showHeat();
showClaims();
showSize();
showFaults();
showCosts();
showSources();
showChanges();
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
