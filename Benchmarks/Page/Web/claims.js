// What has been claimed, with a verdict for each part of a claim; the reading list has none.

const verdictsOfClaims = [...new Set(page.claims.flatMap(verdictsOf))];
addChoice("verdict", verdictsOfClaims);

function verdictsOf({ parts }) {
  return parts.length > 0 ? parts.map(({ verdict }) => verdict) : ["reading list"];
}

function showClaims() {
  const { claims } = page;
  // Claims that contradict each other are neighbors.
  const rows = claims.map((claim, index) => ({
    verdicts: verdictsOf(claim),
    node: element("tr", {
      class: claim.contradicts.includes(claims[index - 1]?.id) ? "contradicts" : null,
    },
      element("th", { scope: "row" }, element("b", {}, claim.id), ` ${claim.text}`,
        claim.contradicts.length > 0
          ? element("small", {}, `contradicts ${listed(claim.contradicts)}`) : null),
      element("td", {}, claim.source, claim.seen ? element("small", {}, claim.seen) : null),
      element("td", {}, claim.number ?? "no number"),
      element("td", {}, claim.parts.length > 0 ? claim.parts.map(partOfClaim) : "reading list")),
  }));
  const titles = ["Claim", "Source and what was read", "Its number", "Verdict and figure here"];
  const body = element("tbody", {});
  const caption = "What has been claimed, and what the figures say";
  const select = element("select", {});
  const count = (verdict) => rows.filter(({ verdicts }) => verdicts.includes(verdict)).length;
  bindSelect(select, [["", `all (${rows.length})`],
    ...verdictsOfClaims.map((verdict) => [verdict, `${verdict} (${count(verdict)})`])], "verdict");
  const status = element("output", { class: "remark" });
  byId("claims-body").append(
    element("p", { class: "controls" }, element("label", {}, "Verdict ", select), status),
    region("scroller claims", caption,
      element("table", {}, element("caption", { class: "unseen" }, caption),
        element("thead", {}, element("tr", {},
          titles.map((title) => element("th", { scope: "col" }, title)))), body)));
  whenChanged(["verdict"], () => {
    const shown = rows.filter(({ verdicts }) =>
      state.verdict === "" || verdicts.includes(state.verdict));
    body.replaceChildren(...shown.map(({ node }) => node));
    status.textContent = visible(`${shown.length} of ${counted(rows.length, "claim", "claims")}`);
  });
  const verdicts = rows.flatMap((row) => row.verdicts);
  const numbers = verdictsOfClaims.map((verdict) =>
    `${verdicts.filter((other) => other === verdict).length} ${verdict}`);
  setHeading("claims-title",
    `${counted(rows.length, "claim", "claims")}: ${numbers.join(", ")}`);
}

function partOfClaim({ part, figure, verdict, reason }) {
  return element("div", { class: "judgment" },
    element("span", { class: `verdict ${slug(verdict)}` }, verdict),
    part ? element("b", {}, `${part}: `) : null, figure ?? "",
    reason ? element("small", {}, reason) : null);
}
