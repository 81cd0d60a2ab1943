import { COMPLETED_TOURNAMENT } from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { expectAccessible } from "#e2e/pages/accessible.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";
import * as en from "#core/i18n/en/pages.ts";
import type { Locator, Page } from "@playwright/test";
import { locateSection } from "#e2e/pages/section.ts";

test("shows the final ranking with a reason that opens its match", async ({ page }) => {
  await page.goto(COMPLETED_TOURNAMENT.path);
  await page.getByRole("tab", { name: en.common.tournament.ranking }).click();
  await expect(page).toHaveURL(`${COMPLETED_TOURNAMENT.path}/ranking`);
  const { ranks, rowOf, reasonOf } = locateRanking(page, en.ranking.final);
  await expect(ranks).toHaveText(["1", "2"]);
  const { champion, runnerUp } = COMPLETED_TOURNAMENT;
  await expect(rowOf(champion)).toContainText(`Won the Final against \u2068${runnerUp}\u2069`);
  await reasonOf(runnerUp).click();
  await expect(page).toHaveURL(/\/matches\/play\.nordarena\.example\//);
});

test("offers the ranking as a file and as an embed", async ({ page, request }) => {
  await page.goto(`${COMPLETED_TOURNAMENT.path}/ranking`);
  const { csv, share } = locateRanking(page, en.ranking.final);
  const file = await request.get((await csv.getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toContain("text/csv");
  expect((await file.text()).trim().split("\r\n")).toHaveLength(3);
  await share.click();
  await expect(page).toHaveURL(/\/share\?kind=ranking&tournament=/);
  await expect(page.getByRole("radio", { name: "Ranking" })).toBeChecked();
  await expectAccessible(page);
});

test("explains that there is no ranking at the address of a tournament without one", async ({
  page,
}) => {
  await page.goto(
    "/tournaments/play.nordarena.example/comet-kart-grand-prix-2026-05-15-10/ranking",
  );
  await expect(locatePageHeader(page).main).toContainText(en.ranking.none);
  await expect(page.getByRole("tab", { name: en.common.tournament.ranking })).toHaveCount(0);
});

test("links a contestant's earlier rank to the ranking", async ({ page }) => {
  await page.goto(`${COMPLETED_TOURNAMENT.path}/ranking`);
  const { nameOf } = locateRanking(page, en.ranking.final);
  await nameOf(COMPLETED_TOURNAMENT.runnerUp).click();
  await page.getByRole("link", { name: "Rank 2" }).click();
  await expect(page).toHaveURL(`${COMPLETED_TOURNAMENT.path}/ranking`);
});

/** Returns the locators of a tournament's ranking with this title. */
function locateRanking(page: Page, title: string) {
  const section = locateSection(page, title);
  // The reasons of other rows contain the name too.
  const contestants = page.locator('a[href^="/contestants/"]');
  const rowOf = (name: string): Locator =>
    section.getByRole("row").filter({ has: contestants.filter({ hasText: name }) });
  return {
    // A rank that several rows share is shown in the first of them.
    ranks: section.locator("tr:not([data-continued]) > td[data-name='rank']"),
    csv: section.getByRole("link", { name: en.ranking.csv }),
    share: section.getByRole("link", { name: en.common.nav.share }),
    rowOf,
    nameOf: (name: string) => rowOf(name).locator(contestants),
    reasonOf: (name: string) => rowOf(name).getByRole("link").last(),
  };
}
