import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Interactions of a person with a page, each counted as one step. Reading, moving the pointer and
 * waiting are no steps.
 */
export type Steps = ReturnType<typeof createSteps>;

/** Returns the steps on a page; none has been done yet. */
export function createSteps(page: Page) {
  let count = 0;
  return {
    count: () => count,
    click: async (target: Locator) => {
      count += 1;
      await target.click();
    },
    /** Presses a key or a shortcut such as "Control+k". */
    press: async (key: string) => {
      count += 1;
      await page.keyboard.press(key);
    },
    /** Types a text into the field that has the focus, or gets it by the step before. */
    type: async (text: string) => {
      count += 1;
      await expect(page.locator("input:focus")).toBeVisible();
      await page.keyboard.type(text);
    },
  };
}
