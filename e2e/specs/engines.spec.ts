import { setTimeout as wait } from "node:timers/promises";
import { type EngineName, ENGINES, expect, test } from "#e2e/engines/engine-test.ts";
import {
  isLoaded,
  focusedLabel,
  middleOf,
  textsOf,
  labelsOf,
  labelsInWidgets,
  rowOfWidget,
} from "#e2e/engines/page-functions.ts";
import type { EnginePage } from "#e2e/engines/webdriver.ts";
import { openTabs } from "#e2e/engines/webkit.ts";
import { DASHBOARD_PAGES } from "#e2e/fixtures/dashboard-pages.ts";
import {
  DOUBLE_ELIMINATION_16,
  GROUPS_AND_BRACKET,
  LIVE_BRACKET_RESET,
  LIVE_QUARTERFINAL,
} from "#e2e/fixtures/demo.ts";
import { renderForeignPage } from "#e2e/fixtures/foreign-page.ts";
import { startHoldingProxy } from "#e2e/fixtures/holding-proxy.ts";
import type { Product } from "#e2e/fixtures/product.ts";
import * as en from "#core/i18n/en/pages.ts";

const TOURNAMENT = GROUPS_AND_BRACKET.key;
/** The first URL of each page of the dashboard, because other queries run the same code again. */
const PATHS = new Map(
  DASHBOARD_PAGES.toReversed().map(({ path }) => [path.replace(/[?].*/, ""), path] as const),
);
/** Pages without the header and the footer of the dashboard. */
const SCREENS = [
  `/wall?tournament=${TOURNAMENT}`,
  `/overlay/match/${LIVE_QUARTERFINAL.key}`,
  `/overlay/bracket/${DOUBLE_ELIMINATION_16.bracketKey}`,
  `/embed/matches?tournament=${TOURNAMENT}`,
  `/embed/bracket/${DOUBLE_ELIMINATION_16.bracketKey}`,
  `/embed/standings/${TOURNAMENT}`,
  `/embed/match/${LIVE_QUARTERFINAL.key}`,
  "/api",
];
/** Logs an error, throws another one, and then requests a file that no page requests. */
const FAULTY_SCRIPT =
  "setTimeout(() => fetch(FILE).catch(() => {}), 100); console.error('planted error'); throw new Error('planted exception');";
const FILE_OF_FAULTY_PAGE = "/openapi.json";
const PLANTED = ["planted error", "planted exception"].map((text) => expect.stringContaining(text));

/** Matches the file with the search. */
const DIALOGS = /\/assets\/dialogs-[^/]+\.js$/;

/** Number of pages that WebKit loads at a time, each in a process of its own. */
const TABS = 6;
/** For the content of a page, because other tests take the time of the machine. */
const PAGE_TIMEOUT = { timeout: 60_000, intervals: [100] };

/** A semifinal that is live, and its score after each of two changes. */
const SEMIFINAL = "halfpitch.example/449203030";
const CHANGES = [
  { now: "2026-05-16T03:00:00Z", scores: [1, 1], text: "1–1" },
  { now: "2026-05-16T03:05:00Z", scores: [2, 1], text: "2–1" },
] as const;

