import {
  DOUBLE_ELIMINATION_16,
  LIVE_BRACKET_RESET,
  GROUPS_AND_BRACKET,
} from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { locateMatchRows } from "#e2e/pages/match-rows.ts";
import { locateSection } from "#e2e/pages/section.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";
import * as en from "#core/i18n/en/pages.ts";

/** Not the lines of matches in them. */
const ROWS = ":scope > ul > li";

test("lists ongoing, upcoming and completed tournaments", async ({ page }) => {
  await page.goto("/tournaments");
  const ongoing = locateSection(page, en.common.tournament.live).locator(ROWS);
  const doubleElimination = ongoing.filter({ hasText: DOUBLE_ELIMINATION_16.title });
  await expect(doubleElimination).toContainText("8 ended, 8 live, 15 to play");
  await expect(doubleElimination).toContainText("Upper Bracket Quarterfinals");
  await expect(doubleElimination).toContainText("LBR2-1");
  await expect(doubleElimination).not.toContainText("at least");
  await expect(ongoing.filter({ hasText: LIVE_BRACKET_RESET.title })).toContainText(
    "at least 5 matches",
  );
  const upcoming = locateSection(page, en.common.filter.upcoming).locator(ROWS);
  await expect(upcoming).toHaveText([
    /Halfpitch Harbour Trophy Hosuwon/,
    /Nordarena Solo Cup Nový Brod/,
  ]);
  const completed = locateSection(page, en.common.tournament.over).locator(ROWS);
  await expect(completed.filter({ hasText: "Champion" })).toContainText("طارق الصيرفي");
});

test("filters tournaments by contestant and site", async ({ page }) => {
  await page.goto("/tournaments");
  const rows = page.getByRole("main").locator("section").locator(ROWS);
  const field = page.getByRole("searchbox", { name: en.common.tournament.find });
  await field.fill("zizkov");
  await expect(page).toHaveURL(/[?]q=zizkov/);
  await expect(rows).toHaveText([new RegExp(DOUBLE_ELIMINATION_16.title)]);
  await field.fill("");
  await page
    .getByRole("combobox", { name: en.common.words.site })
    .selectOption("halfpitch.example");
  await expect(rows).toHaveCount(2);
  await field.fill("nobody of this name");
  await page.getByRole("link", { name: en.common.filter.clear }).click();
  await expect(rows).toHaveCount(10);
});

test("opens a tournament on its bracket, and links to its other sections", async ({ page }) => {
  await page.goto("/tournaments");
  await page.getByRole("link", { name: DOUBLE_ELIMINATION_16.title }).click();
  await expect(page).toHaveURL(DOUBLE_ELIMINATION_16.bracket);
  // The number of attention items may precede the title.
  await expect(page).toHaveTitle(new RegExp(`${DOUBLE_ELIMINATION_16.title} · Matchdesk$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(DOUBLE_ELIMINATION_16.title);
  await expect(locatePageHeader(page).main).toContainText("16 May 2026 · liga.meridian.example");

  await page.getByRole("tab", { name: "Matches 31" }).click();
  await expect(page).toHaveURL(`${DOUBLE_ELIMINATION_16.path}/matches`);
  await expect(locateMatchRows(locateSection(page, "8 matches"))).toHaveCount(8);
  await expect(locateMatchRows(locateSection(page, en.common.filter.upcoming))).toHaveCount(15);
  await expect(locateMatchRows(locateSection(page, en.common.filter.ended))).toHaveCount(8);

  await page.getByRole("tab", { name: "Contestants 16" }).click();
  await expect(page).toHaveURL(`${DOUBLE_ELIMINATION_16.path}/contestants`);
  await expect(page.getByRole("row")).toHaveCount(17);
  await expect(page.getByRole("rowheader", { name: "Žižkov Knights" })).toBeVisible();

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(DOUBLE_ELIMINATION_16.bracket);
});

test("finds, sorts and follows the contestants of a tournament", async ({ page }) => {
  await page.goto(`${DOUBLE_ELIMINATION_16.path}/contestants`);
  const rows = locateSection(page, en.contestant.list.stillIn).getByRole("row");
  await expect(rows).toHaveCount(17);
  const knights = rows.filter({ has: page.getByRole("rowheader", { name: "Žižkov Knights" }) });
  await expect(knights).toContainText("UBQF-1");
  await expect(knights).toContainText("Galway Lanterns");
  await expect(knights).toContainText("live 1–0");

  await page.getByRole("combobox", { name: en.common.words.order }).selectOption("seed");
  await expect(page).toHaveURL(/[?]order=seed/);
  await expect(rows.nth(1)).toContainText("Žižkov Knights");

  await page.getByRole("searchbox", { name: en.contestant.list.find }).fill("czech");
  await expect(rows).toHaveCount(2);
  await page.getByRole("button", { name: /^Follow .*Žižkov Knights/ }).click();
  await page.getByRole("searchbox", { name: en.contestant.list.find }).fill("");
  await expect(rows).toHaveCount(17);
  await page.getByRole("button", { name: `${en.common.words.followed} 1` }).click();
  await expect(rows).toHaveCount(2);

  await knights.getByRole("link", { name: "UBQF-1" }).click();
  await expect(page).toHaveURL(/[/]matches[/]/);
});

test("opens a tournament on its groups while they are ongoing", async ({ page }) => {
  await page.goto(GROUPS_AND_BRACKET.path);
  await expect(page).toHaveURL(`${GROUPS_AND_BRACKET.path}/groups`);
  const group = locateSection(page, "Group 1");
  await expect(group.getByRole("row")).toHaveText([
    /^#\s*Contestant/,
    /^1.*Sông Lam Trẻ.*2\s*2\s*0\s*0\s*5\s*3\s*\+2\s*6\s*→\sQF-3/,
    /^2.*Río Bermejo.*→\sQF-1/,
    /^3.*SV De Meeuwen.*−1\s*0/,
    /^4.*Club Social y Deportivo Arroyo del Tala/,
  ]);
  await expect(page.getByText("3 points for a win, 1 for a draw, 0 for a loss")).toHaveCount(1);
  await expect(page.getByText(en.standings.assumed)).toHaveCount(1);
});
