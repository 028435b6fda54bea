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
  choose({ sort: [...others, ...next ? [`${key}:${column}:${next}`] : []].join(",") });
}

// Makes a table of rows { id, name, cells }. A row of an architecture needs no name, and another
// row has no id. A cell is { text, number }, where the number is missing for words, or null for what
// was not measured. Columns in `words` have words only.
function figuresTable({ caption, titles, rows, words = [], kind = "" }) {
  const key = slug(caption);
  const kindOf = (column) => (words.includes(column) ? "texts" : null);
  return region("scroller", caption, sortableTable({
    caption, key, kind,
    heads: titles.map((title, column) => sortingHead(key, column, title, kindOf(column))),
    rows: rows.map(({ id, name, cells }) => ({
      id, values: [name ?? nameOf(id), ...cells.map((cell) => cell?.number ?? cell?.text ?? null)],
      node: element("tr", {}, element("th", { scope: "row" }, name ?? nameOf(id)),
        cells.map((cell, index) =>
          element("td", { class: kindOf(index + 1) }, cell?.text ?? "–"))),
    })),
  }));
}

// A table of figures of the catalog, with a row for each architecture.
function catalogTable(caption, figures) {
  return figuresTable({
    caption, titles: ["Architecture", ...figures.map(({ name }) => name)],
    rows: page.names.map(({ id }) =>
      ({ id, cells: figures.map(({ values }) => values[id] ?? null) })),
  });
}

function figuresOf(group) {
  return page.groups[group].filter((id) => figuresById.has(id)).map((id) => figuresById.get(id));
}

function countCell(number) {
  return number === null ? null : { text: grouped(number), number };
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
