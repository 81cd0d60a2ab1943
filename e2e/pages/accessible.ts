import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];

/** Holds where a page violates no rule of WCAG 2.2 AA that a machine can check, in either theme. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours fade for a moment after a change of theme: axe would measure in between.
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectNoViolation(new AxeBuilder({ page }).withTags(WCAG_22_AA));
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  // The other theme is the same page in other colours.
  await expectNoViolation(new AxeBuilder({ page }).withRules(RULES_OF_COLOUR));
}

async function expectNoViolation(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)[0]}`)).toEqual(
    [],
  );
}
