import type { Locator, Page } from "@playwright/test";

/** Locators of a broadcast overlay. */
export interface OverlayLocators {
  /** Everything that is drawn; absent while the overlay is transparent. */
  readonly board: Locator;
  /** Contestants from left to right. */
  readonly names: Locator;
  /** Their scores in the same order. */
  readonly scores: Locator;
  readonly drawing: Locator;
}

/** Returns the locators of an overlay's page. */
export function locateOverlay(page: Page): OverlayLocators {
  const board = page.locator("main .board");
  return {
    board,
    names: board.locator(".name"),
    scores: board.locator(".score b"),
    drawing: board.locator("svg"),
  };
}
