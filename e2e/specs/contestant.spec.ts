import { LIVE_QUARTERFINAL } from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { locateMatchPanel } from "#e2e/pages/match-panel.ts";
import { pressKeysQuickly } from "#e2e/pages/keys.ts";
import { locateMatchRow, locateMatchRows } from "#e2e/pages/match-rows.ts";
import { locatePalette } from "#e2e/pages/palette.ts";
import { locateSection } from "#e2e/pages/section.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";
import { enContestant } from "#core/i18n/en/contestant.ts";

const { left, right } = LIVE_QUARTERFINAL;

test("shows the record, the live match and the next one after a win", async ({ page }) => {
  await page.goto(left.page);
  await expect(page).toHaveTitle(new RegExp(`${left.name} · Matchdesk$`));
  const { fact } = locateMatchPanel(locatePageHeader(page).main);
  await expect(fact("Played")).toHaveText("1");
  await expect(fact("Won")).toHaveText("1");
  await expect(fact("Games")).toHaveText("2–0");
  await expect(fact("Kills")).toHaveText("47");
  const now = locateSection(page, "Now");
  await expect(locateMatchRows(now)).toHaveText([/UBQF-1/]);
  await expect(now).toContainText(`${enContestant.onWin} → UBSF-1 04:00`);
  await expect(now.getByRole("link", { name: "Bluff City Owls" })).toBeVisible();
  await expect(locateMatchRows(locateSection(page, "Matches"))).toHaveText([/UBQF-1/, /UBR1-1/]);
});

test("shows the contestant on the left of every row", async ({ page }) => {
  await page.goto(right.page);
  const row = locateMatchRow(locateSection(page, "Matches"), "UBQF-1");
  await expect(row).toHaveAccessibleName(
    `02:15 30 min UBQF-1 ${right.name} (Ireland) 0 to 1 ${left.name} (Czechia) Bo3`,
  );
});

test("links a past opponent to the head-to-head page", async ({ page }) => {
  await page.goto(left.page);
  await locateSection(page, enContestant.opponents)
    .getByRole("link", { name: "Bosporus Sparrows" })
    .click();
  await expect(page).toHaveURL(
    /^[^?]*\/versus\/zizkov-knights-[a-z0-9]+\/bosporus-sparrows-[a-z0-9]+$/,
  );
  await expect(locatePageHeader(page).main).toContainText("1 meeting · Games 2–0");
  await expect(locateMatchRows(locateSection(page, "Matches"))).toHaveText([/UBR1-1/]);
});

test("shows the path to the end of the bracket if the contestant keeps winning", async ({
  page,
}) => {
  await page.goto(left.page);
  const next = locateSection(page, "Now");
  await expect(next.getByRole("heading", { name: enContestant.ahead })).toBeVisible();
  await expect(next.getByRole("list").last().getByRole("listitem")).toHaveText([
    /^UBF.*v Winner of UBSF-2$/,
    /^GF.*v Winner of LBF$/,
  ]);
});

test("opens the head-to-head page of an opponent found by name", async ({ page }) => {
  await page.goto(left.page);
  const field = page.getByRole("combobox", { name: "Head to head with" });
  await field.pressSequentially("galway");
  // Enter takes the first suggestion.
  await expect(page.locator("main datalist option").first()).toHaveAttribute("value", right.name);
  await field.press("Enter");
  await expect(page).toHaveURL(/\/versus\/zizkov-knights-\w+\/galway-lanterns-\w+$/);
  await expect(locateMatchRows(locatePageHeader(page).main)).toHaveCount(1);
});

test("lists a followed contestant first in search, and filters the schedule by followed contestants", async ({
  page,
}) => {
  await page.goto(left.page);
  const follow = page.getByRole("button", { name: "Follow" });
  await follow.click();
  await expect(follow).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Control+k");
  await expect(locatePalette(page).chosen).toContainText(left.name);
  await page.keyboard.press("Escape");
  await expect(locatePalette(page).dialog).toHaveCount(0);
  await pressKeysQuickly(page, "g", "s");
  await page.getByRole("link", { name: "Followed" }).click();
  await expect(page).toHaveURL("/schedule?followed=1");
  const rows = locateMatchRows(locatePageHeader(page).main);
  await expect(rows.first()).toContainText(left.name);
  for (const row of await rows.all()) await expect(row).toContainText(left.name);
});
