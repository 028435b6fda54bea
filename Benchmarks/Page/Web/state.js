// The content of the page, the choices of a reader, and the address fragment with these choices.

const page = JSON.parse(byId("data").textContent);
const sourcesById = new Map(page.architectures.map((entry) => [entry.id, entry]));
const figuresById = new Map(page.figures.map((figure) => [figure.id, figure]));
const requirementsById = new Map(page.requirements.map((entry) => [entry.id, entry]));
const scenariosById = new Map((page.traces?.scenarios ?? []).map((entry) => [entry.id, entry]));
const costsById = new Map(page.costs.map((entry) => [entry.id, entry]));
const measures = page.costs[0]?.measures.map(({ figure }) => figure) ?? [];
const ids = [...sourcesById.keys()];

// What can be chosen for each part of a section's view; a step or a call is any number.
const known = {
  interaction: [...costsById.keys()],
  faulty: (page.faults?.rows ?? []).map(({ id }) => id),
  requirement: [...requirementsById.keys()],
  left: ids,
  right: ids,
  request: (page.changes?.requests ?? []).map(({ id }) => id),
  feature: [...new Set(
    page.architectures.flatMap((entry) => entry.files.map((file) => file.feature)))],
  scenario: [...scenariosById.keys()],
};
// The parts of the view in the address of each section that has some.
const parts = {
  changes: ["request", "left", "right"],
  faults: ["faulty", "requirement"],
  sources: ["left", "right", "feature"],
  traces: ["scenario", "left", "right", "step", "call"],
  method: ["interaction"],
};

function preferred(list, ...wishes) {
  return wishes.find((wish) => list.includes(wish)) ?? list[0] ?? "";
}

const state = {
  interaction: preferred(known.interaction, "profile-build"),
  left: preferred(ids, "mvc", page.baseline),
  request: preferred(known.request),
  feature: preferred(known.feature, "Greeting"),
  scenario: preferred(known.scenario, "greeting.shown"),
  step: 1,
  call: 1,
  faulty: preferred(known.faulty, "mvp"),
  requirement: preferred(known.requirement, "P-6"),
};
state.right = preferred(ids.filter((id) => id !== state.left), "mvp") || state.left;

const listeners = [];
const options = new Map();
// The section that a reader has chosen or reached by scrolling.
let currentSection = "overview";

function isMeasured({ values }) {
  return Object.keys(values).length > 0;
}

// Adds a choice that holds for the whole page: a text that `checked` returns unchanged, or corrected,
// or as undefined if it is not one. The fragment has the choices that differ from the start.
function addOption(name, start, checked) {
  options.set(name, { start, checked });
  state[name] = start;
}

// Adds a choice between a start, an empty text by default, and some other texts.
function addChoice(name, texts, start = "") {
  addOption(name, start, (text) => (texts.includes(text) ? text : undefined));
}

// The requirements that live in some lines of an architecture.
const lights = [...requirementsById.keys()].filter((id) =>
  Object.values(page.places).some((places) => id in places));

addChoice("lit", lights);
addChoice("large", ["yes"]);
addChoice("theme", ["light", "dark"]);

// Calls back once, and again whenever one of the keys has changed.
function whenChanged(keys, callback) {
  listeners.push({ keys, callback });
  callback();
}

function setState(changes) {
  const changed = Object.keys(changes).filter((key) => state[key] !== changes[key]);
  Object.assign(state, changes);
  for (const { keys, callback } of listeners) {
    if (keys.some((key) => changed.includes(key))) callback();
  }
}

// Makes a choice, in a section or for the whole page. The address then leads other readers to the
// same view.
function choose(changes, section) {
  setState(changes);
  currentSection = section ?? currentSection;
  history.replaceState(null, "", fragment());
  if (section === "traces") focusPlayer();
}

// Fills a select with the choices [[value, text]], and makes the choice of its key the same.
function bindSelect(select, choices, key, section) {
  select.replaceChildren(...choices.map(([id, text]) => element("option", { value: id }, text)));
  select.addEventListener("change", () => choose({ [key]: select.value }, section));
  whenChanged([key], () => { select.value = state[key]; });
}

function optionsText() {
  const given = [...options].filter(([name, { start }]) => state[name] !== start)
    .map(([name]) => `${name}=${encodeURIComponent(state[name]).replace(/%2C|%3A/g, decoded)}`);
  return given.length > 0 ? `?${given.join("&")}` : "";
}

// Returns the fragment that leads another reader to the view that is open.
function fragment() {
  const keys = parts[currentSection] ?? [];
  return "#" + [currentSection, ...keys.map((key) => state[key])].map(encodeURIComponent).join("/")
    + optionsText();
}

// Takes the choices from a fragment; where it names an unknown choice, the present one stays.
function follow(hash) {
  const [path, query] = hash.slice(1).split("?");
  const [section, ...given] = path.split("/").map(decoded);
  // An address of a section that is no more leads to the top.
  const target = byId(section) ?? byId("overview");
  const isSection = target.tagName === "SECTION";
  if (isSection || query !== undefined) takeOptions(query ?? "");
  if (!isSection) {
    history.replaceState(null, "", `#${section}${optionsText()}`);
    return;
  }
  currentSection = target.id;
  const found = (parts[section] ?? []).map((key, index) => [key, taken(key, given[index])]);
  setState(Object.fromEntries(found.filter(([, value]) => value !== undefined)));
  if (section !== "method" || given.length > 0) unfold(section);
  target.scrollIntoView();
  if (section !== "traces") return;
  // A step or call that does not exist was replaced by the last one.
  if (given.length > 0) history.replaceState(null, "", fragment());
  focusPlayer();
}

// Opens what a section has folded.
function unfold(section) {
  const fold = byId({ conformance: "matrix", method: "costs" }[section]);
  if (fold) fold.open = true;
}

function taken(key, part) {
  if (known[key]) return known[key].includes(part) ? part : undefined;
  return /^[1-9][0-9]{0,5}$/.test(part ?? "") ? Number(part) : undefined;
}

function takeOptions(query) {
  const given = new Map(query.split("&").map((part) => part.split("=").map(decoded)));
  // An older address names the rows that are shown.
  if (given.has("shown")) given.set("ticked", given.get("shown")).set("only", "yes");
  setState(Object.fromEntries([...options].map(([name, { start, checked }]) =>
    [name, given.has(name) ? checked(given.get(name) ?? "") ?? start : start])));
}

function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function nameOf(id) {
  return page.names.find((entry) => entry.id === id)?.name ?? sourcesById.get(id)?.name ?? id;
}
