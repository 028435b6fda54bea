// One scenario in two architectures, call by call.

// With "yes", what comes next is not on the page until it is stepped to.
addChoice("hide", ["yes"]);

function showTraces() {
  const place = byId("traces-body");
  if (!page.traces || scenariosById.size === 0) {
    place.append(missing(
      page.absences.traces ?? "The calls between roles were not recorded for this page."));
    return;
  }
  const scenarioSelect = element("select", { id: "scenario" });
  const leftSelect = element("select", { id: "traces-left" });
  const rightSelect = element("select", { id: "traces-right" });
  const hides = element("button", {
    type: "button", class: "hides", click: () => choose({ hide: state.hide ? "" : "yes" }, "traces"),
  }, "Hide what comes next");
  const proves = element("div", { class: "proves" });
  const steps = element("ol", { class: "steps" });
  const count = element("output", { class: "position" });
  const buttons = {
    lastStep: stepButton("Previous step", "⇤", "↑", () => move(-1, "step")),
    lastCall: stepButton("Previous call", "←", "←", () => move(-1, "call")),
    nextCall: stepButton("Next call", "→", "→", () => move(1, "call")),
    nextStep: stepButton("Next step", "⇥", "↓", () => move(1, "step")),
  };
  const player = element("div", {
    class: "player", role: "group", "aria-label": "Step through the scenario", tabindex: "-1",
  }, buttons.lastStep, buttons.lastCall, count, buttons.nextCall, buttons.nextStep);
  const pairPlace = element("div", { class: "pair" });
  place.append(
    element("p", { class: "controls" },
      element("label", {}, "Scenario ", scenarioSelect), element("label", {}, "Left ", leftSelect),
      element("label", {}, "Right ", rightSelect)),
    proves, element("div", { class: "stage" }, steps, player, hides), diagramKey(), pairPlace);
  listenForKeys(place.closest("section"), pressed);

  fillScenarios(scenarioSelect);
  scenarioSelect.addEventListener("change", () =>
    choose({ scenario: scenarioSelect.value, step: 1, call: 1 }, "traces"));
  chooseSides("traces", leftSelect, rightSelect);
  const sides = makePair(pairPlace, "Trace").map((side) => new TraceSide(side, pick));

  whenChanged(["scenario"], () => {
    scenarioSelect.value = state.scenario;
    showScenario(proves, steps);
  });
  whenChanged(["scenario", "left", "right"], () => {
    sides[0].load(state.left);
    sides[1].load(state.right);
  });
  whenChanged(["scenario", "left", "right", "step", "call", "hide"], show);
  whenChanged(["hide"], () => hides.setAttribute("aria-pressed", String(state.hide !== "")));
  whenChanged(["scenario", "left", "right", "hide"], () =>
    setHeading("traces-title", headingOfTraces()));
  new ResizeObserver(() => sides.forEach((side) => side.draw())).observe(pairPlace);

  function stepCount() {
    return Math.max(scenariosById.get(state.scenario).steps.length, 1);
  }

  // The calls of the side that makes more of them.
  function callCount(step) {
    return Math.max(0, ...sides.map((side) => side.plays[step - 1]?.length ?? 0));
  }

  function show() {
    // Another architecture makes fewer calls, and an address may name what is not there.
    state.step = Math.min(state.step, stepCount());
    state.call = Math.min(state.call, Math.max(callCount(state.step), 1));
    const number = state.step - 1;
    for (const side of sides) side.show(number, state.call - 1);
    for (const [index, item] of [...steps.children].entries()) {
      item.hidden = state.hide !== "" && index > number;
      item.firstChild.toggleAttribute("data-current", index === number);
      if (index === number) item.firstChild.setAttribute("aria-current", "step");
      else item.firstChild.removeAttribute("aria-current");
    }
    bringIntoSight(steps, steps.children[number]);
    const calls = callCount(state.step);
    count.textContent = calls === 0 ? "no calls"
      : state.hide ? `call ${state.call}` : `call ${state.call} of ${calls}`;
    setEnabled(buttons.lastCall, target(-1, "call"));
    setEnabled(buttons.lastStep, target(-1, "step"));
    setEnabled(buttons.nextCall, target(1, "call"));
    setEnabled(buttons.nextStep, target(1, "step"));
  }

  // Returns the step and call that a move leads to, or null if there is none.
  function target(by, unit) {
    const { step, call } = state;
    if (unit === "step") {
      // The first move goes back to the beginning of the step, as in a player of music.
      if (by < 0 && call > 1) return { step, call: 1 };
      return step + by >= 1 && step + by <= stepCount() ? { step: step + by, call: 1 } : null;
    }
    if (call + by >= 1 && call + by <= callCount(step)) return { step, call: call + by };
    for (let next = step + by; next >= 1 && next <= stepCount(); next += by) {
      const calls = callCount(next);
      if (calls > 0) return { step: next, call: by > 0 ? 1 : calls };
    }
    return null;
  }

  function move(by, unit) {
    const found = target(by, unit);
    if (found) choose(found, "traces");
  }

  function pick(number, index) {
    choose({ step: number + 1, call: index + 1 }, "traces");
  }

  function pressed(event) {
    const moves = {
      ArrowLeft: [-1, "call"], ArrowRight: [1, "call"], ArrowUp: [-1, "step"],
      ArrowDown: [1, "step"], PageUp: [-1, "call"], PageDown: [1, "call"],
    };
    if (!Object.hasOwn(moves, event.key) || event.shiftKey || event.altKey || event.ctrlKey
      || event.metaKey || event.target.closest("select, input")) return;
    // These keys are on a presenter's remote; outside of the player they scroll.
    if (event.key.startsWith("Page") && !event.target.closest(".player")) return;
    // A source is long, and scrolls itself.
    if (moves[event.key][1] === "step" && event.target.closest(".code-panel")) return;
    event.preventDefault();
    move(...moves[event.key]);
  }

  function showScenario(proves, steps) {
    const scenario = scenariosById.get(state.scenario);
    proves.replaceChildren(...scenario.requirements.map((id) =>
      element("p", {}, element("b", {}, id), ` ${requirementsById.get(id)?.text ?? ""}`)));
    steps.replaceChildren(...scenario.steps.map((step, number) => element("li", {},
      element("button", {
        type: "button", class: step.isExpectation ? "step looks" : "step", title: step.title,
        click: () => pick(number, 0),
      }, element("small", {}, step.isExpectation ? "must hold" : `step ${number + 1}`),
      step.title))));
  }
}

