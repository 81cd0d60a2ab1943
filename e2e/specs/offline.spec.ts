import { expect, test } from "#e2e/fixtures/desk.ts";
import { rowsIn } from "#e2e/pages/match-rows.ts";
import { matchesPageOf } from "#e2e/pages/matches-page.ts";
import { shellOf } from "#e2e/pages/shell.ts";

test.use({ provoked: /ERR_INTERNET_DISCONNECTED/ });

test("a browser without network keeps what it has and says so", async ({ page, context }) => {
  await page.goto("/matches?state=live");
  const { main, stamp, news } = shellOf(page);
  await expect(rowsIn(main)).toHaveCount(15);
  await context.setOffline(true);
  await expect(stamp).toHaveText("Offline. Showing data from 02:45.");
  await expect(news).toHaveText("Offline. Showing data from 02:45.");
  await expect(rowsIn(main)).toHaveCount(15);
  await context.setOffline(false);
  await expect(stamp).toHaveText("Live");
  await matchesPageOf(page).tab("Ended").click();
  await expect(page).toHaveURL("/matches?state=ended");
});
