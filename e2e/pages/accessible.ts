import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Asserts that a page violates no WCAG 2.2 AA rule that axe can check, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  // Reduced motion, because axe would measure colours during the transition between themes.
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectNoViolation(new AxeBuilder({ page }).withTags(WCAG_22_AA));
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  // Only the colour rules, because the other theme differs in nothing else.
  await expectNoViolation(new AxeBuilder({ page }).withRules(COLOUR_RULES));
}

async function expectNoViolation(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)[0]}`)).toEqual(
    [],
  );
}