// Handles the keys after a click anywhere in the section.
function listenForKeys(section, pressed) {
  section.tabIndex = -1;
  section.addEventListener("keydown", pressed);
  for (const kind of ["pointerdown", "keydown"]) {
    section.addEventListener(kind, () => { section.dataset.usedBy = kind; }, true);
  }
}

// Moves the focus to the player. A control of the section that holds the focus keeps it, except for
// a select that a pointer has opened: its arrow keys would choose again.
function focusPlayer() {
  const section = byId("traces");
  const held = document.activeElement;
  const isDone = held.tagName === "SELECT" && section.dataset.usedBy === "pointerdown";
  if (held !== section && section.contains(held) && !isDone) return;
  section.querySelector(".player")?.focus({ preventScroll: true });
}

// Disables a button for a person. It keeps the focus, so that the arrow keys go on working.
function setEnabled(button, isEnabled) {
  button.setAttribute("aria-disabled", String(!isEnabled));
}

function bringIntoSight(list, item) {
  if (!item) return;
  const start = item.offsetLeft - list.offsetLeft;
  if (start < list.scrollLeft) list.scrollLeft = start - 12;
  else if (start + item.offsetWidth > list.scrollLeft + list.clientWidth) {
    list.scrollLeft = start + item.offsetWidth - list.clientWidth + 12;
  }
}

function stepButton(title, sign, key, action) {
  return element("button", {
    type: "button", title: `${title} (${key})`, "aria-label": title, click: action,
  }, element("span", { "aria-hidden": "true" }, sign), element("span", { class: "words" }, title));
}

// Scenarios whose ids begin alike, such as greeting.shown and greeting.tapped, are one group.
function fillScenarios(select) {
  const groups = new Map();
  for (const { id, requirements } of page.traces.scenarios) {
    const [name] = id.split(".");
    if (!groups.has(name)) groups.set(name, element("optgroup", { label: name }));
    groups.get(name).append(
      element("option", { value: id }, `${id} (${requirements.join(", ")})`));
  }
  select.append(...groups.values());
}

function diagramKey() {
  const sample = (kind) => drawn(
    "svg", { class: "sample", width: 44, height: 12, "aria-hidden": "true" },
    drawn("g", { class: `call ${kind} done` }, drawn("path", { class: "arrow", d: "M2 6H42" })));
  return element("p", { class: "legend trace-key" },
    sample("direct"), "a call", sample("protocol"), "through a protocol", sample("closure"),
    "a closure", ["suspends", "resumes"].map((mark) => element("span", { class: "flag-meaning" },
      element("i", {}, mark), ` ${flagNames.find(([, name]) => name === mark)[2]}`)),
    element("span", {}, "Keys: ← → calls, ↑ ↓ steps"));
}

// A call in a list of calls.
function callItem({ depth, role, name, times, flags }, isCurrent = false) {
  return element("li", {
    "--depth": Math.min(depth, 12), "aria-current": isCurrent ? "true" : null,
  },
    element("b", {}, roleName(role)), ` ${name}`,
    times > 1 ? element("b", { class: "times" }, ` ${timesText({ times })}`) : null,
    flags ? element("small", {}, ` ${flagsText(flags)}`) : null);
}

