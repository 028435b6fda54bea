// The calls of one step, drawn: a lifeline for each role, and an arrow for each call.

const flagNames = [
  [1, "protocol", "through a protocol"], [2, "closure", "a closure"],
  [4, "resumes", "goes on after it was suspended"], [8, "suspends", "is suspended at its end"],
];
// The lengths of the drawing, as multiples of the page's type size.
const em = {
  get unit() { return parseFloat(getComputedStyle(document.documentElement).fontSize); },
  row: 1.9, head: 2.3, letter: 0.49, above: 1.5,
};

// The calls of a step, with the calls that they make, in the order in which they begin. Equal calls
// in a row, with all that they call, are one row with the number of repetitions. The search ends
// even if the data is damaged.
function callsOf(step) {
  const rows = [];
  const add = (index, times, depth, above) => {
    const call = page.traces.calls[index];
    const called = call && page.traces.functions[call[0]];
    if (!called || depth > 100 || rows.length >= 4000) return;
    const row = {
      name: called[0], short: shortName(called[0], called[1]), role: called[1],
      file: page.traces.files[called[2]], line: called[3],
      caller: page.traces.roles[call[1]] === undefined ? null : call[1], flags: call[2],
      lines: page.traces.lineSets[call[3]] ?? [], depth, above, place: rows.length, times,
      count: times * (above === null ? 1 : rows[above].count),
    };
    rows.push(row);
    addAll(call[4], depth + 1, row.place);
    row.end = rows.length - 1;
  };
  const addAll = (indices, depth, above) => {
    for (let start = 0, end = 0; start < indices.length; start = end) {
      while (end < indices.length && indices[end] === indices[start]) end += 1;
      add(indices[start], end - start, depth, above);
    }
  };
  addAll(page.traces.steps[step] ?? [], 0, null);
  return rows;
}

