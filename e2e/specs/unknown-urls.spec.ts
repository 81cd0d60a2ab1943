import { LIVE_QUARTERFINAL } from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";
import * as en from "#core/i18n/en/pages.ts";

test.use({ expectedErrors: /404/ });

test("reports what does not exist at an unknown URL, and suggests names near it", async ({
  page,
}) => {
  const { main } = locatePageHeader(page);
  for (const [path, text] of [
    ["/contestants/nobody-000", en.contestant.missing],
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
    // The first sentence is the title, without its full stop.
    await expect(main).toContainText(text.replace(/\. .*|\.$/, ""));
    await expect(main).toContainText(path);
  }
  await page.goto("/contestants/zizkov-knigts");
  await main.getByRole("listitem").filter({ hasText: LIVE_QUARTERFINAL.left.name }).first().click();
  await expect(page).toHaveURL(LIVE_QUARTERFINAL.left.page);
});