for (const engineName of ["Firefox", "WebKit"] as const satisfies readonly EngineName[]) {
  const isMissing = ENGINES[engineName].path === undefined;
  const name = isMissing ? `${engineName}, skipped: it is not installed` : engineName;
  test.describe(() => {
    // One after the other, because they share a browser and the clock of the service.
    test.describe.configure({ mode: "default" });
    test.use({ engineName });
    test.skip(isMissing);

    test.describe(() => {
      test.use({ expectedErrors: /planted/ });
      test(`loads every page without errors in ${name}`, async ({ engine, product, publish }) => {
        // Longer than others, because it loads all pages.
        test.setTimeout(300_000);
        const { url } = product.backend;
        const pages = [...PATHS.values(), ...SCREENS].map((path) => url + path);
        const script = FAULTY_SCRIPT.replace("FILE", JSON.stringify(url + FILE_OF_FAULTY_PAGE));
        const faulty = publish({ html: renderForeignPage(`<script>${script}</script>`) });
        // WebKit logs errors only of pages that no test controls.
        if (engineName === "WebKit") {
          expect(await findProblemsInTabs([...pages, faulty], product)).toEqual(PLANTED);
        } else {
          for (const page of pages) await openLoaded(engine, page);
          expect(engine.problems()).toEqual([]);
          await engine.open(faulty);
          await expect.poll(engine.problems).toEqual(PLANTED);
        }
      });
    });

    test(`opens the palette, finds a contestant and goes there in ${name}`, async ({
      engine,
      product,
    }) => {
      const proxy = await startHoldingProxy(product.backend.url, DIALOGS);
      await openLoaded(engine, `${proxy.url}/matches`);
      // Typed before the search has loaded, which gets the letters when it appears.
      await engine.press("Control+k", "z", "i", "z");
      expect(await engine.evaluate(textsOf, "dialog[open] input")).toEqual([]);
      proxy.release();
      await expect
        .poll(() => engine.evaluate(textsOf, '[role="option"][aria-selected="true"]'))
        .toEqual([expect.stringContaining(LIVE_QUARTERFINAL.left.name)]);
      await engine.press("Enter");
      await expect
        .poll(() => engine.evaluate(() => location.pathname))
        .toBe(LIVE_QUARTERFINAL.left.page);
      // Before the proxy stops, so that the page logs no lost connection.
      await engine.open("about:blank");
      await proxy.stop();
    });

    test(`skips to a bracket and follows it by keyboard in ${name}`, async ({
      engine,
      product,
    }) => {
      await openLoaded(engine, product.backend.url + DOUBLE_ELIMINATION_16.bracket);
      await expect.poll(() => engine.evaluate(textsOf, "[data-place]")).not.toEqual([]);
      await engine.press("Tab", "Enter");
      await expect.poll(() => engine.evaluate(focusedLabel)).toMatch(/^UBQF-1, /);
      for (const code of ["UBSF-1", "UBF", "GF", "GF2"]) {
        await engine.press("ArrowRight");
        await expect.poll(() => engine.evaluate(focusedLabel)).toMatch(new RegExp(`^${code}, `));
      }
      await engine.press("Home");
      await expect.poll(() => engine.evaluate(focusedLabel)).toMatch(/^UBR1-1, /);
      await engine.press("Enter");
      await expect
        .poll(() => engine.evaluate(textsOf, "dialog[open]"))
        .toEqual([expect.stringContaining("UBR1-1")]);
    });

    test(`shows styled matches in a host page, a sandboxed iframe and the builder in ${name}`, async ({
      engine,
      product,
      publish,
    }) => {
      const { url } = product.backend;
      const query = `tournament=${TOURNAMENT}`;
      const embed = `<iframe sandbox="allow-scripts" src="${url}/embed/matches?${query}"></iframe>`;
      const html = `${renderWidgets(url, 1)}${embed}`;
      await engine.open(publish({ html: renderForeignPage(html) }));
      await expectStyledWidget(engine);
      await engine.enterFrame(0);
      await expectStyledWidget(engine);
      await openLoaded(engine, `${url}/share?kind=matches&${query}`);
      await expect.poll(() => engine.evaluate(textsOf, "iframe")).not.toEqual([]);
      await engine.enterFrame(0);
      await expectStyledWidget(engine);
      await engine.enterFrame(null);
    });

    test(`updates a page by its event stream in ${name}`, async ({ engine, product }) => {
      await openLoaded(engine, product.backend.url + LIVE_BRACKET_RESET.bracket);
      const final = '[data-place][aria-label^="GF2, "]';
      await expect
        .poll(() => engine.evaluate(labelsOf, final))
        .toEqual([expect.stringContaining(" 0, Mistral 0, ")]);
      await product.service().setClock("2026-05-16T02:50:00Z");
      await expect
        .poll(() => engine.evaluate(labelsOf, final))
        .toEqual([expect.stringContaining(" 0, Mistral 1, ")]);
    });

    test(`claims one item with two presses at one place, and undoes that by key in ${name}`, async ({
      engine,
      product,
    }) => {
      const before = await readActs(product);
      await engine.resize(1440, 900);
      await openLoaded(engine, `${product.backend.url}/desk`);
      const claim = '[data-action="take"]';
      await expect.poll(() => engine.evaluate(labelsOf, claim)).toHaveLength(1);
      await engine.pressAt(await engine.evaluate(middleOf, claim), 2);
      await expect.poll(() => engine.evaluate(textsOf, "h2")).toContain(en.desk.list.mine);
      await engine.press("u");
      await expect.poll(() => engine.evaluate(textsOf, "h2")).not.toContain(en.desk.list.mine);
      const acts = (await readActs(product)).slice(0, -before.length || undefined);
      expect(acts.map(({ state }) => state)).toEqual(["open", "taken"]);
    });

    test(`updates an overlay in ${name}`, async ({ engine, product }) => {
      await openLoaded(engine, `${product.backend.url}/overlay/match/${LIVE_QUARTERFINAL.key}`);
      const scores = "main .board .score b";
      await expect.poll(() => engine.evaluate(textsOf, scores)).toEqual(["1", "0"]);
      await product.service().setClock("2026-05-16T02:55:00Z");
      await expect.poll(() => engine.evaluate(textsOf, scores)).toEqual(["1", "1"]);
    });

    test(`shows the last of two quick changes in ten widgets in ${name}`, async ({
      engine,
      product,
      publish,
    }) => {
      const html = renderForeignPage(renderWidgets(product.backend.url, 10));
      await engine.open(publish({ html }));
      await expectBothChanges(product, () => engine.evaluate(labelsInWidgets, SEMIFINAL));
    });
  });
}

