import type { Locator, Page } from "@playwright/test";
import { locateDefinition } from "./definition.ts";

/** Returns the sheet that shows a match over a page. */
export function locateMatchSheet(page: Page): Locator {
  return page.getByRole("dialog", { name: "Match" });
}

/** Returns the locators of a match. @param part The sheet. */
export function locateMatchPanel(part: Locator) {
  const page = part.page();
  return {
    code: part.getByRole("heading", { level: 2, name: /^[A-Z0-9-]+$/ }),
    /** Labels of the state, and for how long. */
    state: part.locator("header").filter({ has: page.getByRole("heading", { level: 2 }) }),
    /** The value beside a term such as "Start". */
    fact: (name: string) => locateDefinition(part, name),
    /** The changes of the match, newest first. */
    history: part
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: "History" }) })
      .getByRole("listitem"),
    /** The control that unfolds the raw data. */
    rawDataToggle: part.getByText("Everything the service sent"),
    siteLink: part.getByRole("link", { name: /^Open on / }),
  };
}
