import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { locateMatchRows } from "#e2e/pages/match-rows.ts";
import { locateMatchesPage } from "#e2e/pages/matches-page.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";

test.use({ expectedErrors: /ERR_(INTERNET_DISCONNECTED|FAILED)/ });

test("shows the last data and an offline notice without a network, also when reloaded", async ({
  page,
  context,
}) => {
  await page.goto("/matches?status=live");
  const { main, dataAge, staleDataBar } = locatePageHeader(page);
  await expect(locateMatchRows(main)).toHaveCount(15);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const files = performance
          .getEntriesByType("resource")
          .map(({ name }) => name)
          .filter((name) => new URL(name).pathname.startsWith("/assets/"));
        const list = "/api/v1/matches?status=live&state=live";
        const urls = [location.origin, "/api/v1/meta", list, ...files];
        const cached = await Promise.all(
          urls.map((url) => caches.match(url, { ignoreVary: true })),
        );
        return cached.every((response) => response !== undefined);
      }),
    )
    .toBe(true);
  await context.setOffline(true);
  await expect(dataAge).toHaveText("as of 02:45");
  await expect(staleDataBar).toHaveText("Offline. Showing data from 02:45.");
  await expect(locateMatchRows(main)).toHaveCount(15);
  await page.reload();
  await expect(locateMatchRows(main)).toHaveCount(15);
  await expect(dataAge).toHaveText("as of 02:45");
  await context.setOffline(false);
  await expect(dataAge).toHaveText("Live");
  await expect(staleDataBar).toHaveText("");
  await locateMatchesPage(page).tab("ended").click();
  await expect(page).toHaveURL("/matches?status=live&state=ended");
});
