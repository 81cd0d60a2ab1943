import { isLongMode } from "#core/testing/node/sample.ts";
import { expect, test } from "#e2e/fixtures/generated-bracket.ts";
import { locateBracket } from "#e2e/pages/bracket-page.ts";

/** The edges of glyphs differ slightly between builds of Chromium. */
const TOLERANCE = { maxDiffPixelRatio: 0.01, animations: "disabled" } as const;
const WINDOW = { width: 1440, height: 900 };

const KINDS = ["single", "double"] as const;
const PROGRESS = [
  ["in-play", 0.5],
  ["completed", 1],
] as const;

/** Drawings of every run; the others belong to the long mode. */
const ALWAYS = new Set([
  "double-32-in-play-1440",
  "single-16-completed-1440",
  "double-8-completed-1440",
  "double-32-in-play-390",
]);

interface Drawing {
  readonly name: string;
  readonly event: {
    readonly kind: "single" | "double";
    readonly contestants: number;
    readonly played: number;
  };
  readonly window: { readonly width: number; readonly height: number };
}

const drawings: readonly Drawing[] = [
  ...[4, 8, 16, 32, 64, 128].flatMap((contestants) =>
    KINDS.flatMap((kind) =>
      PROGRESS.map(([progress, played]) => ({
        name: `${kind}-${contestants}-${progress}-1440`,
        event: { kind, contestants, played },
        window: WINDOW,
      })),
    ),
  ),
  ...[
    { width: 390, height: 844 },
    { width: 744, height: 1133 },
    { width: 1024, height: 768 },
    { width: 3840, height: 2160 },
  ].map((window) => ({
    name: `double-32-in-play-${window.width}`,
    event: { kind: "double", contestants: 32, played: 0.5 } as const,
    window,
  })),
];

for (const { name, event, window } of drawings.filter(
  (each) => isLongMode || ALWAYS.has(each.name),
)) {
  test.describe(`drawing of the bracket ${name}`, () => {
    test.use({ event, viewport: window });

    test("matches its reference screenshots", async ({ page, bracket }) => {
      await page.goto(bracket);
      await expect(locateBracket(page).cards.first()).toBeVisible();
      await page.evaluate(async () => document.fonts.ready);
      for (const colorScheme of themesOf(name)) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await expect(page.getByRole("main")).toHaveScreenshot(
          `${name}-${colorScheme}.png`,
          TOLERANCE,
        );
      }
    });
  });
}

/** The dark theme differs by colours only, so the drawings of every run suffice. */
function themesOf(name: string): readonly ("light" | "dark")[] {
  return ALWAYS.has(name) ? ["light", "dark"] : ["light"];
}
