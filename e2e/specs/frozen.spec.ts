import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import type { Page } from "@playwright/test";
import {
  DOUBLE_ELIMINATION_16,
  LIVE_QUARTERFINAL,
  GROUPS_AND_BRACKET,
  DEMO_NOW,
} from "#e2e/fixtures/demo.ts";
import { type HttpServer, startHttpServer } from "#e2e/fixtures/http-server.ts";
import { expect, renderForeignPage, test as foreign } from "#e2e/fixtures/foreign-page.ts";
import { runProgramToEnd } from "#e2e/fixtures/running-program.ts";
import { createTemporaryFolder } from "#e2e/fixtures/temporary-folder.ts";
import { locateWidgets } from "#e2e/pages/widget.ts";

const [TOURNAMENT, GROUPS] = [DOUBLE_ELIMINATION_16.key, GROUPS_AND_BRACKET.key];
const BRACKET = DOUBLE_ELIMINATION_16.bracketKey;
const WIDGETS = [
  `tournament="${TOURNAMENT}" limit="6"`,
  `tournament="${TOURNAMENT}" state="live"`,
  `kind="match" match="${LIVE_QUARTERFINAL.key}"`,
  `kind="bracket" bracket="${BRACKET}"`,
  `kind="standings" tournament="${GROUPS}" flags="images"`,
  `kind="ranking" tournament="${TOURNAMENT}"`,
].map((attributes) => `<matchdesk-widget ${attributes}></matchdesk-widget>`);

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};

/** A test with two tournaments of the backend, frozen and served by a static file server. */
const test = foreign.extend<object, { files: HttpServer }>({
  files: [
    async ({ backend }, use) => {
      const folder = createTemporaryFolder();
      const chosen = [TOURNAMENT, GROUPS].map((key) => `--tournament=${key}`);
      const args = [folder.path, ...chosen, `--base=${backend.url}`];
      const { code, log } = await runProgramToEnd("freeze", args, {});
      expect(log).toContain("2 tournaments, ");
      expect(code).toBe(0);
      const files = await serveFolder(folder.path);
      await use(files);
      await files.stop();
      folder.remove();
    },
    { scope: "worker" },
  ],
});

test.use({ expectedErrors: /^request: http:\/\/127\.0\.0\.1:\d+\// });

test("shows the same widgets for frozen tournaments, and requests no URL twice", async ({
  page,
  baseURL,
  publish,
  files,
}) => {
  const texts: string[][] = [];
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  // A frozen copy counts from the viewer's clock.
  await page.clock.setFixedTime(DEMO_NOW);
  for (const base of [baseURL ?? "", files.url]) {
    const script = `<script src="${base}/widget.js"></script>`;
    await page.goto(publish({ html: renderForeignPage(WIDGETS.join("") + script) }));
    texts.push(await textsOf(page));
  }
  const [live, frozen] = texts;
  expect(frozen).toEqual(live);
  const apiUrls = requests.filter((url) => url.startsWith(`${files.url}/api/v1/`));
  expect(apiUrls.filter((url) => url.includes("/events"))).toEqual([]);
  expect(new Set(apiUrls).size).toBe(apiUrls.length);
});

test("reads the options of a frozen iframe from its URL, and links to frozen pages", async ({
  page,
  publish,
  files,
}) => {
  const frame = `<iframe src="${files.url}/embed/matches/${TOURNAMENT}?limit=3&locale=fi&zone=Asia/Tokyo" width="700"></iframe>`;
  const height = `<script src="${files.url}/embed-height.js"></script>`;
  await page.goto(publish({ html: renderForeignPage(height + frame) }));
  const widget = page.frameLocator("iframe").locator("matchdesk-widget");
  await expect(widget.locator("li .row")).toHaveCount(3);
  await expect(widget.locator(".foot")).toContainText("Ajat: Asia/Tokyo");
  const href = await widget.locator("li .row").first().getAttribute("href");
  await page.goto(`${href}`);
  await page.getByRole("link", { name: DOUBLE_ELIMINATION_16.title }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(DOUBLE_ELIMINATION_16.title);
});

test.describe("frozen pages without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the bracket, the groups and the matches of a frozen tournament", async ({
    page,
    files,
    publish,
  }) => {
    await page.goto(`${files.url}/tournaments/${TOURNAMENT}`);
    const name = `${LIVE_QUARTERFINAL.left.name} 1–0 ${LIVE_QUARTERFINAL.right.name}, Live`;
    await expect(page.getByRole("link", { name })).toHaveCount(2);
    await page.goto(`${files.url}/tournaments/${GROUPS}`);
    await expect(page.getByRole("table")).toHaveCount(4);
    await expect(page.getByText("Ranking", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Ranking as CSV" })).toBeVisible();
    const frame = `<iframe src="${files.url}/embed/bracket/${BRACKET}"></iframe>`;
    await page.goto(publish({ html: renderForeignPage(frame) }));
    await expect(page.frameLocator("iframe").getByRole("link", { name })).toBeVisible();
  });
});

/** Returns the texts of all loaded widgets of a page, without the age of their data. */
async function textsOf(page: Page): Promise<string[]> {
  const { all } = locateWidgets(page);
  await expect(all.locator(".foot")).toHaveCount(WIDGETS.length);
  return all.evaluateAll((widgets) =>
    widgets.map((widget) => {
      const text = widget.shadowRoot?.querySelector(".root")?.textContent ?? "";
      return text.replace(/Data from [\d:]+$/, "");
    }),
  );
}

/**
 * Starts a server that does only what every static file server does without configuration: it
 * serves a file at its path, redirects a folder's URL to the one with a slash, serves `index.html`
 * there, and ignores the query.
 */
function serveFolder(folder: string) {
  return startHttpServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://files.example");
    response.setHeader("access-control-allow-origin", "*");
    const path = join(folder, decodeURIComponent(pathname));
    const isFolder = existsSync(path) && statSync(path).isDirectory();
    if (isFolder && !pathname.endsWith("/")) {
      response.writeHead(301, { location: `${pathname}/${search}` }).end();
      return;
    }
    const file = isFolder ? join(path, "index.html") : path;
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type }).end(readFileSync(file));
  });
}
