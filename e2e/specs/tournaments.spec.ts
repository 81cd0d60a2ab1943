import { MASTERS, MASTERS_BEFORE, TROPHY } from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/desk.ts";
import { rowsIn } from "#e2e/pages/match-rows.ts";
import { sectionOf } from "#e2e/pages/section.ts";
import { shellOf } from "#e2e/pages/shell.ts";

test("lists what is played, what comes and what is over", async ({ page }) => {
  await page.goto("/tournaments");
  const played = rowsIn(sectionOf(page, "Being played"));
  await expect(played.filter({ hasText: MASTERS.title })).toContainText("8 live");
  await expect(played.filter({ hasText: MASTERS.title })).toContainText(/31 matches seen$/);
  await expect(played.filter({ hasText: MASTERS_BEFORE.title })).toContainText(
    "5 matches seen, perhaps not all",
  );
  const coming = rowsIn(sectionOf(page, "Coming"));
  await expect(coming).toHaveText([/Halfpitch Harbour Trophy Hosuwon/]);
  const over = rowsIn(sectionOf(page, "Over"));
  await expect(over.filter({ hasText: "Champion" })).toContainText("كريم القاضي");
});

test("a tournament opens on its bracket and leads to its parts", async ({ page }) => {
  await page.goto("/tournaments");
  await page.getByRole("link", { name: MASTERS.title }).click();
  await expect(page).toHaveURL(MASTERS.bracket);
  // Before it stands how much needs a person, once that is known.
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

test("a tournament with groups under way opens on their tables", async ({ page }) => {
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
  await expect(group).toContainText("A usual rule, assumed: the service names none.");
});

test("a ranked group counts what each race gave", async ({ page }) => {
  await page.goto("/tournaments/play.nordarena.example/comet-kart-grand-prix-2026-05-15-21/groups");
  const group = sectionOf(page, "Group 3");
  await expect(group).toContainText("Ranked by place in each match");
  await expect(group.getByRole("row")).toHaveCount(5);
});

test.describe("at an address of nothing", () => {
  test.use({ provoked: /404/ });

  test("says that no tournament is there", async ({ page }) => {
    await page.goto("/tournaments/liga.meridian.example/never-held");
    await expect(shellOf(page).main).toContainText(
      "No tournament at this address. It was never listed here, or it is not public.",
    );
  });
});
