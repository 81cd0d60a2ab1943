import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";
import { enContestant } from "#core/i18n/en/contestant.ts";
import { en } from "#core/i18n/en/start.ts";

test.use({ expectedErrors: /404/ });

test("reports what does not exist at an unknown URL, and links to Now", async ({ page }) => {
  const { main } = locatePageHeader(page);
  for (const [path, text] of [
    ["/contestants/nobody-000", enContestant.missing],
    [
      "/tournaments/liga.meridian.example/never-held",
      "No tournament at this address. It was never listed here, or it is not public.",
    ],
    [
      "/matches/liga.meridian.example/1",
      "No match at this address. It was never listed here, or its tournament is not public.",
    ],
    ["/nothing/here", "No page at this address."],
  ] as const) {
    await page.goto(path);
    await expect(main).toContainText(text);
  }
  await page.getByRole("link", { name: en.failure.toNow }).click();
  await expect(page).toHaveURL("/");
});
