// The findings: sentences computed from the figures, with what follows and the rule behind.

function showFindings(findings) {
  const place = byId("findings");
  place.hidden = findings.length === 0;
  place.append(...findings.map(({ id, text, advice, rule }) =>
    element("li", { id: `finding-${slug(id)}` }, text, " ", element("em", {}, advice),
      element("details", { class: "rule" }, element("summary", {}, "Rule"),
        element("p", {}, rule)))));
}
