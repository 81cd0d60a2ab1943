import { LIVE_QUARTERFINAL, LIVE_RANKING } from "#e2e/fixtures/demo.ts";
import { test as demoTest } from "#e2e/fixtures/demo-backend.ts";
import { expect, test } from "#e2e/fixtures/product-setup.ts";
import { locateMatchPage } from "#e2e/pages/match-page.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";
import * as en from "#core/i18n/en/pages.ts";

const { left, right, page: path } = LIVE_QUARTERFINAL;

demoTest("shows state, matches before and after, roads and the raw data", async ({ page }) => {
  await page.goto(path);
  const { main } = locatePageHeader(page);
  const { crumb, state, fact, section, rawDataToggle } = locateMatchPage(main);
  await expect(crumb.getByRole("listitem")).toHaveText([
    "Meridian Masters Nový Brod",
    "Bracket",
    "UB Quarterfinals",
    /UBQF-1 · Ironvale$/,
  ]);
  await expect(state).toHaveText(
    "Live 30 min Why: the service lists it as ended and has not locked it. Last change 02:45. Last poll 02:45.",
  );
  await expect(fact("Best of")).toHaveText("3, first to 2");
  const stakes = section("At stake and where it leads");
  await expect(stakes.getByRole("link", { name: /UBR1-1/ })).toContainText(left.name);
  await expect(stakes.getByRole("link", { name: /UBR1-2/ })).toContainText(right.name);
  await expect(stakes).toContainText("Next: UB Semifinals, 04:00, v Winner of UBQF-2.");
  await expect(stakes).toContainText(/Galway Lanterns\W*: LB Round 2\./u);
  await expect(section("Head to head")).toContainText("Never met here before this match.");
  await expect(section("Their road here").getByRole("link")).toHaveText([
    /UBR1-1.*Bosporus Sparrows2 to 0/,
    /UBR1-2.*:wq Gaming2 to 1/,
  ]);

  await expect(main).not.toContainText('"best_of_params"');
  await rawDataToggle.click();
  await expect(main).toContainText('"id": "449212013"');
});

demoTest("names the contestant who advanced when the score is tied", async ({ page }) => {
  await page.goto("/matches/halfpitch.example/449203026");
  const { fact, state } = locateMatchPage(locatePageHeader(page).main);
  await expect(state).toContainText(`Ended Why: ${en.common.match.stateBy.advanced}.`);
  await expect(fact("Result")).toHaveText(/한강 유나이티드\W* advanced/u);
});

demoTest("shows a match of four ranked by score, without roads", async ({ page }) => {
  await page.goto(`/matches/${LIVE_RANKING.match}`);
  const { main } = locatePageHeader(page);
  await expect(locateMatchPage(main).fact("Start")).toHaveText("02:30");
  for (const name of LIVE_RANKING.names) await expect(main).toContainText(name);
  // A box of its own is filled; the fill of an inline one has no height.
  const cell = main.getByRole("row", { name: LIVE_RANKING.names[0] }).locator("[data-live]");
  await expect(cell).toHaveCSS("display", "inline-block");
  await expect(locateMatchPage(main).section("Their road here")).toHaveCount(0);
});

test("adds a game to the line score when the score changes", async ({ page, product }) => {
  await page.goto(path);
  const { lineScore } = locateMatchPage(locatePageHeader(page).main);
  const rows = lineScore.getByRole("row");
  await expect(rows.nth(1).getByRole("cell")).toHaveText(["1", "", "", "1"]);
  await expect(rows.last()).toHaveText(/02:45next$/);
  await product.setClock("2026-05-16T02:55:00Z");
  await expect(rows.nth(2).getByRole("cell")).toHaveText(["·", "1", "", "1"]);
  await expect(rows.last()).toHaveText(/02:4502:55next$/);
});

demoTest("swaps the sides of two contestants", async ({ page }) => {
  await page.goto("/versus/zizkov-knights-ghtsz6629n/bosporus-sparrows-2cz49febhv4");
  const { main } = locatePageHeader(page);
  await expect(main.getByRole("banner").or(main.locator("header"))).toContainText("1–0");
  await page.getByRole("link", { name: "Swap" }).click();
  await expect(page).toHaveURL(/\/versus\/bosporus-sparrows-\w+\/zizkov-knights-\w+$/);
  await expect(main.locator("header")).toContainText("0–1");
});
