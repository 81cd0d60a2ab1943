import type { Locator, Page } from "@playwright/test";

/** A bracket in its forms: tree, list, table, and one round at a time on a phone. */
export interface BracketPage {
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
  /** The button that says whose way is lit. */
  readonly pinned: (contestant: string) => Locator;
}

export function bracketPageOf(page: Page): BracketPage {
  const tree = page.getByRole("application", { name: /^Bracket / });
  const cards = tree.getByRole("link");
  return {
    tree,
    cards,
    card: (code) => tree.getByRole("link", { name: new RegExp(`^${code}, `) }),
    table: page.getByRole("table", { name: /^Bracket / }),
    form: (name) => page.getByRole("button", { name, exact: true }),
    find: page.getByRole("combobox", { name: "Find a contestant" }),
    round: page.getByRole("combobox", { name: "Round" }),
    map: page.locator("svg[class*=map]"),
    zoom: page.getByRole("button", { name: "Actual size" }),
    tool: (name) => page.getByRole("button", { name, exact: true }),
    pinned: (contestant) =>
      page.getByRole("button", { name: `Stop showing the way of ${contestant}` }),
  };
}