// The number of calls that the rows stand for, each repetition counted.
function countOf(rows) {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

// The name of a function in a diagram. Without its types where the lifeline of a role names them.
function shortName(name, role) {
  return page.architectures.some(({ roles }) => roles.some((own) => own.name === roleName(role)))
    ? name.replace(/(^|\bin |\bstatic )(?:[A-Z]\w*\.)+(?!init\b)/g, "$1") : name;
}

function timesText(row) {
  return row.times > 1 ? `× ${grouped(row.times)}` : "";
}

function flagsText(flags) {
  return flagNames.filter(([bit]) => flags & bit).map(([, , text]) => text).join(", ");
}

function roleName(role) {
  return page.traces.roles[role] ?? "?";
}

// The lifelines of one step, from the role that a person touches to the one that keeps the data.
function lifelinesOf(id, rows) {
  const used = new Set(rows.flatMap((row) =>
    row.caller === null ? [row.role] : [row.role, row.caller]));
  const order = ["App", "Task", "HeadlessUIKit", "Views",
    ...(sourcesById.get(id)?.roles ?? []).map((role) => role.name)];
  const place = (role) => {
    const index = order.indexOf(roleName(role));
    return index < 0 ? order.length + role : index;
  };
  return [...used].sort((one, other) => place(one) - place(other));
}

// Draws into a scroller. current is the place of the selected call: calls before it are done, and
// calls after it are yet to come. pick is called with the place of a call that is clicked.
function drawCalls(scroller, id, roles, rows, current, pick) {
  const { unit } = em;
  const longest = Math.max(0, ...roles.flatMap((role) =>
    headLines(roleName(role)).map((line) => line.length)));
  const gap = Math.max(
    5.5 * unit, (0.43 * longest + 0.6) * unit, scroller.clientWidth / Math.max(roles.length, 1));
  const entry = sourcesById.get(id);
  const width = Math.max(gap * roles.length, 10 * unit,
    ...rows.map((row) => roomOf(row) + 1.5 * unit));
  const rowHeight = em.row * unit;
  const height = Math.max(
    rows.length * rowHeight + unit, scroller.clientHeight - em.head * unit - 4);
  const x = new Map(roles.map((role, index) => [role, gap * (index + 0.5)]));

  // Each role keeps its place, so that one that has been called stands where it will stand.
  const seen = lifelinesOf(id, rows);
  const heads = drawn("svg", {
    class: "heads", width, height: em.head * unit, "aria-hidden": "true",
  },
    seen.map((role) => {
      const name = roleName(role);
      const room = Math.floor((gap - unit) / (0.52 * unit));
      const lines = name.length > room ? headLines(name) : [name];
      return drawn("g", { class: `head ${colorOfRole(entry, name) ?? "shared"}` },
        drawn("rect", {
          x: x.get(role) - gap / 2 + 4, y: 5, width: gap - 8, height: em.head * unit - 10, rx: 6,
        }),
        drawn("text", {
          class: name.length > room ? "small" : null, y: (lines.length > 1 ? 1 : 1.4) * unit,
          "text-anchor": "middle",
        }, drawn("title", {}, name), lines.map((line, index) => drawn("tspan", {
          x: x.get(role), dy: index * 0.78 * unit,
        }, line))));
    }));

  const body = drawn("svg", { class: "calls", width, height, "aria-hidden": "true" },
    arrowHeads(scroller.dataset.side),
    seen.map((role) => drawn("line", {
      class: "lifeline", x1: x.get(role), x2: x.get(role), y1: 0, y2: height,
    })),
    rows.map((row) => drawn("rect", {
      class: `active ${tense(row, current)}`, x: x.get(row.role) - 5 + 3 * nesting(rows, row),
      y: y(row.place) - 2, width: 10, rx: 3,
      height: (Math.min(row.end, rows.length - 1) - row.place + 0.45) * rowHeight,
    })),
    rows.map((row) => arrow(row, x, width, current, scroller.dataset.side, pick)));
  scroller.replaceChildren(heads, body);
  keepInSight(scroller, current, current < rows.length ? x.get(rows[current].role) : null);
}

// The lines of a name that is too long for its head: two lines where it has two words.
function headLines(name) {
  const middle = name.length / 2;
  const [end = name.length] = [...name.matchAll(/ |(?<=[a-z])(?=[A-Z])/g)]
    .map(({ index }) => index)
    .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return [name.slice(0, end), name.slice(end).trim()].filter((line) => line !== "");
}

// Returns the width of a call's label with its marks.
function roomOf(row) {
  const marks = flagNames.filter(([bit]) => row.flags & bit).map(([, name]) => name);
  const letters = row.short.length + timesText(row).length + marks.join(" ").length + 2 * marks.length;
  return letters * em.letter * em.unit;
}

function y(place) {
  return (place * em.row + em.above) * em.unit;
}

function tense(row, current) {
  if (row.place === current) return "now";
  return row.place < current ? "done" : "to-come";
}

// Returns the number of surrounding calls to the same role, four at most.
function nesting(rows, row) {
  let count = 0;
  for (let above = row.above; above !== null && count < 4; above = rows[above].above) {
    if (rows[above].role === row.role) count += 1;
  }
  return count;
}

// Each side has its own arrowheads, since those of a side that is hidden cannot be drawn.
function arrowHeads(side) {
  return drawn("defs", {}, ["done", "now", "to-come"].map((name) =>
    drawn("marker", {
      id: `${side}-${name}`, class: name, viewBox: "0 0 10 10", refX: 9, refY: 5, markerWidth: 9,
      markerHeight: 9, orient: "auto-start-reverse", markerUnits: "userSpaceOnUse",
    }, drawn("path", { d: "M0 0L10 5L0 10z" }))));
}

function arrow(row, x, width, current, name, pick) {
  const { unit } = em;
  const to = x.get(row.role);
  const from = row.caller === null ? null : x.get(row.caller);
  const height = y(row.place);
  const when = tense(row, current);
  const isOwn = from === to;
  const kind = row.flags & 1 ? "protocol" : row.flags & 2 ? "closure" : "direct";
  const start = from ?? to - 2 * unit;
  const side = to >= start ? -1 : 1;
  const path = isOwn
    ? `M${to + 5} ${height - 0.7 * unit}h${1.2 * unit}v${0.7 * unit}H${to + 8}`
    : `M${start - 5 * side} ${height}H${to + 6 * side}`;
  const left = isOwn ? to + 1.7 * unit : Math.min(start, to) + 0.7 * unit;
  const marks = flagNames.filter(([bit]) => row.flags & bit).map(([, name]) => name);
  const times = timesText(row);
  const how = flagsText(row.flags);
  const room = roomOf(row);
  // Where a call to itself has no room on its right, its name stands on its left.
  const standsLeft = isOwn && left + room > width && to > room + unit;
  const label = drawn("text", {
    x: standsLeft ? to - 0.7 * unit : Math.max(6, Math.min(left, width - room - 8)),
    y: isOwn ? height - 0.1 * unit : height - 0.4 * unit, "text-anchor": standsLeft ? "end" : null,
  }, drawn("title", {}, `${roleName(row.role)}: ${row.name}${row.flags ? ` (${how})` : ""}`),
    row.short, times ? drawn("tspan", { class: "times", dx: 7 }, times) : null,
    marks.map((mark) => drawn("tspan", { class: "flag", dx: 7 }, mark)));
  return drawn("g", { class: `call ${kind} ${when}`, click: () => pick(row.place) },
    drawn("rect", {
      class: "hit", x: 0, y: height - 1.4 * unit, width, height: em.row * unit,
    }),
    drawn("path", { class: "arrow", d: path, "marker-end": `url(#${name}-${when})` }),
    label);
}

function keepInSight(scroller, current, x) {
  const { unit } = em;
  const top = y(current) - em.row * unit;
  const bottom = y(current) + em.row * unit;
  const room = scroller.clientHeight - em.head * unit;
  if (top < scroller.scrollTop) scroller.scrollTop = Math.max(0, top);
  else if (bottom > scroller.scrollTop + room) scroller.scrollTop = bottom - room;
  if (x === null) return;
  if (x < scroller.scrollLeft + 3 * unit) scroller.scrollLeft = x - scroller.clientWidth / 2;
  else if (x > scroller.scrollLeft + scroller.clientWidth - 3 * unit) {
    scroller.scrollLeft = x - scroller.clientWidth / 2;
  }
}
