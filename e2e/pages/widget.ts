import type { Frame, Locator, Page } from "@playwright/test";

/** Returns the locators of the widgets on a page or in a frame, including their shadow trees. */
export function locateWidgets(page: Page | Frame): {
  readonly all: Locator;
  readonly rows: Locator;
  readonly match: (name: string) => Locator;
  readonly foot: Locator;
} {
  const all = page.locator("matchdesk-widget");
  return {
    all,
    rows: all.locator("li .row"),
    match: (name) => all.getByRole("link", { name }),
    foot: all.locator(".foot"),
  };
}
