import { DEMO_MATCH_COUNTS, LIVE_QUARTERFINAL } from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { locateMatchRow, locateMatchRows } from "#e2e/pages/match-rows.ts";
import { locateSection } from "#e2e/pages/section.ts";
import * as en from "#core/i18n/en/pages.ts";

test("shows the live, the next and the last ended matches", async ({ page }) => {
  await page.goto("/");
  const live = locateSection(page, `${DEMO_MATCH_COUNTS.live} matches`);
  // As many as leave the next matches in view.
  await expect(locateMatchRows(live)).toHaveCount(12);
  await expect(
    live.getByRole("link", { name: `${DEMO_MATCH_COUNTS.live - 12} more` }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Next" })).toBeInViewport();
  // The first poll sets the clock; a time recorded before its last response is slightly earlier.
  await expect(live).toContainText(/data since 02:4[45]/);
  const { code, left, right } = LIVE_QUARTERFINAL;
  await expect(locateMatchRow(live, code)).toHaveAccessibleName(
    `02:15 30 min ${code} ${left.name} (Czechia) 1 to 0 ${right.name} (Ireland) Bo3`,
  );

  const next = locateSection(page, "Next");
  await expect(next).toContainText("listed until Sat 16 May 13:00");
  await expect(locateMatchRow(next, "LBR2-1")).toContainText("Loser of UBQF");
  await expect(locateMatchRow(next, "LBR2-1")).toContainText("Winner of LBR1-1");

  const ended = locateSection(page, "Just ended");
  await expect(locateMatchRow(ended, "QF-2")).toHaveText(/1 to 1.*한강 유나이티드\W* advanced$/u);
});

test("links from each section to the whole list", async ({ page }) => {
  await page.goto("/");
  await locateSection(page, "Next").getByRole("link", { name: "Show all" }).click();
  await expect(page).toHaveURL("/matches?state=upcoming");
  await page.goBack();
  await locateSection(page, "Just ended").getByRole("link", { name: "Show all" }).click();
  await expect(page).toHaveURL("/matches?state=ended");
});

test("shows what needs attention on one line each", async ({ page }) => {
  await page.goto("/");
  const attention = page.getByRole("complementary", { name: en.desk.pages.desk });
  const items = attention.getByRole("listitem");
  await expect(items).toHaveCount(6);
  await expect(items.nth(0)).toContainText("Conflict");
  await expect(items.filter({ hasText: "Not started" })).toContainText("45 min");
});

test("shows whole rows in lists of a fixed height, and a link to the others", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto("/");
  const next = locateSection(page, "Next");
  await expect(next.getByRole("link", { name: /^\d+ more$/ })).toBeInViewport({ ratio: 1 });
  const ended = locateSection(page, "Just ended");
  await expect(locateMatchRows(ended).last()).toBeInViewport({ ratio: 1 });
  await locateSection(page, "15 matches")
    .getByRole("link", { name: /^\d+ more$/ })
    .click();
  await expect(page).toHaveURL(/^[^?]*\/matches/);
});

test("gives what has ended its own column on a very wide screen without stations", async ({
  page,
}) => {
  await page.setViewportSize({ width: 3840, height: 2160 });
  await page.goto("/");
  const [live, ended] = [/15 matches/, "Just ended"].map((name) =>
    page.getByRole("heading", { name }),
  );
  await expect(ended!).toBeVisible();
  await expect
    .poll(async () => (await ended!.boundingBox())?.y)
    .toBe((await live!.boundingBox())?.y);
});
