import type { BrowserContext, Page } from "@playwright/test";
import { DOUBLE_ELIMINATION_16, LIVE_QUARTERFINAL } from "#e2e/fixtures/demo.ts";
import { expect, test as base } from "#e2e/fixtures/product-setup.ts";
import { locateOverlay } from "#e2e/pages/overlay-page.ts";
import { locateWall } from "#e2e/pages/wall.ts";

/** Host name of a page that is no secure context, because it uses plain HTTP. */
const PLAIN_HOST = "matchdesk.test";
const { left, right, code, key } = LIVE_QUARTERFINAL;

const test = base.extend({
  setting: { environment: { ALLOWED_HOSTS: PLAIN_HOST } },
});

/** The pages of one browser, and what each shows at a score of its right contestant. */
const PAGES: readonly {
  readonly count: number;
  readonly path: string;
  readonly expectScore: (page: Page, score: number) => Promise<void>;
}[] = [
  {
    count: 10,
    path: LIVE_QUARTERFINAL.page,
    expectScore: (page, score) =>
      expect(page.getByRole("main")).toContainText(`1 to ${score}first to 2 of 3`),
  },
  {
    count: 8,
    path: `/overlay/match/${key}`,
    expectScore: async (page, score) => {
      await expect(locateOverlay(page).names).toHaveText([left.name, right.name]);
      await expect(locateOverlay(page).scores).toHaveText(["1", `${score}`]);
    },
  },
  {
    count: 2,
    path: `/wall?tournament=${DOUBLE_ELIMINATION_16.key}`,
    expectScore: (page, score) =>
      // The slides change every ten seconds.
      expect(locateWall(page).row(code)).toContainText(`${left.name}1${score}`, {
        timeout: 90_000,
      }),
  },
];

interface OpenPage {
  readonly page: Page;
  readonly expectScore: (score: number) => Promise<void>;
}

/** Opens all pages, one after the other, and waits until each shows the match. */
async function openAll(context: BrowserContext, url: string): Promise<readonly OpenPage[]> {
  const pages: OpenPage[] = [];
  for (const { count, path, expectScore } of PAGES) {
    for (let opened = 0; opened < count; opened += 1) {
      const page = await context.newPage();
      await page.goto(url + path);
      await expectScore(page, 0);
      pages.push({ page, expectScore: (score) => expectScore(page, score) });
    }
  }
  return pages;
}

/** Returns the number of open event streams. */
async function countStreams(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^matchdesk_sse_connections (\d+)$/m.exec(metrics)?.[1]);
}

// One after the other: both at once take minutes on a busy machine, and then time out.
test.describe.configure({ mode: "default", timeout: 420_000 });

test("fault 59: shows ten dashboard pages, eight overlays and two walls, which share two streams", async ({
  context,
  product,
}) => {
  const { url } = product.backend;
  const pages = await openAll(context, url);
  // The stream for staff, and the public one for overlays and walls.
  await expect.poll(() => countStreams(url)).toBe(2);
  await product.setClock("2026-05-16T02:55:00Z");
  for (const { expectScore } of pages) await expectScore(1);
  // Another page holds a stream when its holder is closed.
  for (const [index, { page }] of pages.entries()) if (index % 9 === 0) await page.close();
  await expect.poll(() => countStreams(url)).toBe(2);
});

test("fault 59: shows as many pages over plain HTTP in a local network, which share one stream", async ({
  product,
  playwright,
  launchOptions,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`],
  });
  const context = await browser.newContext();
  const { port } = new URL(product.backend.url);
  const pages = await openAll(context, `http://${PLAIN_HOST}:${port}`);
  expect(await pages[0]?.page.evaluate(() => isSecureContext)).toBe(false);
  await expect.poll(() => countStreams(product.backend.url)).toBe(1);
  await product.setClock("2026-05-16T02:55:00Z");
  for (const { expectScore } of pages) await expectScore(1);
  await browser.close();
});
