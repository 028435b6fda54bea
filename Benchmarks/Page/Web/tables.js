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

// table: { caption, columns: [{ title, isText }], rows: [{ id, name, cells, isBaseline }] }; a cell
// that is null was not measured. A row whose id is null belongs to no architecture.
function figuresTable({ caption, columns, rows }) {
  const key = slug(caption);
  const kinds = columns.map(({ isText }) => isText ? "texts" : null);
  const heads = [sortingHead(key, 0, "Architecture"),
    ...columns.map(({ title }, index) => sortingHead(key, index + 1, title, kinds[index]))];
  const table = sortableTable({
    caption, key, heads,
    rows: rows.map((row) => ({
      id: row.id, values: [row.name, ...row.cells.map((cell, index) =>
        columns[index].isText ? cell?.text ?? null : cell?.number ?? null)],
      node: element("tr", { class: row.isBaseline ? "baseline" : null },
        element("th", { scope: "row" }, row.name, row.isBaseline ? baselineMark() : null),
        row.cells.map((cell, index) => element("td", { class: kinds[index] }, cell?.text ?? "–"))),
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

// Makes a table of rows { id, values, node }: values are the texts or numbers by which the row is
// sorted, and a row without an id belongs to no architecture.
function sortableTable({ caption, key, heads, rows, kind = "" }) {
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
      ordered.sort((one, other) => compared(one.values[column], other.values[column], sign));
    }
    body.replaceChildren(...ordered.map(({ node }) => node));
  };
  table.arrange();
  return table;
}

// What was not measured, null, comes last, upwards and downwards.
function compared(one, other, sign) {
  if (one === null || other === null) return (one === null) - (other === null);
  return sign * (typeof one === "number" ? one - other
    : one.localeCompare(other, "en", { numeric: true }));
}

function arrangeTables() {
  whenChanged(["sort", "shown"], () => {
    for (const table of document.querySelectorAll("table.sorts")) table.arrange();
  });
}
