import { DOUBLE_ELIMINATION_16, LIVE_QUARTERFINAL } from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/development.ts";
import { locateBracket } from "#e2e/pages/bracket-page.ts";
import { openAndWaitForContent } from "#e2e/pages/content.ts";
import { locateOverlay } from "#e2e/pages/overlay-page.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";

const { left, right } = LIVE_QUARTERFINAL;

// A server that has just restarted has no data until its first poll. Modules that load slowly cause
// warnings about preloaded fonts.
test.use({ expectedErrors: /status of 503|^warning: The resource .* was preloaded/ });

// On a busy machine, Vite needs long to transform all modules for the first page.
test.setTimeout(300_000);

test("npm run dev shows all pages without a build, and changes without a reload", async ({
  page,
  development,
  problems,
}) => {
  const { program, runAgain, change } = development;
  expect(program.log().match(/https?:/g)).toHaveLength(1);
  const { main, clock } = locatePageHeader(page);
  await page.goto("/");
  await expect(clock).toBeVisible({ timeout: 90_000 });
  await openAndWaitForContent(page, LIVE_QUARTERFINAL.page);
  await expect(main).toContainText(left.name);
  await openAndWaitForContent(page, DOUBLE_ELIMINATION_16.bracket);
  await expect(locateBracket(page).card(LIVE_QUARTERFINAL.code)).toBeVisible();
  await openAndWaitForContent(page, "/share");
  const preview = page.frameLocator("iframe").first().locator("matchdesk-widget");
  await expect(preview.locator("li .row").first()).toHaveCSS("display", "grid");

  const overlay = locateOverlay(page);
  const polled = page.waitForResponse(/as=json/);
  await page.goto(`/overlay/match/${LIVE_QUARTERFINAL.key}`);
  await expect(overlay.names).toHaveText([left.name, right.name]);
  await expect(overlay.names.first()).toHaveCSS("font-family", /Archivo/);
  expect((await polled).ok()).toBe(true);

  await openAndWaitForContent(page, "/");
  const opened = await page.evaluate(() => performance.timeOrigin);
  const heading = main.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Now");
  change("web/pages/now/now-page.tsx", "{messages.nav.now}</h1>", "{messages.nav.now}!</h1>");
  await expect(heading).toHaveText("Now!");
  change("core/i18n/en/first-page.ts", 'now: "Now"', 'now: "Here"');
  await expect(heading).toHaveText("Here!");
  change("core/i18n/en/desk.ts", 'title: "', 'title: "Our ');
  expect(problems.filter((problem) => !problem.startsWith("warning: "))).toEqual([]);

  change("server/outlets/api/meta-routes.ts", '"ok\\n"', '"well\\n"');
  // The server is built again, which takes longer than a busy machine has for other waits.
  const health = async () => (await page.request.get("/healthz")).text();
  await expect.poll(health, { timeout: 90_000 }).toBe("well\n");
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);

  const { port } = new URL(program.url);
  const second = await runAgain({ PORT: port });
  expect(second.code).toBe(69);
  expect(second.log).toContain(
    `Port ${port} on 127.0.0.1 is in use. Stop what uses it, or set PORT to another: PORT=`,
  );
});
