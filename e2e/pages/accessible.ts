import axe from "axe-core";
import { expect, type Page } from "@playwright/test";

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Lets axe talk to all frames, because sandboxed ones have no origin. */
const CONFIGURE = 'axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] })';

/** Asserts that a page violates no WCAG 2.2 AA rule that axe can check, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}

/**
 * Returns the violations in a page and its frames: theme, rule and the HTML of each element. Of the
 * dark theme only those of the colour rules, because the themes differ in nothing else.
 */
export async function findViolations(page: Page): Promise<readonly string[]> {
  // Reduced motion, because axe would measure colours during the transition between themes.
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await injectAxe(page);
  const light = await runAxe(page, { type: "tag", values: WCAG_22_AA });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const dark = await runAxe(page, { type: "rule", values: COLOUR_RULES });
  return [...light.map((each) => `light: ${each}`), ...dark.map((each) => `dark: ${each}`)];
}

/** Injects axe into every frame that does not have it yet, because it takes longer than a check. */
async function injectAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => "axe" in window)) continue;
    await frame.evaluate(`${axe.source};${CONFIGURE}`);
  }
}

function runAxe(page: Page, runOnly: axe.RunOnly): Promise<readonly string[]> {
  const options: axe.RunOptions = { runOnly, resultTypes: ["violations"] };
  return page.evaluate(`axe.run(${JSON.stringify(options)}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ": " + html)))`);
}
