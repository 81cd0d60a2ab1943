import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Interactions of a person with a page, each counted as one step. Reading, moving the pointer and
 * waiting are no steps.
 */
export interface Steps {
  readonly count: () => number;
  readonly click: (target: Locator) => Promise<void>;
  /** Presses a key or a shortcut such as "Control+k". */
  readonly press: (key: string) => Promise<void>;
  /** Types a text into the field that has the focus, or gets it by the step before. */
  readonly type: (text: string) => Promise<void>;
}

/** Returns the steps on a page; none has been done yet. */
export function createSteps(page: Page): Steps {
  let count = 0;
  return {
    count: () => count,
    click: async (target) => {
      count += 1;
      await target.click();
    },
    press: async (key) => {
      count += 1;
      await page.keyboard.press(key);
    },
    type: async (text) => {
      count += 1;
      await expect(page.locator("input:focus")).toBeVisible();
      await page.keyboard.type(text);
    },
  };
}
