import type { Frame, Page } from "@playwright/test";

/** Returns the locators of the widgets on a page or in a frame, including their shadow trees. */
export function locateWidgets(page: Page | Frame) {
  const all = page.locator("matchdesk-widget");
  return {
    all,
    rows: all.locator("li .row"),
    match: (name: string) => all.getByRole("link", { name }),
    foot: all.locator(".foot"),
  };
}
