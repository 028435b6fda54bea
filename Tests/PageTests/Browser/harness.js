// What each file of browser tests uses. A file says first how many checks it has: plan(3). Swift
// fails if another number of checks has run, or if a check has problems.

let planned = 0;
let current = null;
const checks = [];

function plan(count) {
  planned = count;
}

async function check(name, body) {
  current = { name, problems: [], judged: 0 };
  try {
    await body();
  } catch (error) {
    current.problems.push(error.stack);
  }
  if (current.judged === 0) current.problems.push("It judges nothing.");
  checks.push(current);
  current = null;
}

// Compares by value.
function is(found, expected, what = "The value") {
  current.judged += 1;
  const [one, other] = [found, expected].map((value) => JSON.stringify(value) ?? "undefined");
  if (one !== other) current.problems.push(`${what} is ${one}, not ${other}.`);
}

function holds(condition, what) {
  current.judged += 1;
  if (!condition) current.problems.push(`It does not hold that ${what}.`);
}

// Opens a part of the page, as its address does.
async function open(fragment) {
  history.replaceState(null, "", `#${fragment}`);
  follow(location.hash);
  await turn();
}

// Opens a trace whose data the test has changed.
async function retell(fragment) {
  state.scenario = "";
  await open(`traces/greeting.shown/${fragment}`);
}

const seen = (selector) => all(selector).filter((node) => node.getClientRects().length > 0);
const own = (selector) => all(selector).map((node) => node.firstChild.textContent.trim());
const box = (selector) => one(selector).getBoundingClientRect();
const overflow = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;
const openAll = () => all("details").forEach((details) => { details.open = true; });
// The end of the address: a step and a call.
const place = () => location.hash.split("/").slice(4).join("/");
const click = (name) => one(`[aria-label='${name}']`).click();
