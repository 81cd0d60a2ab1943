import { isLongMode } from "#core/testing/node/sample.ts";
import { LIVE_QUARTERFINAL } from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { type OldVersion, openOldChromium } from "#e2e/fixtures/old-chromium.ts";

/** Pages, and an expression for the text that their script draws. */
const SCREENS = {
  "/wall": 'document.body.dataset.update > 0 && document.querySelector("main, body").innerText',
  [`/overlay/match/${LIVE_QUARTERFINAL.key}`]:
    "document.body.dataset.update > 0 && document.body.innerText",
  "/embed/matches": 'document.querySelector("matchdesk-widget").shadowRoot.textContent',
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
        await expect.poll(() => page.evaluate(drawnText), path).toMatch(/\d/);
      }
      expect(await page.evaluate("navigator.userAgent")).toContain(`Chrome/${version}.`);
      expect(page.exceptions).toEqual([]);
    } finally {
      page.close();
    }
  });
}
