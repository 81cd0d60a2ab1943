import { SECOND } from "#core/lib/time.ts";
import { expect, NEXT_POLL_TIMEOUT, test } from "#e2e/fixtures/product-setup.ts";
import { locateMatchRow } from "#e2e/pages/match-rows.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";

const LATER = "2026-05-16T02:55:00Z";
const AGE = "as of 02:45";
/** Milliseconds within which pages report that data is out of date: a poll and 15 s. */
const STALE = 16 * SECOND;

test("keeps the last data with its age while the service returns a web page", async ({
  page,
  product,
}) => {
  await page.goto("/matches?status=live");
  const { main, dataAge, staleDataBar } = locatePageHeader(page);
  await expect(locateMatchRow(main, "UBQF-1")).toContainText("1 to 0");
  product.proxy.setState("html");
  // The `Date` header of a web page must not change the clock.
  await product.service().setClock("2026-05-16T14:50:00Z");
  await product.backend.advance(STALE);
  await expect(dataAge).toHaveText(AGE);
  await expect(staleDataBar).toHaveText("Delayed. Data from 02:45.");
  await expect(locateMatchRow(main, "UBQF-1")).toContainText("1 to 0");
  await expect(page.getByText("Hotel Wi-Fi")).toHaveCount(0);

  // Before the service responds again, so that no response contains the time of 14:50.
  await product.service().setClock(LATER);
  product.proxy.setState("good");
  await expect(dataAge).toHaveText("Live", NEXT_POLL_TIMEOUT);
  await expect(locateMatchRow(main, "UBQF-1")).toContainText("1 to 1");
});

test.describe("credentials that were never valid", () => {
  test.use({ setting: { secret: "another" }, expectedErrors: /503/ });

  test("reports invalid credentials, and that there is no data yet", async ({ page }) => {
    await page.goto("/matches");
    const { main, staleDataBar } = locatePageHeader(page);
    await expect(staleDataBar).toHaveText(
      "The service refuses our credentials (invalid_client). Check CLIENT_ID and CLIENT_SECRET.",
    );
    await expect(main).toContainText("No matches yet. The service has not responded.");
  });
});

test.describe("service without matches", () => {
  test.use({ setting: { sites: "quiet.example" } });

  test("reports an empty service with the times of the last and the next poll", async ({
    page,
  }) => {
    await page.goto("/matches");
    const { main, dataAge } = locatePageHeader(page);
    await expect(main).toContainText(
      "No matches yet. The service sent an empty list at 02:45. Next look in 1 s.",
    );
    await expect(dataAge).toHaveText("Live");
    await page.goto("/");
    await expect(main).toContainText("Nothing is being played.");
    await expect(main).toContainText("No match is listed after this.");
    await page.goto("/tournaments");
    await expect(main).toContainText("No tournaments yet. They appear with their first match.");
  });
});
