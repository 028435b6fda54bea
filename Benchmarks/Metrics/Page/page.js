// Puts the sections together.

function showOverview() {
  const scenarios = new Set((page.conformance?.requirements ?? []).flatMap((one) => one.scenarios));
  const architectures = counted(page.architectures.length, "architecture", "architectures");
  byId("overview-title").textContent = `One app, ${architectures}`;
  byId("overview-text").textContent =
    `The same two screens are built in ${architectures} over the same models and the same views, `
    + (scenarios.size > 0
      ? `and ${scenarios.size} scenarios hold each of them to ` : "and each has to meet ")
    + `the same ${page.requirements.length} requirements. This page shows what each costs and `
    + "buys: how much code it takes, what its tests prove without a view, what one touch costs, "
    + "and which way that touch takes from the control to the screen.";
  byId("ranges").append(...[
    range("code lines", (entry) => entry.size?.codeLines ?? null, grouped),
    range(`of ${page.requirements.length} requirements proved without a view`,
      (entry) => entry.coverage?.requirementsViewFree.length ?? null, grouped),
    range(`the time of ${state.interaction}, beside ${nameOf(page.baseline)}`,
      (entry) => figuresOf(entry.dispatch)?.ratio?.value ?? null,
      (value) => `×${value.toFixed(2)}`),
    range("lines that one change has added",
      (entry) => costOfChange(entry.id)?.linesAdded ?? null, grouped),
  ].filter((item) => item !== null));
  byId("baseline-key").append(baselineMark(),
    ` ${nameOf(page.baseline)} is what the others are compared with; `
    + "the thin line marks its value.");
}

// From the lowest to the highest, and whose these are.
function range(label, valueOf, text) {
  const known = entries.map((entry) => ({ name: entry.name, value: valueOf(entry) }))
    .filter(({ value }) => value !== null).sort((one, other) => one.value - other.value);
  if (known.length === 0) return null;
  const ends = known.length === 1 ? [known[0]] : [known[0], known.at(-1)];
  const holders = (value) => {
    const names = known.filter((one) => one.value === value).map(({ name }) => name);
    return names.length > 2
      ? counted(names.length, "architecture", "architectures") : names.join(", ");
  };
  return element("li", {},
    element("span", { class: "ends" }, ends.map(({ value }, index) => [
      index > 0 ? element("span", { class: "to", "aria-label": "to" }, "–") : null,
      element("span", { class: "end" }, element("b", {}, text(value)),
        element("small", {}, holders(value))),
    ]).flat()),
    element("span", { class: "label" }, label));
}

function showConformance() {
  const place = byId("conformance-body");
  const conformance = page.conformance;
  if (!conformance) {
    place.append(missing(page.notes.find((note) => note.startsWith("conformance:"))
      ?? "The scenarios were not played for this page."));
    return;
  }
  const head = element("tr", {}, element("th", { scope: "col" }, "Requirement"),
    element("th", { scope: "col", class: "slim" }, "Scenarios"),
    conformance.architectures.map((entry) => element("th", { scope: "col", class: "turned" },
      element("span", { class: entry.id === page.baseline ? "baseline" : null }, entry.name))));
  const rows = conformance.requirements.map((requirement) => element("tr", {},
    element("th", { scope: "row" }, element("b", {}, requirement.id), " ",
      element("span", {}, requirement.text)),
    element("td", { class: "slim" }, scenariosCell(requirement)),
    conformance.architectures.map((entry) => proofCell(entry.requirements[requirement.id]))));
  const failures = conformance.architectures.flatMap((entry) => entry.failures.flatMap((failure) =>
    failure.messages.map((message) =>
      element("li", {}, element("b", {}, `${entry.name}, ${failure.scenario}: `), message))));
  const scenarios = new Set(conformance.requirements.flatMap((one) => one.scenarios)).size;
  place.append(
    element("p", {}, failures.length === 0
      ? `All ${scenarios} scenarios hold on each architecture; `
        + "each cell counts those that prove the requirement."
      : `Of ${scenarios} scenarios, some do not hold.`),
    failures.length > 0 ? element("ul", { class: "failures" }, failures) : "",
    element("div", {
      class: "scroller matrix", tabindex: "0", role: "region", "aria-label": "Conformance",
    }, element("table", {}, element("caption", { class: "unseen" },
      "How many scenarios prove each requirement"), element("thead", {}, head),
    element("tbody", {}, rows))));
}

