import { isLongMode } from "#core/testing/node/sample.ts";
import { DOUBLE_ELIMINATION_16, LIVE_QUARTERFINAL } from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { type OldVersion, openOldChromium } from "#e2e/fixtures/old-chromium.ts";

const TOURNAMENT = DOUBLE_ELIMINATION_16.key;
/** Text of a wall or an overlay whose script has drawn it. */
const SCREEN_TEXT = "document.body.dataset.update > 0 && document.body.innerText";

/** Pages that show the live quarterfinal, and an expression for the text that their script draws. */
const SCREENS = {
  [`/wall?tournament=${TOURNAMENT}`]: SCREEN_TEXT,
  [`/overlay/match/${LIVE_QUARTERFINAL.key}`]: SCREEN_TEXT,
  [`/embed/matches?tournament=${TOURNAMENT}`]:
    'document.querySelector("matchdesk-widget").shadowRoot.textContent',
};

const VERSIONS: readonly OldVersion[] = isLongMode ? [79, 83, 92, 103] : [79];

for (const version of VERSIONS) {
  test(`draws walls, overlays and embedded pages in Chromium ${version}`, async ({
    baseURL,
  }, info) => {
    const page = await openOldChromium(version, info.outputPath("profile"));
    try {
      for (const [path, drawnText] of Object.entries(SCREENS)) {
        await page.goto(new URL(path, baseURL).href);
        await expect
          .poll(async () => String(await page.evaluate(drawnText)), path)
          .toContain(LIVE_QUARTERFINAL.left.name);
      }
      expect(await page.evaluate("navigator.userAgent")).toContain(`Chrome/${version}.`);
      expect(page.exceptions).toEqual([]);
    } finally {
      page.close();
    }
  });
}
