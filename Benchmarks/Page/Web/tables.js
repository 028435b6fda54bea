// Tables of figures. The heading of a column sorts its table: upwards, downwards, as it was given.

// The sorted tables with their columns, such as "code-size:2:ascending". Column 0 has the names.
const sorting = /^[a-z0-9-]+:[0-9]{1,2}:(ascending|descending)$/;
addOption("sort", "", (text) =>
  text.split(",").filter((part) => sorting.test(part)).join(",") || undefined);

function sortingOf(key) {
  const [, column, direction] = state.sort.split(",").map((part) => part.split(":"))
    .find(([name]) => name === key) ?? [];
  return { column: Number(column ?? -1), direction: direction ?? "none" };
}

function sortBy(key, column) {
  const now = sortingOf(key);
  const next = now.column !== column ? "ascending"
    : { none: "ascending", ascending: "descending" }[now.direction];
  const others = state.sort.split(",").filter((part) => part !== "" && !part.startsWith(`${key}:`));
  chooseOptions({ sort: [...others, ...next ? [`${key}:${column}:${next}`] : []].join(",") });
}

// table: { caption, columns, rows: [{ id, name, cells, isBaseline }] }; a cell that is null was not
// measured. A row whose id is null belongs to no architecture.
function figuresTable({ caption, columns, rows }) {
  const key = slug(caption);
  const kinds = columns.map((_, index) => rows.every(({ cells }) => isFigure(cells[index] ?? ""))
    ? null : "texts");
  const heads = ["Architecture", ...columns].map((title, index) =>
    sortingHead(key, index, title, index > 0 ? kinds[index - 1] : null));
  const table = sortableTable({
    caption, key, heads, isOfTexts: [true, ...kinds.map((kind) => kind !== null)],
    rows: rows.map((row) => ({
      id: row.id, values: [row.name, ...row.cells],
      node: element("tr", { class: row.isBaseline ? "baseline" : null },
        element("th", { scope: "row" }, row.name, row.isBaseline ? baselineMark() : null),
        row.cells.map((cell, index) => element("td", { class: kinds[index] }, cell ?? "–"))),
    })),
  });
  return element("div", { class: "scroller", tabindex: "0", role: "region", "aria-label": caption },
    table);
}

// A heading with a button that sorts the table of the key by one of its columns.
function sortingHead(key, column, content, kind = null) {
  return element("th", { scope: "col", class: kind },
    element("button", { type: "button", class: "sort", click: () => sortBy(key, column) }, content));
}

// Makes a table of rows { id, values, node }: values are texts by which the row is sorted, and a row
// without an id belongs to no architecture.
function sortableTable({ caption, key, heads, rows, isOfTexts, kind = "" }) {
  const body = element("tbody", {});
  const table = element("table", { class: `sorts ${kind}`.trim() },
    element("caption", { class: "unseen" }, caption),
    element("thead", {}, element("tr", {}, heads)), body);
  table.arrange = () => {
    const { column, direction } = sortingOf(key);
    for (const [index, head] of heads.entries()) {
      head.setAttribute("aria-sort", index === column ? direction : "none");
    }
    const ordered = rows.filter(({ id }) => isShown(id));
    if (column >= 0 && column < heads.length) {
      const sign = direction === "descending" ? -1 : 1;
      ordered.sort((one, other) =>
        compared(one.values[column], other.values[column], isOfTexts[column], sign));
    }
    body.replaceChildren(...ordered.map(({ node }) => node));
  };
  table.arrange();
  return table;
}

// What was not measured comes last, upwards and downwards.
function compared(one, other, isOfTexts, sign) {
  const [left, right] = [one, other].map((text) => isOfTexts ? text ?? null : numberIn(text));
  if (left === null || right === null) return (left === null) - (right === null);
  return sign * (isOfTexts ? left.localeCompare(right, "en", { numeric: true }) : left - right);
}

// Returns the first number of a figure such as "1,400", "−12 (−4)" or "×1.02".
function numberIn(text) {
  const found = /-?[0-9.]+/.exec((text ?? "").replaceAll(",", "").replaceAll("−", "-"));
  return found ? Number(found[0]) : null;
}

function isFigure(text) {
  return /^[-+−=×≈–0-9.,%() ]*(of [0-9,]+)?$/.test(text);
}

function arrangeTables() {
  whenChanged(["sort", "shown"], () => {
    for (const table of document.querySelectorAll("table.sorts")) table.arrange();
  });
}
