import { expect, test } from "#e2e/fixtures/product-setup.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";

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
