// The architectures that a reader ticks, and the limits that all of them are held against.

const comparedIds = page.names.map(({ id }) => id);

// The ticked ids, in the order of the page.
addOption("ticked", "", (text) => {
  const asked = text.split(",");
  return comparedIds.filter((id) => asked.includes(id)).join(",");
});
addChoice("only", ["yes"]);

const limits = [
  { key: "lines", figure: figuresById.get("code-lines"), sign: "≤", noun: "lines", over: "over" },
  { key: "kinds", figure: figuresById.get("kinds-found"), sign: "≥", noun: "kinds", over: "short" },
  { key: "files", figure: figuresById.get("changed-files"), sign: "≤", noun: "files", over: "over" },
].filter(({ figure }) => figure);
for (const { key } of limits) {
  addOption(key, "", (text) => (/^[0-9]{1,5}$/.test(text) ? text : undefined));
}

function tickedIds() {
  return state.ticked === "" ? [] : state.ticked.split(",");
}

// The ids that tables, charts and the plot show.
function shownIds() {
  return state.only === "" || state.ticked === "" ? comparedIds : tickedIds();
}

// True for what belongs to no architecture, too, such as the floor.
function isShown(id) {
  return id === undefined || shownIds().includes(id);
}

function tick(id, isTicked) {
  const ticked = comparedIds.filter((other) =>
    other === id ? isTicked : tickedIds().includes(other)).join(",");
  choose({ ticked, only: ticked === "" ? "" : state.only });
}

whenChanged(["ticked", "only"], () => {
  const shown = shownIds();
  const [left, right] = shown;
  const isPair = shown.length === 2 && shown.every((id) => sourcesById.has(id));
  setState({ shown: shown.join(","), ...isPair && state.only !== "" ? { left, right } : {} });
});

// By how much an architecture misses a limit; null if it does not. What the figure counts as the
// same as the limit is too close to tell.
function missOf({ key, figure, noun, over }, id) {
  const value = figure.values[id];
  const limit = Number(state[key]);
  if (state[key] === "" || !value) return null;
  const by = figure.better === "less" ? value.number - limit : limit - value.number;
  if (by <= 0) return null;
  const allowed = figure.factor ? (figure.factor - 1) * Math.min(limit, value.number)
    : figure.difference ?? 0;
  return {
    isClose: by <= allowed + 1e-9, text: `${grouped(by)} ${noun} ${over}`,
    short: `${grouped(by)} ${over}`, value: `${value.text} ${noun}`,
  };
}

function missesOf(id) {
  return limits.map((limit) => missOf(limit, id)).filter((miss) => miss !== null);
}

// Says who is within the limits, and of whom it cannot be told.
function sentenceOnLimits() {
  const set = limits.filter(({ key }) => state[key] !== "");
  if (set.length === 0) return "";
  const measured = shownIds().filter((id) => set.every(({ figure }) => figure.values[id]));
  const within = measured.filter((id) => missesOf(id).length === 0);
  const close = measured.filter((id) => !within.includes(id)
    && missesOf(id).every(({ isClose }) => isClose));
  const be = (count) => (count === 1 ? "is" : "are");
  const closeNames = close.map((id) =>
    `${nameOf(id)} (${missesOf(id).map(({ value }) => value).join(", ")})`);
  return `${listed(within.map(nameOf)) || "None"} ${be(Math.max(within.length, 1))} within your `
    + `limits${close.length > 0 ? `; ${listed(closeNames)} ${be(close.length)} too close to tell` : ""}.`;
}

function showLimits() {
  const status = element("b", {});
  const only = element("input", {
    type: "checkbox", id: "only", change: () => choose({ only: only.checked ? "yes" : "" }),
  });
  const inputs = limits.map(({ key, noun, sign }) => {
    const input = element("input", {
      type: "number", min: 0, max: 99999, placeholder: "any", id: `limit-${key}`,
      input: () => choose({ [key]: /^[0-9]{1,5}$/.test(input.value) ? input.value : "" }),
    });
    whenChanged([key], () => { if (input.value !== state[key]) input.value = state[key]; });
    return element("label", {}, `${noun} ${sign} `, input);
  });
  const clear = element("button", {
    type: "button", click: () =>
      choose({ ticked: "", only: "", ...Object.fromEntries(limits.map(({ key }) => [key, ""])) }),
  }, "Clear");
  byId("limits").append(status, element("label", {}, only, " only ticked"),
    element("span", { class: "limits" }, limits.length > 0 ? "Your limits:" : null, inputs),
    clear, ...recordButton());
  const all = byId("show-all");
  all.addEventListener("click", () => choose({ only: "" }));
  whenChanged(["ticked", "only"], () => {
    const shown = `${shownIds().length} of ${comparedIds.length}`;
    status.textContent = shown;
    only.checked = state.only !== "";
    only.disabled = state.ticked === "";
    all.hidden = shownIds().length === comparedIds.length;
    all.textContent = `${shown}: show all`;
  });
  whenChanged(["shown", ...limits.map(({ key }) => key)], () => {
    byId("within").textContent = visible(sentenceOnLimits());
  });
}

// MARK: - The decision record

function recordButton() {
  const status = element("span", { id: "record-status", role: "status" });
  const area = element("textarea", { id: "record", readonly: true, hidden: true,
    "aria-label": "Decision record" });
  const copy = async () => {
    area.hidden = true;
    if (![2, 3].includes(tickedIds().length)) {
      status.textContent = "Tick two or three architectures first.";
      return;
    }
    const text = recordOf(tickedIds());
    try {
      await navigator.clipboard.writeText(text);
      status.textContent = "Copied.";
    } catch {
      // Without permission, a reader copies the selected text.
      area.value = text;
      area.rows = 12;
      area.hidden = false;
      area.focus();
      area.select();
      status.textContent = "The browser does not let the page copy. Copy the selected text.";
    }
  };
  return [element("button", { type: "button", id: "copy-record", click: copy },
    "Copy decision record"), status, area];
}

// Fills in the record's template for some architectures. What is not known stays in braces.
function recordOf(ids) {
  const others = comparedIds.filter((id) => !ids.includes(id) && missesOf(id).length > 0);
  const isClose = (id) => missesOf(id).every((miss) => miss.isClose);
  const told = (found, miss) => found.map((id) =>
    `${nameOf(id)} (${missesOf(id).map((one) => one[miss]).join(", ")})`).join(", ") || "none";
  const isLimited = limits.some(({ key }) => state[key] !== "");
  const known = new Map([["names", listed(ids.map(nameOf))],
    ["out", isLimited ? told(others.filter((id) => !isClose(id)), "text")
      : "{others, with the reason}"],
    ["close", isLimited ? told(others.filter(isClose), "value") : "{others}"],
    ["limits", limits.map(({ key, noun, sign }) =>
      `${noun} ${sign} ${state[key] || "{any}"}`).join(", ")]]);
  return page.record.replace(/\[\[([a-z.-]+)\]\]/g, (_, token) =>
    known.get(token) ?? figureInRecord(figuresById.get(token), ids));
}

function figureInRecord(figure, ids) {
  const texts = ids.map((id) => `${nameOf(id)} ${figure?.values[id]?.text ?? "{…}"}`);
  const isSame = (one, other) => one === other || figure.same?.[one]?.includes(other);
  const verdict = ids.some((id) => !figure?.values[id]) ? "{the same, or not}"
    : ids.every((one) => ids.every((other) => isSame(one, other))) ? "the same" : "not the same";
  return `${texts.join(", ")}: ${verdict}`;
}
