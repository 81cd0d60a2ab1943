import { expect, type Locator, type Page } from "@playwright/test";
import * as en from "#core/i18n/en/pages.ts";

/** Locates the page of channels and walls, and the details of the selected channel, beside it or in a sheet. */
export function locateScreens(page: Page, details: Locator) {
  const rows = page.getByRole("main").locator("li:has(h3)");
  return {
    rows,
    row: (name: string) =>
      rows.filter({ has: page.locator("h3").getByText(name, { exact: true }) }),
    /** Names of the channels in the order of the page. */
    names: rows.locator("h3 bdi"),
    details,
    takeOff: details.getByRole("button", { name: en.broadcast.takeOff }),
    remove: details.getByRole("button", { name: en.broadcast.remove }),
    /** The question after the button that removes a channel. */
    question: details.getByRole("alert"),
    removeAnyway: details.getByRole("button", { name: en.broadcast.removeAnyway }),
    cancel: details.getByRole("button", { name: en.common.words.cancel }),
    /** The last act of the viewer, with the button that undoes it. */
    lastAct: page.locator("p:has([data-action=undo-last])"),
  };
}

/** Returns the middle of an element, in CSS pixels. */
export async function findMiddle(element: Locator): Promise<readonly [x: number, y: number]> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  expect(box).not.toBeNull();
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
}
