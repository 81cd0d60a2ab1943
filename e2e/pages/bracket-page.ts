import type { Locator, Page } from "@playwright/test";
import { enBracketView } from "#core/i18n/en/bracket.ts";

/** Locators of a bracket: tree, list, table, and one round at a time on a phone. */
export interface BracketLocators {
  readonly tree: Locator;
  readonly cards: Locator;
  /** A card of the tree by its match code. */
  readonly card: (code: string) => Locator;
  readonly table: Locator;
  readonly form: (name: "Tree" | "List" | "Table") => Locator;
  readonly find: Locator;
  readonly round: Locator;
  readonly zoom: Locator;
  readonly map: Locator;
  readonly tool: (name: "Fit" | "Zoom in" | "Zoom out" | "Hide finished rounds") => Locator;
  /** The button that clears the contestant's highlighted path. */
  readonly pinned: (contestant: string) => Locator;
}

/** Returns the locators of the bracket on a page. */
export function locateBracket(page: Page): BracketLocators {
  const tree = page.getByRole("application", { name: /^Bracket / });
  const cards = tree.getByRole("link");
  return {
    tree,
    cards,
    card: (code) => tree.getByRole("link", { name: new RegExp(`^${code}, `) }),
    table: page.getByRole("table", { name: /^Bracket / }),
    form: (name) => page.getByRole("button", { name, exact: true }),
    find: page.getByRole("combobox", { name: enBracketView.find }),
    round: page.getByRole("combobox", { name: "Round" }),
    map: page.locator("svg[class*=map]"),
    zoom: page.getByRole("button", { name: "Actual size" }),
    tool: (name) => page.getByRole("button", { name, exact: true }),
    pinned: (contestant) =>
      page.getByRole("button", { name: enBracketView.clearContestant(contestant) }),
  };
}
