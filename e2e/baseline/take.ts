/** `take.ts FOLDER ONLY WIDTH` takes the pages of the product in the working folder. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import type * as product from "#e2e/fixtures/product.ts";
import { readSheets } from "#e2e/pages/printed-pages.ts";
import { type Address, ADDRESSES, HOST_PAGE, PAGE_WIDTHS, SIZES } from "./addresses.ts";

/** Widths at which the roles and names are read. */
const TREE_WIDTHS = new Set([390, 1440]);
/** Width at which pages are also shown in forced colours and printed. */
const PRINT_WIDTH = 1440;
/** Width of A4 without margins in CSS pixels. */
const PAPER_WIDTH = 718;
const SCREEN = {
  media: null,
  colorScheme: "light",
  forcedColors: null,
  reducedMotion: "reduce",
} as const;
const NO_USERS = `Nobody:scrypt.32768.8.3.c2FsdA.${"A".repeat(43)}`;

const [target = "", only = "", onlyWidth = ""] = process.argv.slice(2);
// Of the other checkout, whose built product it starts.
const { startProduct }: typeof product = await import(
  join(process.cwd(), "e2e/fixtures/product.ts")
);

const products = await Promise.all(
  // Fixed ports, because some pages show them.
  [{ PORT: "9390" }, { PORT: "9391", STAFF_USERS: NO_USERS }].map((environment) =>
    // Rare polls, because the data never changes.
    startProduct({ environment: { POLL_SECONDS: "10", ...environment } }),
  ),
);
const [staffUrl = "", viewerUrl = ""] = products.map(({ backend }) => backend.url);
const browser = await chromium.launch({
  ...(process.env["CHROMIUM_PATH"] && { executablePath: process.env["CHROMIUM_PATH"] }),
  args: ["--no-sandbox"],
});
const chosen = ADDRESSES.filter(({ name }) => name.includes(only));
for (const size of SIZES) {
  const { width } = size;
  if (onlyWidth !== "" && width !== Number(onlyWidth)) continue;
  for (const isViewer of [false, true]) {
    const context = await browser.newContext({
      baseURL: isViewer ? viewerUrl : staffUrl,
      viewport: size,
      locale: "en-GB",
      timezoneId: "UTC",
      serviceWorkers: "block",
    });
    for (const address of chosen) {
      const isShown = (address.widths ?? PAGE_WIDTHS).includes(width);
      if (isShown && (address.isViewer ?? false) === isViewer) {
        await takeOrReport(context, address, width);
      }
    }
    await context.close();
  }
}
await browser.close();
await Promise.all(products.map((product) => product.stop()));

async function takeOrReport(
  context: BrowserContext,
  address: Address,
  width: number,
): Promise<void> {
  const page = await context.newPage();
  try {
    await take(page, address, width);
    process.stdout.write(`${width} ${address.name}\n`);
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${width} ${address.name} failed: ${String(error)}\n`);
  }
  await page.close();
}

async function take(page: Page, address: Address, width: number): Promise<void> {
  const folder = join(target, address.name.replaceAll(" ", "-"));
  mkdirSync(folder, { recursive: true });
  const shoot = async (form: string, media: Parameters<Page["emulateMedia"]>[0]) => {
    await page.emulateMedia({ ...SCREEN, ...media });
    await waitUntilIdle(page, 100);
    const path = join(folder, `${form}.png`);
    // Animations of screens measure the time since their last update.
    const animations = address.widths === undefined ? "disabled" : "allow";
    await page.screenshot({ path, fullPage: true, animations });
  };
  await page.emulateMedia(SCREEN);
  await open(page, address);
  await shoot(`${width}-light`, {});
  if (TREE_WIDTHS.has(width)) {
    const tree = await page.locator("body").ariaSnapshot();
    writeFileSync(join(folder, `${width}.yaml`), `${tree}\n`);
  }
  await shoot(`${width}-dark`, { colorScheme: "dark" });
  if (width === PRINT_WIDTH) await shoot(`${width}-forced`, { forcedColors: "active" });
  if (width !== PRINT_WIDTH || !address.isDashboard) return;
  await page.emulateMedia(SCREEN);
  const sheets = readSheets(await page.pdf({ format: "A4", preferCSSPageSize: true }));
  const texts = sheets.map(
    ({ isAcross, lines }, index) =>
      `Sheet ${index + 1} of ${sheets.length}${isAcross ? ", across" : ""}\n${lines.join("\n")}\n`,
  );
  writeFileSync(join(folder, "print.txt"), texts.join("\n"));
  await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 });
  // What is only on paper is rendered at this event.
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await shoot("paper", { media: "print" });
}

async function open(page: Page, { path, body, keys = [], isDashboard }: Address): Promise<void> {
  if (body !== undefined) {
    const html = `<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark"><meta name="viewport" content="width=device-width"><body>${body}<script src="/widget.js"></script>`;
    await page.route(`**${HOST_PAGE}`, (route) =>
      route.fulfill({ body: html, contentType: "text/html" }),
    );
  }
  await page.goto(path);
  if (isDashboard) {
    await page.getByRole("banner").getByRole("time").waitFor();
    await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
    const loading = page.getByRole("main").getByText("Loading", { exact: true });
    await loading.first().waitFor({ state: "detached" });
  }
  await waitUntilIdle(page);
  for (const key of keys) {
    await page.keyboard.press(key);
    await waitUntilIdle(page);
  }
}

/** Waits until fonts and images are loaded and nothing has been requested or changed for some milliseconds. */
function waitUntilIdle(page: Page, quiet = 400): Promise<void> {
  return page.evaluate(async (milliseconds) => {
    await document.fonts.ready;
    for (const image of document.images) {
      // Those far below are loaded too, because the picture shows them.
      if (image.loading === "lazy") image.loading = "eager";
      // One that fails to load is shown as such.
      await image.decode().catch(() => undefined);
    }
    let last = performance.now();
    // Without names, which tsx would give them by a function that the page does not have.
    const mutations = new MutationObserver(() => {
      last = performance.now();
    });
    const requests = new PerformanceObserver(() => {
      last = performance.now();
    });
    mutations.observe(document, { subtree: true, childList: true, attributes: true });
    requests.observe({ type: "resource" });
    const end = last + 10_000;
    while (performance.now() < Math.min(last + milliseconds, end)) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    mutations.disconnect();
    requests.disconnect();
  }, quiet);
}
