import { expect, test } from "#e2e/fixtures/generated-bracket.ts";
import { locateBracket } from "#e2e/pages/bracket-page.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";

const EVENTS = [
  { name: "8", event: { kind: "single", contestants: 8, played: 1 } },
  { name: "32-with-byes", event: { kind: "single", contestants: 28, played: 1 } },
  { name: "16-double-with-reset", event: { kind: "double", contestants: 16, played: 1 } },
  { name: "128", event: { kind: "single", contestants: 128, played: 0.3 } },
  { name: "half-played", event: { kind: "double", contestants: 8, played: 0.5 } },
] as const;

/** The edges of glyphs differ slightly between builds of Chromium. */
const TOLERANCE = { maxDiffPixelRatio: 0.01, animations: "disabled" } as const;

for (const { name, event } of EVENTS) {
  test.describe(`drawing of the bracket ${name}`, () => {
    test.use({ event });

    test("matches the reference screenshots in both themes and at both sizes", async ({
      page,
      bracket,
    }) => {
      await page.goto(bracket);
      const { tree } = locateBracket(page);
      await expect(tree).toBeVisible();
      await page.evaluate(async () => document.fonts.ready);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.setViewportSize({ width: 1440, height: 900 });
        await expect(tree).toHaveScreenshot(`${name}-1440-${colorScheme}.png`, TOLERANCE);
        await page.setViewportSize({ width: 390, height: 844 });
        await expect(tree).toHaveCount(0);
        await expect(locatePageHeader(page).main).toHaveScreenshot(
          `${name}-390-${colorScheme}.png`,
          TOLERANCE,
        );
      }
    });
  });
}
