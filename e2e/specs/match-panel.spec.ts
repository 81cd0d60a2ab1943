import {
  DOUBLE_ELIMINATION_16,
  LIVE_QUARTERFINAL,
  GROUPS_AND_BRACKET,
} from "#e2e/fixtures/demo.ts";
import { startHoldingProxy } from "#e2e/fixtures/holding-proxy.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { locateMatchPage } from "#e2e/pages/match-page.ts";
import { locateMatchPanel, locateMatchSheet } from "#e2e/pages/match-panel.ts";
import { locateMatchRow } from "#e2e/pages/match-rows.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";

const { code, page: path } = LIVE_QUARTERFINAL;

// In wider windows the page of matches shows the match beside the list.
test.use({ viewport: { width: 1024, height: 768 } });

test("opens as a sheet over the list, at the URL of the match", async ({ page }) => {
  await page.goto("/matches?status=live&site=liga.meridian.example");
  const { main } = locatePageHeader(page);
  const row = locateMatchRow(main, code);
  await row.click();
  const sheet = locateMatchSheet(page);
  await expect(locateMatchPanel(sheet).code).toHaveText(code);
  await expect(page).toHaveURL(path);
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL("/matches?status=live&site=liga.meridian.example");
  await expect(row).toBeFocused();

  for (const leave of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
    await row.click();
    await expect(sheet).toBeVisible();
    await leave();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL("/matches?status=live&site=liga.meridian.example");
  }

  // After a reload it is a page of its own.
  await row.click();
  await expect(sheet).toBeVisible();
  await page.reload();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveTitle(/Žižkov Knights\W* v \W*Galway Lanterns\W* · Matchdesk$/u);
  await expect(locateMatchPage(main).crumb).toContainText(code);
});

test("shows names, score and facts of the list while the details are loading", async ({
  context,
  backend,
}) => {
  const { key } = LIVE_QUARTERFINAL;
  const proxy = await startHoldingProxy(backend.url, new RegExp(`^/api/v1/matches/${key}$`));
  const page = await context.newPage();
  await page.goto(`${proxy.url}/matches?status=live&site=liga.meridian.example`);
  await locateMatchRow(locatePageHeader(page).main, code).click();
  const sheet = locateMatchSheet(page);
  const { state, fact } = locateMatchPanel(sheet);
  await expect.poll(() => proxy.countHeldRequests()).toBe(1);
  await expect(locateMatchPanel(sheet).code).toHaveText(code);
  const [left, right] = [LIVE_QUARTERFINAL.left.name, LIVE_QUARTERFINAL.right.name];
  await expect(sheet.getByRole("link", { name: left, exact: true })).toBeVisible();
  await expect(sheet.getByRole("link", { name: right, exact: true })).toBeVisible();
  await expect(sheet.getByText("1", { exact: true })).toBeVisible();
  await expect(state).toContainText("30 min");
  await expect(fact("Start")).toHaveText("02:15");
  await expect(fact("Watched")).toHaveCount(0);
  const before = await fact("Start").boundingBox();
  proxy.release();
  await expect(fact("Watched")).toHaveText(/^since /);
  expect(await fact("Start").boundingBox()).toEqual(before);
  await page.close();
  await proxy.stop();
});

test("opens the winner's next match in the sheet, and returns", async ({ page }) => {
  await page.goto(DOUBLE_ELIMINATION_16.path + "/matches");
  await locateMatchRow(locatePageHeader(page).main, code).click();
  const sheet = locateMatchSheet(page);
  const panel = locateMatchPanel(sheet);
  await sheet
    .getByRole("link", { name: /^Next: UB Semifinals, / })
    .first()
    .click();
  await expect(panel.code).toHaveText("UBSF-1");
  await expect(panel.fact("Came from")).toHaveText("UBQF-1 · UBQF-2");
  await page.keyboard.press("Tab");
  await expect(sheet.locator(":focus")).toHaveCount(1);
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
