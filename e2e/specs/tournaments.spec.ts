import { MASTERS, MASTERS_BEFORE, TROPHY } from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { rowsIn } from "#e2e/pages/match-rows.ts";
import { sectionOf } from "#e2e/pages/section.ts";
import { shellOf } from "#e2e/pages/shell.ts";
import { enStandings } from "#core/i18n/en/standings.ts";
import { en } from "#core/i18n/en/start.ts";

test("lists ongoing, upcoming and completed tournaments", async ({ page }) => {
  await page.goto("/tournaments");
  const ongoing = rowsIn(sectionOf(page, en.tournament.live));
  await expect(ongoing.filter({ hasText: MASTERS.title })).toContainText("8 live");
  await expect(ongoing.filter({ hasText: MASTERS.title })).toContainText(/31 matches seen$/);
  await expect(ongoing.filter({ hasText: MASTERS_BEFORE.title })).toContainText(
    "5 matches seen, perhaps not all",
  );
  const upcoming = rowsIn(sectionOf(page, en.tournament.coming));
  await expect(upcoming).toHaveText([/Halfpitch Harbour Trophy Hosuwon/]);
  const completed = rowsIn(sectionOf(page, en.tournament.over));
  await expect(completed.filter({ hasText: "Champion" })).toContainText("كريم القاضي");
});

test("opens a tournament on its bracket, and links to its other sections", async ({ page }) => {
  await page.goto("/tournaments");
  await page.getByRole("link", { name: MASTERS.title }).click();
  await expect(page).toHaveURL(MASTERS.bracket);
  // The number of attention items may precede the title.
  await expect(page).toHaveTitle(new RegExp(`${MASTERS.title} · Matchdesk$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(MASTERS.title);
  await expect(shellOf(page).main).toContainText("16 May 2026 · liga.meridian.example");

  await page.getByRole("tab", { name: "Matches 31" }).click();
  await expect(page).toHaveURL(`${MASTERS.path}/matches`);
  await expect(rowsIn(sectionOf(page, "8 matches"))).toHaveCount(8);
  await expect(rowsIn(sectionOf(page, "Upcoming"))).toHaveCount(15);
  await expect(rowsIn(sectionOf(page, "Ended"))).toHaveCount(8);

  await page.getByRole("tab", { name: "Contestants 16" }).click();
  await expect(page).toHaveURL(`${MASTERS.path}/contestants`);
  await expect(page.getByRole("row")).toHaveCount(17);
  await expect(page.getByRole("row", { name: "Žižkov Knights" })).toContainText("1");

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(MASTERS.bracket);
});

test("opens a tournament on its groups while they are ongoing", async ({ page }) => {
  await page.goto(TROPHY.path);
  await expect(page).toHaveURL(`${TROPHY.path}/groups`);
  const group = sectionOf(page, "Group 1");
  await expect(group).toContainText("(numbered by us)");
  await expect(group.getByRole("row")).toHaveText([
    /^#\s*Contestant/,
    /^1.*Sông Lam Trẻ.*→ QF-3\s*2\s*2\s*0\s*0\s*5\s*3\s*\+2\s*6/,
    /^2.*Río Bermejo.*→ QF-1/,
    /^3.*SV De Meeuwen.*−1\s*0/,
    /^4.*Club Social y Deportivo Arroyo del Tala/,
  ]);
  await expect(group).toContainText("3 points for a win, 1 for a draw, 0 for a loss");
  await expect(group).toContainText(enStandings.assumed);
});

test("ranks a group of rankings by placement", async ({ page }) => {
  await page.goto("/tournaments/play.nordarena.example/comet-kart-grand-prix-2026-05-15-21/groups");
  const group = sectionOf(page, "Group 3");
  await expect(group).toContainText(enStandings.byRank);
  await expect(group.getByRole("row")).toHaveCount(5);
});

test.describe("page at an unknown URL", () => {
  test.use({ expectedErrors: /404/ });

  test("reports that the tournament does not exist", async ({ page }) => {
    await page.goto("/tournaments/liga.meridian.example/never-held");
    await expect(shellOf(page).main).toContainText(
      "No tournament at this address. It was never listed here, or it is not public.",
    );
  });
});
