// An order by what matters to the reader, and how stable it is when the weights move.

const aims = page.criteria.filter(({ aim, values }) => aim && Object.keys(values).length > 0);
const equalWeights = aims.map(() => 50).join(",");
addOption("weights", equalWeights, (text) => {
  const weights = text.split(",");
  const areWeights = weights.every((weight) => /^(100|[0-9]{1,2})$/.test(weight));
  return areWeights && weights.length === aims.length ? weights.map(Number).join(",") : undefined;
});

// The steps in percentage points by which each weight is moved.
const moves = [-10, -5, 0, 5, 10];

function showWeighing() {
  const place = byId("weighing-body");
  if (aims.length === 0) {
    place.append(missing("Nothing that can be weighed was measured for this page."));
    return;
  }
  const sliders = aims.map(({ aim, name, meaning }) => {
    const input = element("input", {
      type: "range", min: 0, max: 100, step: 5, title: meaning,
      // A browser refuses a new address for each step of a movement.
      input: () => setState({ weights: weightsNow() }),
      change: () => chooseOptions({ weights: weightsNow() }),
    });
    const share = element("output", {});
    return { input, share, node: element("label", {}, element("span", {},
      element("b", {}, aim), name === aim ? null : element("small", {}, name)), input, share) };
  });
  const weightsNow = () => sliders.map(({ input }) => input.value).join(",");
  const whose = element("p", { class: "whose" });
  const order = element("ol", { class: "order", "aria-label": "The architectures by your weights" });
  const stability = element("p", { "aria-live": "polite" });
  const absent = element("p", { class: "remark" });
  place.append(
    element("fieldset", { class: "sliders" }, element("legend", {}, "What matters to you"),
      sliders.map(({ node }) => node),
      element("button", {
        type: "button", click: () => chooseOptions({ weights: equalWeights }),
      }, "Equal weights")), whose, order, stability, absent);
  whenChanged(["weights", "shown"], () => {
    const weights = state.weights.split(",").map(Number);
    const shares = sharesOf(weights);
    sliders.forEach(({ input, share }, index) => {
      input.value = weights[index];
      share.textContent = shares ? `${Math.round(100 * shares[index])}%` : "–";
      input.setAttribute("aria-valuetext", share.textContent);
    });
    whose.textContent = visible(state.weights === equalWeights
      ? "All weights are equal to begin with. That is no judgement either: move them."
      : "This order follows your own weights. Another reader weighs differently.");
    const shown = page.names.filter(({ id }) => isShown(id));
    const scored = shown.map(({ id, name }) => ({ id, name, scores: scoresOf(id) }))
      .filter(({ scores }) => scores.every((score) => score !== null));
    const left = shown.filter(({ id }) => !scored.some((entry) => entry.id === id));
    absent.textContent = visible(left.length > 0
      ? `Not in the order, since a figure was not measured: ${listed(left.map(({ name }) => name))}.`
      : "");
    const ranked = shares ? rankedBy(scored, shares) : [];
    order.replaceChildren(...ranked.map(placeInOrder));
    const stable = shares ? stabilityOf(scored, shares) : null;
    stability.textContent = visible(stable ? sentenceOfStability(stable)
      : "Give at least one of the aims a weight.");
  });
}

// Returns the weights as shares of their sum; null if all of them are 0.
function sharesOf(weights) {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return sum > 0 ? weights.map((weight) => weight / sum) : null;
}

// A score is 1 for the best of all architectures of the page and 0 for the worst, so that the
// choice of those that are shown changes none.
function scoresOf(id) {
  return aims.map(({ values, isBetterIfLower }) => {
    if (!values[id]) return null;
    const numbers = Object.values(values).map(({ number }) => number);
    const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
    if (least === most) return 1;
    const share = (values[id].number - least) / (most - least);
    return isBetterIfLower ? 1 - share : share;
  });
}

function totalOf(scores, shares) {
  return scores.reduce((sum, score, index) => sum + score * shares[index], 0);
}

function rankedBy(scored, shares) {
  return scored.map((entry) => ({ ...entry, total: totalOf(entry.scores, shares) }))
    .sort((one, other) => other.total - one.total);
}

// Tries all weightings in which each share is moved by one of the steps. The count of a weighting
// does not depend on chance.
function stabilityOf(scored, shares) {
  if (scored.length === 0) return null;
  const orderOf = (weights) => rankedBy(scored, weights);
  const order = orderOf(shares).map(({ id }) => id).join();
  const found = { all: 0, same: 0, count: scored.length };
  const visit = (weights) => {
    if (weights.length < shares.length) {
      const share = shares[weights.length];
      for (const move of moves) visit([...weights, Math.max(0, share + move / 100)]);
      return;
    }
    const moved = sharesOf(weights);
    if (!moved) return;
    found.all += 1;
    if (orderOf(moved).map(({ id }) => id).join() === order) found.same += 1;
  };
  visit([]);
  return found;
}

function percentOf(part, whole) {
  return `${part < whole ? Math.min(99, Math.round(100 * part / whole)) : 100}%`;
}

function sentenceOfStability({ all, same, count }) {
  if (count === 1) return "Only one architecture is in the order.";
  return `The order stays the same in ${percentOf(same, all)} of ${grouped(all)} weightings around `
    + "yours, in which each share is moved by 0, 5 or 10 points up or down.";
}

function placeInOrder({ name, id, scores, total }) {
  const parts = aims.map(({ aim, values }, index) =>
    `${aim} ${Math.round(100 * scores[index])} (${values[id].text})`);
  return element("li", { class: id === page.baseline ? "baseline" : null },
    element("span", { class: "name" }, name, id === page.baseline ? baselineMark() : null),
    element("span", { class: "track", "aria-hidden": "true" }, element("span", {
      class: "stack", "--share": `${(100 * total).toFixed(2)}%`,
    }, element("span", { class: "part whole", "--weight": 1 }))),
    element("span", { class: "value" }, element("b", {}, Math.round(100 * total))),
    element("span", { class: "part-names" }, `Scores: ${parts.join(", ")}`));
}