test("shows the last of two quick changes in ten widgets in Chromium", async ({
  page,
  product,
  publish,
}) => {
  await page.goto(publish({ html: renderForeignPage(renderWidgets(product.backend.url, 10)) }));
  await expectBothChanges(product, () => page.evaluate(labelsInWidgets, SEMIFINAL));
});

/** Opens a page and waits until it shows its content. */
async function openLoaded(engine: EnginePage, url: string): Promise<void> {
  await engine.open(url);
  const options = { message: url, ...PAGE_TIMEOUT };
  await expect.poll(() => engine.evaluate(isLoaded), options).toBe(true);
}

/** Reads the acts of staff, newest first. */
async function readActs(product: Product): Promise<readonly { readonly state: string }[]> {
  const response = await fetch(`${product.backend.url}/api/v1/desk/acts`);
  const { acts } = await response.json();
  return acts;
}

/** Makes two changes in two successive polls, and waits until all widgets show the second one. */
async function expectBothChanges(
  product: Product,
  readLabels: () => Promise<readonly (string | null)[]>,
): Promise<void> {
  await expect.poll(readLabels).toEqual(Array.from({ length: 10 }, () => expect.any(String)));
  const readScores = async (): Promise<readonly number[]> => {
    const response = await fetch(`${product.backend.url}/api/v1/matches/${SEMIFINAL}`);
    const { match } = await response.json();
    return match.slots.map((slot: { readonly score: number }) => slot.score);
  };
  for (const { now, scores } of CHANGES) {
    await product.service().setClock(now);
    await expect.poll(readScores, { intervals: [50] }).toEqual(scores);
  }
  const last = expect.stringContaining(CHANGES[1].text);
  await expect.poll(readLabels).toEqual(Array.from({ length: 10 }, () => last));
}

/** Returns the HTML of half as many lists of matches as widgets, and widgets of one match. */
function renderWidgets(url: string, count: number): string {
  const widgets = Array.from({ length: count }, (_, index) =>
    index % 2 === 0
      ? `<matchdesk-widget tournament="${TOURNAMENT}" state="live"></matchdesk-widget>`
      : `<matchdesk-widget kind="match" match="${SEMIFINAL}"></matchdesk-widget>`,
  );
  return `${widgets.join("")}<script src="${url}/widget.js"></script>`;
}

/** Opens pages in WebKit, some at a time; returns what they log. */
async function findProblemsInTabs(urls: readonly string[], product: Product) {
  const problems: string[] = [];
  for (let start = 0; start < urls.length; start += TABS) {
    const part = urls.slice(start, start + TABS);
    const tabs = await openTabs(ENGINES.WebKit.path ?? "", part);
    await waitForRequests(part, product);
    problems.push(...(await tabs.close()));
  }
  return problems;
}

/** Waits until the backend gets requests for these pages, and after that none for half a second. */
async function waitForRequests(urls: readonly string[], { backend }: Product): Promise<void> {
  const start = backend.log().length;
  const readPaths = (): readonly string[] =>
    [
      ...backend
        .log()
        .slice(start)
        .matchAll(/"path":"([^"]*)"/g),
    ].map(([, path = ""]) => path);
  const expected = urls.map((url) =>
    url.startsWith(backend.url) ? new URL(url).pathname : FILE_OF_FAULTY_PAGE,
  );
  await expect.poll(readPaths, PAGE_TIMEOUT).toEqual(expect.arrayContaining(expected));
  let before = -1;
  while (readPaths().length !== before) {
    before = readPaths().length;
    await wait(500);
  }
}

async function expectStyledWidget(engine: EnginePage): Promise<void> {
  await expect.poll(() => engine.evaluate(rowOfWidget)).toEqual({ sheets: 2, isStyled: true });
}
