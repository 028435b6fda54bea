// The content of the page, the choices of a reader, and the address fragment with these choices.

const page = JSON.parse(byId("data").textContent);
const sourcesById = new Map(page.architectures.map((entry) => [entry.id, entry]));
const requirementsById = new Map(page.requirements.map((entry) => [entry.id, entry]));
const scenariosById = new Map((page.traces?.scenarios ?? []).map((entry) => [entry.id, entry]));
const interactions = (page.costs?.interactions ?? []).map(({ id }) => id);
const measures = (page.costs?.measures ?? []).map(({ id }) => id);
const features = [...new Set(
  page.architectures.flatMap((entry) => entry.files.map((file) => file.feature)))];
const ids = page.architectures.map((entry) => entry.id);
const faulty = (page.faults?.rows ?? []).map((row) => row.id);

function preferred(list, ...wishes) {
  return wishes.find((wish) => list.includes(wish)) ?? list[0] ?? "";
}

const state = {
  interaction: page.costs?.chosen ?? "",
  measure: page.costs?.chosenMeasure ?? "",
  left: preferred(ids, "mvc", page.baseline),
  right: preferred(ids.filter((id) => id !== preferred(ids, "mvc", page.baseline)), "mvp"),
  feature: preferred(features, "Greeting"),
  scenario: preferred([...scenariosById.keys()], "greeting.shown"),
  step: 1,
  call: 1,
  faulty: preferred(faulty, "mvp"),
  requirement: preferred([...requirementsById.keys()], "P-6"),
};
if (!state.right) state.right = state.left;

const listeners = [];
const options = new Map();
// The section that a reader has chosen or reached by scrolling.
let currentSection = "overview";

// Adds a choice that holds for the whole page: a text that `checked` returns unchanged, or corrected,
// or as undefined if it is not one. The fragment has the choices that differ from the start.
function addOption(name, start, checked) {
  options.set(name, { start, checked });
  state[name] = start;
}

addOption("large", "", (text) => (text === "yes" ? text : undefined));
addOption("theme", "", (text) => (["light", "dark"].includes(text) ? text : undefined));

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

// Makes a choice. The address then leads other readers to the same view.
function choose(section, changes) {
  setState(changes);
  history.replaceState(null, "", fragment(section));
  currentSection = section;
  if (section === "traces") focusPlayer();
}

function chooseOptions(changes) {
  setState(changes);
  history.replaceState(null, "", viewFragment());
}

// Returns the fragment that leads another reader to the view that is open.
function viewFragment() {
  return fragment(currentSection);
}

function optionsText() {
  const parts = [...options].filter(([name, { start }]) => state[name] !== start)
    .map(([name]) => `${name}=${encodeURIComponent(state[name]).replace(/%2C|%3A/g, decoded)}`);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

function fragment(section) {
  const parts = {
    figures: [state.interaction, state.measure],
    faults: [state.faulty, state.requirement],
    sources: [state.left, state.right, state.feature],
    traces: [state.scenario, state.left, state.right, state.step, state.call],
  }[section] ?? [];
  return "#" + [section, ...parts].map(encodeURIComponent).join("/") + optionsText();
}

// Takes the choices from a fragment; where it names an unknown choice, the present one stays.
function follow(hash) {
  const [path, query] = hash.slice(1).split("?");
  const [section, ...parts] = path.split("/").map(decoded);
  const target = byId(section);
  const isSection = target?.tagName === "SECTION";
  if (isSection || query !== undefined) takeOptions(query ?? "");
  if (!isSection) {
    if (target) history.replaceState(null, "", `#${section}${optionsText()}`);
    return;
  }
  currentSection = section;
  const take = (part, known) => (known.includes(part) ? part : undefined);
  const found = {
    figures: ([interaction, measure]) => ({
      interaction: take(interaction, interactions),
      measure: take(measure, measures),
    }),
    faults: ([architecture, requirement]) => ({
      faulty: take(architecture, faulty),
      requirement: take(requirement, [...requirementsById.keys()]),
    }),
    sources: ([left, right, feature]) => ({
      left: take(left, ids), right: take(right, ids), feature: take(feature, features),
    }),
    traces: ([scenario, left, right, step, call]) => ({
      scenario: take(scenario, [...scenariosById.keys()]), left: take(left, ids),
      right: take(right, ids),
      step: counting(step), call: counting(call),
    }),
  }[section]?.(parts) ?? {};
  setState(Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)));
  target.scrollIntoView();
  if (section !== "traces") return;
  // A step or call that does not exist was replaced by the last one.
  if (parts.length > 0) history.replaceState(null, "", fragment(section));
  focusPlayer();
}

function takeOptions(query) {
  const given = new Map(query.split("&").map((part) => part.split("=").map(decoded)));
  setState(Object.fromEntries([...options].map(([name, { start, checked }]) =>
    [name, given.has(name) ? checked(given.get(name) ?? "") ?? start : start])));
}

function counting(part) {
  return /^[1-9][0-9]{0,5}$/.test(part ?? "") ? Number(part) : undefined;
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

function textOfRequirement(id) {
  return requirementsById.get(id)?.text ?? "";
}
