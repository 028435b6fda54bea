// One scenario in two architectures, call by call.

function showTraces() {
  const place = byId("traces-body");
  if (!page.traces || scenariosById.size === 0) {
    place.append(missing(page.notes.find((note) => note.startsWith("traces:"))
      ?? "The calls between roles were not recorded for this page."));
    return;
  }
  const scenarioSelect = element("select", { id: "scenario" });
  const leftSelect = element("select", { id: "traces-left" });
  const rightSelect = element("select", { id: "traces-right" });
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
    class: "player", role: "group", "aria-label": "Step through the scenario", keydown: pressed,
  }, buttons.lastStep, buttons.lastCall, count, buttons.nextCall, buttons.nextStep);
  const pairPlace = element("div", { class: "pair", keydown: pressed });
  place.append(
    element("p", { class: "controls" },
      element("label", {}, "Scenario ", scenarioSelect), element("label", {}, "Left ", leftSelect),
      element("label", {}, "Right ", rightSelect)),
    proves, element("div", { class: "stage" }, steps, player), pairPlace, diagramKey());

  fillScenarios(scenarioSelect);
  scenarioSelect.addEventListener("change", () =>
    choose("traces", { scenario: scenarioSelect.value, position: 1 }));
  chooseSides("traces", leftSelect, rightSelect);
  const sides = makePair(pairPlace, "Trace").map((side) => new TraceSide(side, pick));
  let positions = [];

  whenChanged(["scenario"], () => {
    scenarioSelect.value = state.scenario;
    showScenario(proves, steps);
  });
  whenChanged(["scenario", "left", "right"], () => {
    sides[0].load(state.left);
    sides[1].load(state.right);
    positions = positionsOf(sides);
    show();
  });
  whenChanged(["position"], show);
  new ResizeObserver(() => sides.forEach((side) => side.draw())).observe(pairPlace);

  function show() {
    const index = Math.min(state.position, positions.length) - 1;
    const { step, call } = positions[index];
    for (const side of sides) side.show(step, call);
    for (const [number, item] of [...steps.children].entries()) {
      item.firstChild.toggleAttribute("data-current", number === step);
      if (number === step) item.firstChild.setAttribute("aria-current", "step");
      else item.firstChild.removeAttribute("aria-current");
    }
    bringIntoSight(steps, steps.children[step]);
    count.textContent = `${index + 1} of ${positions.length}`;
    setEnabled(buttons.lastCall, index > 0);
    setEnabled(buttons.lastStep, index > 0);
    setEnabled(buttons.nextCall, index < positions.length - 1);
    setEnabled(buttons.nextStep, step < positions.at(-1).step);
  }

  function move(by, unit) {
    const index = Math.min(state.position, positions.length) - 1;
    let next = index + by;
    if (unit === "step") {
      const { step, call } = positions[index];
      // Back first to the beginning of the step, as a player of music does.
      const target = by > 0 ? step + 1 : call > 0 ? step : step - 1;
      next = positions.findIndex((position) => position.step === target);
    }
    if (next >= 0 && next < positions.length) choose("traces", { position: next + 1 });
  }

  function pick(step, call) {
    const index = positions.findIndex((other) => other.step === step && other.call === call);
    if (index >= 0) choose("traces", { position: index + 1 });
  }

  function pressed(event) {
    const moves = {
      ArrowLeft: [-1, "call"], ArrowRight: [1, "call"], ArrowUp: [-1, "step"],
      ArrowDown: [1, "step"],
    };
    if (!moves[event.key] || event.altKey || event.ctrlKey || event.metaKey) return;
    // A source is long, and scrolls itself.
    if (moves[event.key][1] === "step" && event.target.closest(".code-panel")) return;
    event.preventDefault();
    move(...moves[event.key]);
  }

  function showScenario(proves, steps) {
    const scenario = scenariosById.get(state.scenario);
    proves.replaceChildren(...scenario.requirements.map((id) =>
      element("p", {}, element("b", {}, id), ` ${textOfRequirement(id)}`)));
    steps.replaceChildren(...scenario.steps.map((step, number) => element("li", {},
      element("button", {
        type: "button", class: step.isExpectation ? "step looks" : "step",
        click: () => pick(number, 0),
      }, element("small", {}, step.isExpectation ? "must hold" : `step ${number + 1}`),
      step.title))));
  }
}

