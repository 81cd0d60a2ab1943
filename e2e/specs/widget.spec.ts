import type { Page } from "@playwright/test";
import {
  DOUBLE_ELIMINATION_16,
  LIVE_QUARTERFINAL,
  GROUPS_AND_BRACKET,
} from "#e2e/fixtures/demo.ts";
import { expect, renderForeignPage, test } from "#e2e/fixtures/foreign-page.ts";
import { expectAccessible } from "#e2e/pages/accessible.ts";
import { locateWidgets } from "#e2e/pages/widget.ts";

const TOURNAMENT = DOUBLE_ELIMINATION_16.key;
const LIST = `<matchdesk-widget tournament="${TOURNAMENT}" limit="6"></matchdesk-widget>`;
const MATCH = `<matchdesk-widget kind="match" match="${LIVE_QUARTERFINAL.key}"></matchdesk-widget>`;
const LIVE = `${LIVE_QUARTERFINAL.left.name} 1–0 ${LIVE_QUARTERFINAL.right.name}, Live`;

test("shows matches on a plain page, and adds no global variables", async ({
  page,
  baseURL,
  openWidgets,
}) => {
  const before = "<script>window.known = new Set(Object.getOwnPropertyNames(window));</script>";
  const events = `<script>
    window.heard = [];
    for (const name of ["load", "update", "error"])
      addEventListener("matchdesk-" + name, (event) => heard.push(event.type));
  </script>`;
  await openWidgets(LIST + MATCH + events, before);
  const { all, rows, match } = locateWidgets(page);
  await expect(rows).toHaveCount(6);
  await expect(match(LIVE)).toHaveCount(2);
  for (const widget of await all.all()) await expect(widget).toContainText("30 min");
  await expect(match(LIVE).first()).toHaveAttribute(
    "href",
    `${baseURL}/matches/${LIVE_QUARTERFINAL.key}`,
  );
  await expect.poll(() => read(page, "heard")).toEqual(["matchdesk-load", "matchdesk-load"]);
  const added = await page.evaluate(() => {
    const known: unknown = Reflect.get(window, "known");
    const names = Object.getOwnPropertyNames(window);
    return names.filter((name) => known instanceof Set && !known.has(name));
  });
  expect(added.filter((name) => !["known", "heard"].includes(name))).toEqual([]);
});

test("works under a strict policy that allows only the server's origin", async ({
  page,
  baseURL,
  publish,
}) => {
  const policy = `default-src 'none'; script-src ${baseURL}; connect-src ${baseURL}; img-src data:`;
  const module = `<script type="module" src="${baseURL}/widget.mjs"></script>`;
  await page.goto(
    publish({
      html: renderForeignPage(`${LIST}${MATCH}${module}`),
      headers: { "content-security-policy": `${policy}; require-trusted-types-for 'script'` },
    }),
  );
  const { rows } = locateWidgets(page);
  await expect(rows).toHaveCount(6);
  await expect(rows.first()).toHaveCSS("display", "grid");
});

test("passes the integrity check when pinned by hash", async ({
  page,
  request,
  baseURL,
  publish,
}) => {
  const files = await (await request.get("/widget.json")).json();
  const { path, integrity } = files.script;
  const script = `<script src="${baseURL}${path}" integrity="${integrity}" crossorigin></script>`;
  await page.goto(publish({ html: renderForeignPage(LIST + script) }));
  await expect(locateWidgets(page).rows).toHaveCount(6);
  expect((await request.get(path)).headers()["cache-control"]).toContain("immutable");
});

test("works in a sandbox without origin, cookies or storage", async ({
  page,
  baseURL,
  publish,
}) => {
  const inner = publish({
    html: renderForeignPage(`${LIST}<script src="${baseURL}/widget.js"></script>`),
  });
  const embed = `${baseURL}/embed/matches?tournament=${TOURNAMENT}&limit=6`;
  const frames = [inner, embed].map(
    (src) => `<iframe sandbox="allow-scripts" src="${src}" width="800" height="200"></iframe>`,
  );
  const height = `<script src="${baseURL}/embed-height.js"></script>`;
  await page.goto(publish({ html: renderForeignPage(height + frames.join("")) }));
  await expect(page.locator("iframe")).toHaveCount(2);
  for (const frame of await page.locator("iframe").all()) {
    const rows = frame.contentFrame().locator("matchdesk-widget li .row");
    await expect(rows).toHaveCount(6);
    await expect(rows.first()).toHaveCSS("display", "grid");
  }
  const [first, last] = await page.locator("iframe").all();
  await expect(first ?? page.locator("none")).toHaveCSS("height", "200px");
  // Six rows, headings, header and footer.
  await expect.poll(() => last?.evaluate((each) => each.clientHeight)).toBeGreaterThan(300);
});

test("keeps its fonts and colours on a page with hostile styles", async ({ page, openWidgets }) => {
  const hostile = `<style>
    * { letter-spacing: 9px; line-height: 4; text-transform: uppercase; color: red; font-size: 40px; }
    div, span, a, b, table, li, .row, .root { position: fixed !important; display: none !important; }
    body { text-align: right; word-spacing: 2em; visibility: visible; }
  </style>`;
  await openWidgets(LIST, hostile);
  const { rows } = locateWidgets(page);
  await expect(rows).toHaveCount(6);
  const name = rows.first().locator(".name").first();
  await expect(name).toBeVisible();
  for (const [property, value] of [
    ["letter-spacing", "normal"],
    ["text-transform", "none"],
    ["font-size", "14px"],
    ["line-height", "20px"],
    ["word-spacing", "0px"],
  ] as const) {
    await expect(name).toHaveCSS(property, value);
  }
  await expect(name).not.toHaveCSS("color", "rgb(255, 0, 0)");
  expect((await rows.first().boundingBox())?.height).toBe(45);
});

