import type { Locator, Page } from "@playwright/test";
import { DOUBLE_ELIMINATION_16, LIVE_QUARTERFINAL } from "#e2e/fixtures/demo.ts";
import { expect, renderForeignPage, test } from "#e2e/fixtures/foreign-page.ts";
import { locateWidgets } from "#e2e/pages/widget.ts";

const TOURNAMENT = DOUBLE_ELIMINATION_16.key;
const BRACKET = DOUBLE_ELIMINATION_16.bracketKey;
const LIST = `<matchdesk-widget tournament="${TOURNAMENT}" limit="6"></matchdesk-widget>`;

test("keeps its style and follows its attributes in an iframe and in another window", async ({
  page,
  openWidgets,
}) => {
  await openWidgets(`${LIST}<iframe width="800" height="400"></iframe>`);
  await expectStyledRows(page.locator("matchdesk-widget"), 6);
  await page.evaluate(() => {
    const [widget, frame] = document.querySelectorAll("matchdesk-widget, iframe");
    if (frame instanceof HTMLIFrameElement && widget !== undefined)
      frame.contentDocument?.body.append(widget);
  });
  await expectStyledRows(page.frameLocator("iframe").locator("matchdesk-widget"), 6);
  const opened = page.waitForEvent("popup");
  await page.evaluate(() => {
    const popup = open("about:blank", "", "width=800,height=400");
    const inFrame = document.querySelector("iframe")?.contentDocument;
    const widget = inFrame?.querySelector("matchdesk-widget");
    if (popup !== null && widget) popup.document.body.append(popup.document.adoptNode(widget));
  });
  const moved = (await opened).locator("matchdesk-widget");
  await expectStyledRows(moved, 6);
  await moved.evaluate((widget) => widget.setAttribute("limit", "3"));
  await expectStyledRows(moved, 3);
});

test("shows widgets, iframes and images on a page that is cross-origin isolated", async ({
  page,
  baseURL,
  publish,
}) => {
  const widgets = [
    LIST.replace("limit", 'flags="images" limit'),
    `<matchdesk-widget kind="bracket" bracket="${BRACKET}"></matchdesk-widget>`,
  ];
  const frames = ["embed/matches", `overlay/match/${LIVE_QUARTERFINAL.key}`, "wall"].map(
    (path) => `<iframe src="${baseURL}/${path}" width="800" height="400"></iframe>`,
  );
  const images = [`brackets/${BRACKET}.svg`, `cards/matches/${LIVE_QUARTERFINAL.key}.png`].map(
    (path) => `<img src="${baseURL}/${path}" alt="">`,
  );
  const script = `<script src="${baseURL}/widget.js"></script>`;
  await page.goto(
    publish({
      html: renderForeignPage([...widgets, ...frames, ...images, script].join("")),
      headers: {
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-embedder-policy": "require-corp",
      },
    }),
  );
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  const { all, rows } = locateWidgets(page);
  await expectStyledRows(all.first(), 6);
  await expect(all.last().locator("svg.drawing")).toBeVisible();
  for (const [index, content] of ["matchdesk-widget li .row", ".board", "main"].entries())
    await expect(page.frameLocator("iframe").nth(index).locator(content).first()).toBeVisible();
  const flags = rows.locator("img");
  await expect(flags.first()).toBeVisible();
  for (const image of [...(await page.locator("body > img").all()), flags.first()])
    await expect.poll(() => image.evaluate(getWidth)).toBeGreaterThan(0);
});

test.describe("mistakes of a page's author", () => {
  test.use({ expectedErrors: /^request: .*\/foreign\/|404 \(Not Found\)|^warning: <matchdesk/ });

  for (const [mistake, load] of [
    ["the type of a module", (url: string) => `<script type="module" src="${url}"></script>`],
    ["its text in the page", (_: string, text: string) => `<script>${text}</script>`],
  ] as const) {
    test(`warns once if the script has ${mistake}, and each widget says so`, async ({
      page,
      request,
      baseURL,
      publish,
    }) => {
      const warnings = collectWarnings(page);
      const text = await (await request.get("/widget.js")).text();
      const script = load(`${baseURL}/widget.js`, text.replaceAll("</script>", "<\\/script>"));
      await page.goto(publish({ html: renderForeignPage(LIST + LIST + script) }));
      const { all } = locateWidgets(page);
      for (const widget of await all.all())
        await expect(widget).toContainText("This widget does not know its server.");
      expect(warnings).toEqual([
        expect.stringContaining('<script src="https://SERVER/widget.js">'),
      ]);
    });
  }
});

/** Returns the warnings of the console, to which later ones are added. */
function collectWarnings(page: Page): readonly string[] {
  const texts: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") texts.push(message.text());
  });
  return texts;
}

/** Returns the width of an image's content, 0 if it is blocked. */
function getWidth(image: Element): number {
  return image instanceof HTMLImageElement ? image.naturalWidth : 0;
}

/** Expects that a widget shows its list with its style. */
async function expectStyledRows(widget: Locator, count: number): Promise<void> {
  const rows = widget.locator("li .row");
  await expect(rows).toHaveCount(count);
  await expect(rows.first()).toHaveCSS("display", "grid");
}