function proofCell(proof) {
  if (!proof) return element("td", { class: "unknown" }, "–");
  const isMet = proof.held === proof.scenarios && proof.scenarios > 0;
  return element("td", { class: isMet ? "met" : "broken" },
    element("span", { "aria-hidden": "true" }, isMet ? "✓" : "✕"),
    ` ${isMet ? grouped(proof.held) : `${proof.held}/${proof.scenarios}`}`,
    element("span", { class: "unseen" }, isMet ? " met" : " not met"));
}

function scenariosCell(requirement) {
  const names = requirement.scenarios;
  return element("details", {}, element("summary", {}, grouped(names.length)),
    element("p", { class: "text-on-phone" }, requirement.text),
    element("ul", {}, names.map((id) => element("li", {}, scenariosById.has(id)
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
  const { environment, notes } = page.comparison;
  const facts = [
    ["Measured", environment.date], ["Swift", environment.swift], ["System", environment.platform],
    ["Processor", environment.processor], ["Cores", environment.cores],
    ["Load before", environment.load], ["Commit", environment.commit],
  ];
  byId("facts").append(...facts.flatMap(([term, value]) =>
    [element("dt", {}, term), element("dd", {}, value ?? "not known")]));
  byId("words").append(...page.words.flatMap(({ term, meaning }) =>
    [element("dt", {}, term), element("dd", {}, meaning)]));
  const all = [notes, page.change?.notes, page.conformance?.notes, page.notes].flatMap(
    (some) => some ?? []);
  if (all.length > 0) {
    byId("notes").append(element("h3", {}, "Notes"),
      element("ul", {}, all.map((note) => element("li", {}, note))));
  }
  if (page.traces) {
    document.querySelector(".commands tbody").append(element("tr", {},
      element("th", { scope: "row" }, "traces"),
      element("td", {}, element("code", {}, page.traces.command))));
  }
}

// MARK: - Looks

function showSwitches() {
  const root = document.documentElement;
  const dark = byId("dark");
  const prefersDark = matchMedia("(prefers-color-scheme: dark)");
  let chosen = null;
  const show = () => {
    const isDark = chosen ?? prefersDark.matches;
    root.dataset.theme = isDark ? "dark" : "light";
    dark.setAttribute("aria-pressed", String(isDark));
  };
  dark.addEventListener("click", () => {
    chosen = root.dataset.theme !== "dark";
    show();
  });
  prefersDark.addEventListener("change", show);
  show();
  const large = byId("large-type");
  large.addEventListener("click", () => {
    const isLarge = root.classList.toggle("large");
    large.setAttribute("aria-pressed", String(isLarge));
  });
}

function markSections() {
  const links = new Map([...document.querySelectorAll("nav a")].map(
    (link) => [link.hash.slice(1), link]));
  const seen = new Set();
  const observer = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) {
      if (isIntersecting) seen.add(target.id);
      else seen.delete(target.id);
    }
    const current = [...links.keys()].find((id) => seen.has(id));
    for (const [id, link] of links) {
      if (id === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }, { rootMargin: "-25% 0px -60% 0px" });
  for (const id of links.keys()) observer.observe(byId(id));
}

function openTablesForPrinting() {
  let closed = [];
  addEventListener("beforeprint", () => {
    closed = [...document.querySelectorAll(".chart details:not([open])")];
    for (const details of closed) details.open = true;
  });
  addEventListener("afterprint", () => {
    for (const details of closed) details.open = false;
  });
}

showSwitches();
showOverview();
showSize();
showProofs();
showCosts();
showChange();
showSources();
showTraces();
showConformance();
showMethod();
markSections();
openTablesForPrinting();
addEventListener("hashchange", () => follow(location.hash));
if (location.hash.length > 1) follow(location.hash);