test("is accessible in both themes and by keyboard with every kind", async ({
  page,
  openWidgets,
}) => {
  const [trophy, bracket] = [GROUPS_AND_BRACKET.path, GROUPS_AND_BRACKET.bracket].map((path) =>
    path.split("/").at(-1),
  );
  const kinds = [
    `limit="2" tournament="${TOURNAMENT}"`,
    `kind="match" match="${LIVE_QUARTERFINAL.key}"`,
    `kind="standings" tournament="halfpitch.example/${trophy}"`,
    `kind="bracket" bracket="halfpitch.example/${bracket}"`,
  ].map((attributes) => `<matchdesk-widget ${attributes}></matchdesk-widget>`);
  // With the background of the page, because a widget has none.
  const scheme =
    '<meta name="color-scheme" content="light dark"><style>html{background:Canvas}</style>';
  await page.setViewportSize({ width: 600, height: 900 });
  await openWidgets(kinds.join(""), scheme);
  const { all, rows, foot } = locateWidgets(page);
  await expect(foot).toHaveCount(4);
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(rows.first()).toBeFocused();
  await expect(rows.first()).toHaveAccessibleName(/ \d–\d .+, Live, LBR1-1, /);
  const tree = all.getByRole("group", { name: "Bracket" });
  await expect(tree.getByRole("link", { name: /, QF-\d/ })).toHaveCount(4);
});

test("shares one event stream and one response per URL among ten widgets", async ({
  page,
  baseURL,
  openWidgets,
}) => {
  const requests: string[] = [];
  page.on("request", (each) => requests.push(each.url()));
  const isStream = (url: string): boolean => url === `${baseURL}/api/v1/events`;
  const opened = page.waitForResponse((response) => isStream(response.url()));
  const closed = page.waitForEvent("requestfailed", (request) => isStream(request.url()));
  await openWidgets(LIST.repeat(8) + MATCH.repeat(2));
  await expect(locateWidgets(page).rows).toHaveCount(48);
  expect((await opened).status()).toBe(200);
  // Each URL is requested again when the stream has opened.
  const data = () => requests.filter((url) => url.includes("/api/v1/matches"));
  await expect.poll(() => data().length).toBe(4);
  expect(new Set(data()).size).toBe(2);
  expect(requests.filter(isStream)).toHaveLength(1);
  // The event stream ends with the last widget.
  await page.evaluate(() => {
    for (const widget of document.querySelectorAll("matchdesk-widget")) widget.remove();
  });
  await closed;
});

test.describe("widget that changes", () => {
  test.use({
    expectedErrors: /^request: .*\/foreign\/|404 \(Not Found\)|: No tournament at this address\./,
  });

  test("follows its attributes, and loads again after it was removed", async ({
    page,
    openWidgets,
  }) => {
    await openWidgets(LIST);
    const { all, rows, foot } = locateWidgets(page);
    await expect(rows).toHaveCount(6);
    await all.evaluate((widget) => widget.setAttribute("limit", "3"));
    await expect(rows).toHaveCount(3);
    await all.evaluate((widget) => widget.setAttribute("locale", "fi"));
    await expect(foot).toContainText("Tiedot klo");
    await all.evaluate((widget) => widget.setAttribute("zone", "Europe/Kyiv"));
    await expect(foot).toContainText("Ajat: Europe/Kyiv");
    await all.evaluate((widget) => {
      widget.setAttribute("kind", "standings");
      widget.remove();
      document.body.append(widget);
    });
    await all.evaluate(
      (widget, tournament) => widget.setAttribute("tournament", tournament),
      GROUPS_AND_BRACKET.key,
    );
    await expect(all.getByRole("table")).toHaveCount(4);
    await all.evaluate((widget) => widget.setAttribute("tournament", "no.example/cup"));
    await expect(all).toContainText("Tässä osoitteessa ei ole turnausta.");
  });
});

test("causes no layout shift when it fills its reserved space", async ({ page, openWidgets }) => {
  const observer = `<script>
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  </script>`;
  const sized = LIST.replace("limit", 'style="display:block;min-height:432px" limit');
  await openWidgets(`${sized}<p>After it</p>`, observer);
  await expect(locateWidgets(page).rows).toHaveCount(6);
  await page.evaluate(async () => document.fonts.ready);
  expect(await read(page, "shift")).toBe(0);
});

test.describe("iframes without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("shows matches, a bracket and standings in iframes", async ({ page, baseURL, publish }) => {
    const frames = [
      `matches?tournament=${TOURNAMENT}`,
      `match/${LIVE_QUARTERFINAL.key}`,
      `bracket/${DOUBLE_ELIMINATION_16.bracketKey}`,
      `standings/${GROUPS_AND_BRACKET.key}`,
    ].map((path) => `<iframe src="${baseURL}/embed/${path}"></iframe>`);
    await page.goto(publish({ html: renderForeignPage(frames.join("")) }));
    const [list, match, bracket, standings] = page.frames().slice(1);
    for (const frame of [list, match, bracket]) {
      if (frame === undefined) throw new Error("A frame is missing.");
      await expect(frame.getByRole("link", { name: LIVE })).toBeVisible();
    }
    await expect(standings?.getByRole("table") ?? page.locator("none")).toHaveCount(4);
  });
});

/** Returns a global variable of the page. */
function read(page: Page, name: string): Promise<unknown> {
  return page.evaluate((key) => Reflect.get(window, key), name);
}