// One of the two sides, which shows one architecture.
class TraceSide {
  constructor(side, pick) {
    this.side = side;
    this.pick = pick;
    this.plays = [];
    this.step = 0;
    this.call = 0;
    this.summary = element("p", { class: "now-text", "aria-live": "polite" });
    this.scroller = region("diagram", "");
    this.scroller.dataset.side = side.name;
    this.list = element("details", { class: "beside" },
      element("summary", {}, "These calls as a list"), element("ol", { class: "call-list" }));
    this.source = element("div", { class: "trace-source" });
    side.body.append(this.summary, this.scroller, this.source, this.list);
  }

  load(id) {
    this.id = id;
    nameSide(this.side, id);
    const play = page.traces.plays[id]?.[state.scenario];
    this.isRecorded = Boolean(play);
    this.plays = (play ?? []).map(callsOf);
    this.scroller.setAttribute("aria-label", visible(`Calls of ${nameOf(id)}`));
    this.shownFile = null;
  }

  show(step, call) {
    const isOtherStep = step !== this.step || !this.isRecorded;
    this.step = step;
    this.call = call;
    if (isOtherStep) this.scroller.scrollTop = 0;
    this.draw();
    const rows = this.plays[step] ?? [];
    const row = rows[Math.min(call, rows.length - 1)];
    this.summary.replaceChildren(...this.words(rows, row));
    this.list.lastChild.replaceChildren(
      ...this.told(rows).map((other) => callItem(other, other.place === call)));
    this.list.hidden = rows.length === 0;
    this.showSource(this.writtenAround(row, rows), call < rows.length);
  }

  // Returns the calls that a reader may see.
  told(rows) {
    return state.hide ? rows.slice(0, this.call + 1) : rows;
  }

  // Returns the call itself or, if its source is not one of this architecture, the nearest call
  // above it whose source is.
  writtenAround(row, rows) {
    let written = row;
    while (written && !this.fileOf(written) && written.above !== null) written = rows[written.above];
    return written && this.fileOf(written) ? written : row;
  }

  fileOf(row) {
    return sourcesById.get(this.id)?.files.find(({ path }) => path === row.file);
  }

  words(rows, row) {
    if (!this.isRecorded) return ["This scenario was not recorded here."];
    if (!row) return ["This step calls nothing."];
    const total = countOf(rows);
    if (this.call >= rows.length) {
      return [element("b", {}, `Done after ${counted(total, "call", "calls")}.`)];
    }
    const from = row.caller === null ? "" : row.caller === row.role ? " by itself"
      : ` by ${roleName(row.caller)}`;
    const how = flagsText(row.flags);
    return [
      element("span", { class: "count" },
        state.hide ? this.call + 1 : `${this.call + 1} of ${rows.length}`),
      roleMark(sourcesById.get(this.id), roleName(row.role)), element("b", {}, row.name),
      row.times > 1 ? element("b", { class: "times" }, timesText(row)) : "",
      element("span", {}, `called${from}${how ? ` — ${how}` : ""}`
        + (total > rows.length && !state.hide ? `; ${grouped(total)} calls in this step` : "")),
    ];
  }

  draw() {
    if (this.id === undefined) return;
    const rows = this.plays[this.step] ?? [];
    this.scroller.hidden = !this.isRecorded;
    drawCalls(this.scroller, this.id, lifelinesOf(this.id, rows), this.told(rows), this.call,
      (place) => this.pick(this.step, place));
  }

  showSource(row, isRunning) {
    const entry = sourcesById.get(this.id);
    const file = row && this.fileOf(row);
    if (!file) {
      this.shownFile = null;
      this.source.replaceChildren(...(row ? [missing(row.file
        ? `${row.file}, line ${row.line}, is shared by all architectures.`
        : "Its source is not on this page.")] : []));
      return;
    }
    if (this.shownFile !== file) {
      this.shownFile = file;
      this.panel = region("code-panel short", file.path, sourceOf(file));
      this.source.replaceChildren(fileTitle(entry, file), this.panel);
    }
    this.mark(row, isRunning);
  }

  // The source of a step that is done stays in sight, but none of its lines is marked.
  mark(row, isRunning) {
    const ran = (number) => isRunning
      && row.lines.some(([first, last]) => number >= first && number <= last);
    let start = null;
    for (const line of this.panel.querySelectorAll(".line")) {
      const number = Number(line.dataset.line);
      line.classList.toggle("ran", ran(number));
      if (start === null && (ran(number) || number === row.line)) start = line;
    }
    if (start) {
      this.panel.scrollTop += distance(this.panel, start) - this.panel.clientHeight / 4;
    }
  }
}
