import { QUARTERFINAL, SOLO } from "#e2e/fixtures/demo.ts";
import { STAFF, expect, test } from "#e2e/fixtures/guarded-desk.ts";
import { expectAccessible } from "#e2e/pages/accessible.ts";
import { openWithContent } from "#e2e/pages/content.ts";
import { expectFits } from "#e2e/pages/fits-screen.ts";
import { shareMenuOf } from "#e2e/pages/share-menu.ts";
import { shellOf } from "#e2e/pages/shell.ts";
import { signIn } from "#e2e/pages/sign-in.ts";

// What a browser says of the answers that tell somebody to sign in.
test.use({ provoked: /status of 401/ });

test("staff see the venue's clock and their layer; nobody else does", async ({
  page,
  browser,
  guarded,
}) => {
  await page.goto("/sign-in");
  await signIn(page, "wrong");
  await expect(page.getByRole("alert")).toHaveText("Name and password do not fit. Try again.");
  await page.keyboard.type(STAFF.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Signed in as ${STAFF.name}`)).toBeVisible();
  await openWithContent(page, QUARTERFINAL.page);
  await expect(page.locator("main details")).toHaveCount(1);
  await expect(shellOf(page).clock).toHaveText("02:45venue");

  const other = await browser.newContext({
    baseURL: guarded.url,
    ignoreHTTPSErrors: true,
    timezoneId: "Asia/Tokyo",
  });
  const stranger = await other.newPage();
  await openWithContent(stranger, QUARTERFINAL.page);
  await expect(stranger.getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(stranger.locator("main details")).toHaveCount(0);
  // Who is not at the venue reads their own clock.
  await expect(shellOf(stranger).clock).toHaveText("11:45your time");
  await expect(stranger.getByRole("contentinfo")).toContainText("your time: Asia/Tokyo");
  expect((await other.request.get("/api/v1/desk/marks")).status()).toBe(401);
  await other.close();
});

test("the form of sign-in, in both themes, at 320 and at 200%", async ({ page }) => {
  await page.goto("/sign-in");
  await expect(page.getByLabel("Name")).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
});

test("what is not public leads to sign-in and back", async ({ page }) => {
  await page.goto(SOLO.bracket);
  await expect(page).toHaveURL(/^https:\/\/[^/]+\/sign-in\?to=/);
  await signIn(page);
  await expect(page).toHaveURL(SOLO.bracket);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(SOLO.title);
  // Whoever signs in sees it; what leaves the desk does not, and says so.
  const share = shareMenuOf(page);
  await share.open.click();
  await expect(page.getByText("Not public: pictures and embeds find nothing.")).toBeVisible();
  await expect(share.copy("link")).toBeVisible();
  await expect(share.copy("Markdown")).toHaveCount(0);
});

const ELSEWHERE = [
  "//evil.example",
  "https://evil.example/",
  "/\\evil.example",
  "/..//evil.example",
];

test("a link to sign in cannot lead elsewhere", async ({ page, guarded }) => {
  for (const to of ELSEWHERE) {
    await page.context().clearCookies();
    await page.goto(`/sign-in?to=${encodeURIComponent(to)}`);
    await signIn(page);
    await expect(page.getByText(`Signed in as ${STAFF.name}`)).toBeVisible();
    await expect(page).toHaveURL(`${guarded.url}/`);
  }
});
