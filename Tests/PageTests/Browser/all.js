plan(3);

await check("Every chart, table, list and plot has all of them, each with its name in full", () => {
  const names = page.names.map(({ name }) => name);
  is(own("#size-chart .bars .name"), names);
  is(own("#fault-chart li > .name").sort(), [...names].sort());
  is(own("#cost-chart tbody th").filter((name) => names.includes(name)), names);
  is(all(".plot .point").length, names.length);
  is(texts(".heat tbody th"), names);
  is(texts(".heat .familiar"), ["MVC", "MVP", "MVVM", "VIPER"]);
  is(texts("#conformance thead .turned span"), names);
});

await check("No text of the page is the name of an object, and the chart of mistakes has remarks", () => {
  holds(!one("main").innerText.includes("[object"), "no object is shown");
  holds(all("#fault-chart .remark").length > 0, "there are remarks");
});

await check("On a wide page the matrix of requirements needs no scrolling", () => {
  is(one(".matrix").scrollWidth - one(".matrix").clientWidth, 0);
});
