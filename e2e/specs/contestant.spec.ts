import { FINALIST_PAGE, LIVE_QUARTERFINAL } from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { expectAccessible } from "#e2e/pages/accessible.ts";
import { locateMatchBand, locateRoad } from "#e2e/pages/contestant-page.ts";
import { locateShareMenu } from "#e2e/pages/share-menu.ts";
import { pressKeysQuickly } from "#e2e/pages/keys.ts";
import { locateMatchRows } from "#e2e/pages/match-rows.ts";
import { locatePalette } from "#e2e/pages/palette.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";
import * as en from "#core/i18n/en/pages.ts";

const { left, right } = LIVE_QUARTERFINAL;

test("shows the record, the live match and where a win and a loss lead", async ({ page }) => {
  await page.goto(left.page);
  await expect(page).toHaveTitle(new RegExp(`${left.name} · Matchdesk$`));
  const { main } = locatePageHeader(page);
  const tournaments = page.getByRole("link", { name: en.common.nav.tournaments, exact: true });
  await expect(tournaments).toHaveAttribute("aria-current", "true");
  await expect(main.getByText("1 won, 0 lost")).toBeVisible();
  await expect(main.getByText("games 2–0")).toBeVisible();
  await expect(main.getByText("47 kills")).toBeVisible();
  const band = locateMatchBand(page);
  await expect(band).toContainText("UB Quarterfinals");
  await expect(band.getByRole("link", { name: right.name })).toBeVisible();
  await expect(band).toContainText("Win: UB Semifinals, 04:00");
  await expect(band).toContainText("Lose: LB Round 2");
});

test("shows the contestant's score first in every row", async ({ page }) => {
  await page.goto(right.page);
  await expect(locateRoad(page).row("UBQF-1")).toContainText(/Žižkov Knights.*0.*1$/);
});

test("links to the widget of the bracket with the contestant highlighted", async ({ page }) => {
  await page.goto(left.page);
  await locateShareMenu(page).open.click();
  await page.getByRole("link", { name: "Embed" }).click();
  await expect(page).toHaveURL(/\/share\?.*kind=bracket.*highlight=zizkov-knights/);
});

test("opens the head-to-head page of an opponent found by name", async ({ page }) => {
  await page.goto(left.page);
  await page.getByRole("button", { name: en.contestant.versus.open }).click();
  const field = page.getByRole("combobox", { name: en.contestant.versus.find });
  await field.focus();
  // The opponent of the live match, with the reason.
  await expect(page.getByRole("option", { name: `${right.name} Live · UBQF-1` })).toBeVisible();
  await field.pressSequentially("galway");
  // Enter takes the first suggestion.
  await expect(page.getByRole("listbox").getByRole("option").first()).toContainText(right.name);
  await field.press("Enter");
  await expect(page).toHaveURL(/\/versus\/zizkov-knights-\w+\/galway-lanterns-\w+$/);
  await expect(page.getByRole("region", { name: "They play now" })).toBeVisible();
});

test("shows the secured ranks and scores as charts with a text alternative", async ({ page }) => {
  await page.goto(FINALIST_PAGE);
  await expect(
    page.getByRole("img", { name: /^Placement secured: \d+ before the first/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("img", { name: /^Games won and lost: \d+–\d+ / })).toBeVisible();
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
