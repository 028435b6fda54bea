// What has been claimed, with a verdict for each part of a claim; the reading list has none.

function verdictsOf({ parts }) {
  return parts.length > 0 ? parts.map(({ verdict }) => verdict) : ["reading list"];
}

// A claim with several parts stands where its first part does.
function showClaims() {
  const { claims } = page;
  const rowOf = (claim) => element("tr", {},
    element("td", {}, claim.parts.length > 0 ? claim.parts.map(partOfClaim) : "reading list"),
    element("th", { scope: "row" }, element("b", {}, claim.id), ` ${claim.text}`,
      claim.contradicts.length > 0
        ? element("small", {}, `contradicts ${listed(claim.contradicts)}`) : null),
    element("td", {}, claim.number ?? "no number"),
    element("td", {}, claim.source, claim.seen ? element("small", {}, claim.seen) : null));
  const titles = ["Verdict and figure here", "Claim", "Its number", "Source and what was read"];
  const groups = [...new Set(claims.map((claim) => verdictsOf(claim)[0]))];
  byId("claims-body").append(...groups.map((verdict) => {
    const group = claims.filter((claim) => verdictsOf(claim)[0] === verdict);
    const caption = `Claims: ${verdict} (${group.length})`;
    return element("details", { class: "chart" },
      element("summary", {}, `${verdict} (${group.length})`),
      region("scroller claims", caption, element("table", {},
        element("caption", { class: "unseen" }, caption),
        element("thead", {}, element("tr", {},
          titles.map((title) => element("th", { scope: "col" }, title)))),
        element("tbody", {}, group.map(rowOf)))));
  }));
  const judged = claims.filter(({ parts }) => parts.length > 0);
  const verdicts = judged.flatMap(verdictsOf);
  const numbers = [...new Set(verdicts)].map((verdict) =>
    `${verdicts.filter((other) => other === verdict).length} ${verdict}`);
  setHeading("claims-title", `${counted(judged.length, "claim", "claims")} with `
    + `${counted(verdicts.length, "verdict", "verdicts")}: ${numbers.join(", ")}`);
}

function partOfClaim({ part, figure, verdict, reason }) {
  return element("div", { class: "judgment" },
    element("span", { class: `verdict ${slug(verdict)}` }, verdict),
    part ? element("b", {}, `${part}: `) : null, figure ?? "",
    reason ? element("small", {}, reason) : null);
}
