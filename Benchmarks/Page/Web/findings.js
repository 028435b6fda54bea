// The findings: sentences computed from the figures, with how sure they are and the rule behind.

function showFindings(findings) {
  const place = byId("findings");
  place.hidden = findings.length === 0;
  place.append(...findings.map(({ id, text, rule, certainty }) =>
    element("li", { id: id && `finding-${slug(id)}` }, text,
      certainty ? element("small", { class: "certainty" }, certainty) : null,
      rule ? element("details", { class: "rule" }, element("summary", {}, "Rule"),
        element("p", {}, rule)) : null)));
}
