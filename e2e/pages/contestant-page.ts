import type { Locator, Page } from "@playwright/test";
import { enContestant } from "#core/i18n/en/contestant.ts";
import { locateSection } from "./section.ts";

/** Locators of the road of a contestant through a tournament. */
export interface RoadLocators {
  readonly rows: Locator;
  /** Returns the row of a match by its code. */
  readonly row: (code: string) => Locator;
}

/** Returns the band with the live or next match of a contestant. */
export function locateMatchBand(page: Page): Locator {
  const { live, next } = enContestant.band;
  return page.getByRole("region", { name: new RegExp(`^(${live}|${next})$`) });
}

/** Returns the locators of the road of a contestant. */
export function locateRoad(page: Page): RoadLocators {
  const rows = locateSection(page, enContestant.road.title).getByRole("listitem");
  return {
    rows,
    row: (code) => rows.filter({ has: page.getByText(code, { exact: true }) }),
  };
}
