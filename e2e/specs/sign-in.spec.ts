import { LIVE_QUARTERFINAL, SINGLE_ELIMINATION_32 } from "#e2e/fixtures/demo.ts";
import { STAFF_ACCOUNT, expect, test } from "#e2e/fixtures/sign-in-backend.ts";
import { expectAccessible } from "#e2e/pages/accessible.ts";
import { openAndWaitForContent } from "#e2e/pages/content.ts";
import { expectNoOverflowOrOverlap } from "#e2e/pages/fits-screen.ts";
import { locateShareMenu } from "#e2e/pages/share-menu.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";
import { signIn } from "#e2e/pages/sign-in.ts";
import * as en from "#core/i18n/en/pages.ts";

// The browser logs every response with status 401.
test.use({ expectedErrors: /status of 401/ });

test("shows venue time and raw data to staff only", async ({ page, browser, backend }) => {
  await page.goto("/sign-in");
  await expect(page.getByRole("textbox", { name: en.session.name })).toBeFocused();
  await signIn(page, { ...STAFF_ACCOUNT, password: "wrong" });
  await expect(page.getByRole("alert")).toHaveText(en.session.wrong);
  await page.keyboard.type(STAFF_ACCOUNT.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Signed in as ${STAFF_ACCOUNT.name}`)).toBeVisible();
  await openAndWaitForContent(page, LIVE_QUARTERFINAL.page);
  await expect(page.locator("main details")).toHaveCount(1);
  await expect(locatePageHeader(page).clock).toHaveText("02:45venue");

  const other = await browser.newContext({
    baseURL: backend.url,
    ignoreHTTPSErrors: true,
    timezoneId: "Asia/Tokyo",
  });
  const viewer = await other.newPage();
  await openAndWaitForContent(viewer, LIVE_QUARTERFINAL.page);
  await expect(viewer.getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(viewer.locator("main details")).toHaveCount(0);
  // Viewers see times in their own time zone.
  await expect(locatePageHeader(viewer).clock).toHaveText("11:45your time");
  await expect(viewer.getByRole("contentinfo")).toContainText("your time: Asia/Tokyo");
  expect((await other.request.get("/api/v1/desk/marks")).status()).toBe(401);
  await other.close();
});

test("shows an accessible form that fits at 320 pixels and at 200% zoom", async ({ page }) => {
  await page.goto("/sign-in");
  await expect(page.getByLabel("Name")).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflowOrOverlap(page);
});

test("shows why a sign-in at the provider failed", async ({ page }) => {
  const { problems } = en.session;
  for (const [problem, text] of [...Object.entries(problems), ["toString", problems.failed]]) {
    await page.goto(`/sign-in?problem=${problem}`);
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveText(text ?? "");
  }
});

test("requires sign-in for a page that is not public, and returns to it", async ({ page }) => {
  await page.goto(SINGLE_ELIMINATION_32.bracket);
  await expect(page).toHaveURL(/^https:\/\/[^/]+\/sign-in\?to=/);
  await signIn(page);
  await expect(page).toHaveURL(SINGLE_ELIMINATION_32.bracket);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(SINGLE_ELIMINATION_32.title);
  // Staff see the bracket, but images and embeds do not show it.
  const share = locateShareMenu(page);
  await share.open.click();
  await expect(page.getByText(en.visibility.share)).toBeVisible();
  await expect(share.copy("link")).toBeVisible();
  await expect(share.copy("Markdown")).toHaveCount(0);
});