// Disabled for a person, but still holding the focus, so that the arrow keys go on working.
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

function fillScenarios(select) {
  const groups = new Map();
  for (const scenario of scenariosById.values()) {
    const group = scenario.id.split(".")[0];
    if (!groups.has(group)) groups.set(group, []);
    groups.get(group).push(scenario);
  }
  select.replaceChildren(...[...groups].map(([group, scenarios]) =>
    element("optgroup", { label: group }, scenarios.map(({ id, requirements }) =>
      element("option", { value: id }, `${id} (${requirements.join(", ")})`)))));
  select.value = state.scenario;
}

// Every sight of the scenario: in each step one for each call, of the side that makes more of them.
function positionsOf(sides) {
  const count = scenariosById.get(state.scenario).steps.length;
  const positions = [];
  for (let step = 0; step < Math.max(count, 1); step += 1) {
    const calls = Math.max(1, ...sides.map((side) => side.plays[step]?.length ?? 0));
    for (let call = 0; call < calls; call += 1) positions.push({ step, call });
  }
  return positions;
}

function diagramKey() {
  const sample = (kind) => drawn(
    "svg", { class: "sample", width: 44, height: 12, "aria-hidden": "true" },
    drawn("g", { class: `call ${kind} done` }, drawn("path", { class: "arrow", d: "M2 6H42" })));
  return element("p", { class: "legend" },
    sample("direct"), "a call ", sample("protocol"), "through a protocol ", sample("closure"),
    "a closure. The arrow keys step through the calls (← →) and the steps (↑ ↓).");
}

// One architecture of the two.
class TraceSide {
  constructor(side, pick) {
    this.side = side;
    this.pick = pick;
    this.plays = [];
    this.step = 0;
    this.call = 0;
    this.summary = element("p", { class: "now-text", "aria-live": "polite" });
    this.scroller = element("div", {
      class: "diagram", tabindex: "0", role: "region", "data-side": side.name,
    });
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
    this.roles = lifelinesOf(id, this.plays);
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
    this.list.lastChild.replaceChildren(...rows.map((other) =>
      element("li", {
        "--depth": Math.min(other.depth, 12), "aria-current": other.place === call ? "true" : null,
      },
        element("b", {}, roleName(other.role)), ` ${other.name}`,
        other.flags ? element("small", {}, ` ${flagsText(other.flags)}`) : null)));
    this.list.hidden = rows.length === 0;
    this.showSource(this.writtenAround(row, rows));
  }

  // The call itself or, where its source is not this architecture's, the nearest that has led to it.
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
    if (this.call >= rows.length) {
      return [element("span", { class: "count" }, `${rows.length} of ${rows.length}`),
        element("b", {}, `Done after ${counted(rows.length, "call", "calls")}.`)];
    }
    const from = row.caller === null ? "" : row.caller === row.role ? " by itself"
      : ` by ${roleName(row.caller)}`;
    const how = flagsText(row.flags);
    return [
      element("span", { class: "count" }, `${this.call + 1} of ${rows.length}`),
      roleMark(sourcesById.get(this.id), roleName(row.role)), element("b", {}, row.name),
      element("span", {}, `called${from}${how ? ` — ${how}` : ""}`),
    ];
  }

  draw() {
    if (!this.roles) return;
    const rows = this.plays[this.step] ?? [];
    this.scroller.hidden = !this.isRecorded;
    drawCalls(this.scroller, this.id, this.roles, rows, this.call,
      (place) => this.pick(this.step, place));
  }

  showSource(row) {
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
      this.panel = element("div", {
        class: "code-panel short", tabindex: "0", role: "region", "aria-label": file.path,
      }, sourceOf(file));
      this.source.replaceChildren(fileTitle(entry, file), this.panel);
    }
    this.mark(row);
  }

  mark(row) {
    const ran = (number) => row.lines.some(([first, last]) => number >= first && number <= last);
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
