import {
  DOUBLE_ELIMINATION_16,
  LIVE_QUARTERFINAL,
  GROUPS_AND_BRACKET,
} from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { locateMatchPanel, locateMatchSheet } from "#e2e/pages/match-panel.ts";
import { locateMatchRow } from "#e2e/pages/match-rows.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";
import { en } from "#core/i18n/en/start.ts";

const { code, page: path } = LIVE_QUARTERFINAL;

test("opens as a sheet over the list, at the URL of the match", async ({ page }) => {
  await page.goto("/matches?state=live&site=liga.meridian.example");
  const { main } = locatePageHeader(page);
  const row = locateMatchRow(main, code);
  await row.click();
  const sheet = locateMatchSheet(page);
  await expect(locateMatchPanel(sheet).code).toHaveText(code);
  await expect(page).toHaveURL(path);
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL("/matches?state=live&site=liga.meridian.example");
  await expect(row).toBeFocused();

  for (const leave of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
    await row.click();
    await expect(sheet).toBeVisible();
    await leave();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL("/matches?state=live&site=liga.meridian.example");
  }

  // After a reload it is a page of its own.
  await row.click();
  await expect(sheet).toBeVisible();
  await page.reload();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveTitle(/Žižkov Knights – Galway Lanterns · Matchdesk$/);
  await expect(locateMatchPanel(main).code).toHaveText(code);
});

test("shows how each value was derived, the previous and next matches, and the raw data", async ({
  page,
}) => {
  await page.goto(path);
  const { main } = locatePageHeader(page);
  const { fact, rawDataToggle } = locateMatchPanel(main);
  await expect(fact("State")).toHaveText(
    /^Live,? 30 min · why: the service lists it as ended and has not locked it$/,
  );
  await expect(fact("Came from")).toContainText("Žižkov Knights: Winner of UBR1-1");
  await expect(fact("Came from")).toContainText("Galway Lanterns: Winner of UBR1-2");
  await expect(fact("Goes to")).toContainText("Winner to UBSF-1");
  await expect(fact("Met before")).toHaveText("never in a match listed here");

  await expect(main).not.toContainText('"best_of_params"');
  await rawDataToggle.click();
  await expect(main).toContainText('"id": "449212013"');
  await expect(main).toContainText('"best_of_params"');
  await expect(main).toContainText('"kills"');
});

test("names the contestant who advanced when the score is tied", async ({ page }) => {
  await page.goto("/matches/halfpitch.example/449203026");
  const { fact } = locateMatchPanel(locatePageHeader(page).main);
  await expect(fact("State")).toContainText(`Ended · why: ${en.match.stateBy.advanced}`);
  await expect(fact("Result")).toHaveText(/한강 유나이티드\W* advanced/u);
});

test("opens the winner's next match in the sheet, and returns", async ({ page }) => {
  await page.goto(DOUBLE_ELIMINATION_16.path + "/matches");
  await locateMatchRow(locatePageHeader(page).main, code).click();
  const sheet = locateMatchSheet(page);
  const panel = locateMatchPanel(sheet);
  await sheet.getByRole("link", { name: "Winner to UBSF-1" }).click();
  await expect(panel.code).toHaveText("UBSF-1");
  await expect(panel.fact("Came from")).toContainText("Winner of UBQF-2");
  await page.goBack();
  await expect(panel.code).toHaveText(code);
});

test("links to the tournament's site in a new tab", async ({ page }) => {
  await page.goto(GROUPS_AND_BRACKET.path + "/matches");
  await locateMatchRow(locatePageHeader(page).main, "SF-1").click();
  const { siteLink } = locateMatchPanel(locateMatchSheet(page));
  await expect(siteLink).toHaveText(/^Open on halfpitch\.example/);
  await expect(siteLink).toHaveAttribute("href", "https://halfpitch.example/");
  await expect(siteLink).toHaveAttribute("target", "_blank");
  await expect(siteLink).toHaveAttribute("rel", /noreferrer/);
});

test("copies the URL of the match", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/");
  await locateMatchRow(locatePageHeader(page).main, code).click();
  await locateMatchSheet(page).getByRole("button", { name: "Copy link" }).click();
  await expect(locateMatchSheet(page).getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`);
});

test("ranks the contestants of a match of four by score", async ({ page }) => {
  await page.goto("/matches?state=live&game=comet-kart");
  await locateMatchRow(locatePageHeader(page).main, "G4-3").click();
  await expect(locateMatchSheet(page).getByRole("list").first().getByRole("listitem")).toHaveText([
    /8$/,
    /6$/,
    /5$/,
    /4$/,
  ]);
});
