// What has been claimed, with a verdict for each part of a claim.

addOption("verdict", "", (text) => (verdictsOfClaims().includes(text) ? text : undefined));

function verdictsOfClaims() {
  return [...new Set((page.claims ?? []).flatMap(({ judgements }) =>
    judgements.map(({ verdict }) => verdict)))];
}

function showClaims() {
  const section = byId("claims");
  const claims = page.claims ?? [];
  section.hidden = claims.length === 0;
  document.querySelector("nav a[href^='#claims']").parentElement.hidden = claims.length === 0;
  if (claims.length === 0) return;
  const groups = groupedByContradiction(claims);
  const rows = groups.flatMap((group) => group.map((claim, index) => ({
    verdicts: claim.judgements.map(({ verdict }) => verdict),
    node: element("tr", { class: group.length > 1 && index > 0 ? "contradicts" : null },
      element("th", { scope: "row" }, element("b", {}, claim.id), ` ${claim.text}`,
        claim.contradicts.length > 0
          ? element("small", {}, `contradicts ${listed(claim.contradicts)}`) : null),
      element("td", {}, claim.source, claim.seen ? element("small", {}, claim.seen) : null),
      element("td", {}, claim.number ?? "no number"),
      element("td", {}, claim.judgements.map(judgement))),
  })));
  const titles = ["Claim", "Source and what was read", "Its number", "Verdict and figure here"];
  const body = element("tbody", {});
  const caption = "What has been claimed, and what the figures say";
  const select = element("select", { change: () => chooseOptions({ verdict: select.value }) });
  const count = (verdict) => rows.filter(({ verdicts }) => verdicts.includes(verdict)).length;
  fillSelect(select, [["", `all (${rows.length})`],
    ...verdictsOfClaims().map((verdict) => [verdict, `${verdict} (${count(verdict)})`])],
  state.verdict);
  const status = element("output", { class: "remark" });
  byId("claims-body").append(
    element("p", { class: "controls" }, element("label", {}, "Verdict ", select), status),
    element("div", { class: "scroller", tabindex: "0", role: "region", "aria-label": caption },
      element("table", { class: "claims" }, element("caption", { class: "unseen" }, caption),
        element("thead", {}, element("tr", {},
          titles.map((title) => element("th", { scope: "col" }, title)))), body)));
  whenChanged(["verdict"], () => {
    select.value = state.verdict;
    const shown = rows.filter(({ verdicts }) =>
      state.verdict === "" || verdicts.includes(state.verdict));
    body.replaceChildren(...shown.map(({ node }) => node));
    status.textContent = visible(`${shown.length} of ${counted(rows.length, "claim", "claims")}`);
  });
  setHeading("claims-title", `${counted(rows.length, "claim", "claims")}: `
    + `${verdictsOfClaims().map((verdict) => `${count(verdict)} ${verdict}`).join(", ")}`);
}

function judgement({ part, figure, verdict, reason }) {
  return element("div", { class: "judgement" },
    element("span", { class: `verdict ${slug(verdict)}` }, verdict),
    part ? element("b", {}, `${part}: `) : null, figure ?? "",
    reason ? element("small", {}, reason) : null);
}

// Puts claims that contradict each other into one group, at the place of the first.
function groupedByContradiction(claims) {
  const groups = [];
  const placed = new Set();
  const byName = new Map(claims.map((claim) => [claim.id, claim]));
  const add = (claim, group) => {
    if (!claim || placed.has(claim.id)) return;
    placed.add(claim.id);
    group.push(claim);
    for (const id of claim.contradicts) add(byName.get(id), group);
    for (const other of claims) if (other.contradicts.includes(claim.id)) add(other, group);
  };
  for (const claim of claims) {
    const group = [];
    add(claim, group);
    if (group.length > 0) groups.push(group);
  }
  return groups;
}
