import type { Page } from "@playwright/test";

export function locateWall(page: Page) {
  const rows = page.getByRole("main").getByRole("listitem");
  return {
    title: page.getByRole("heading", { level: 1 }),
    clock: page.locator(".clock"),
    rows,
    row: (code: string) => rows.filter({ has: page.getByText(code, { exact: true }) }),
    /** The title of the next slide. */
    after: page.locator(".after"),
    /** The message that staff entered. */
    message: page.locator(".message"),
    /** The time of the data. */
    age: page.locator(".age"),
    /** "Paused" or "Not updated since 02:45"; empty otherwise. */
    standing: page.getByRole("status"),
    /** The notice that the wall is not updated, for example because its script does not run. */
    notice: page.locator(".not-updated"),
  };
}

/** Advances the animations that measure for how long a screen has not been updated. */
export async function advanceTimeSinceUpdate(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((by) => {
    for (const animation of document.getAnimations()) {
      const isOfScreen =
        animation instanceof CSSAnimation && animation.animationName.startsWith("not-updated");
      if (isOfScreen) animation.currentTime = Number(animation.currentTime) + by;
    }
  }, milliseconds);
}

/** Runs the animations of a page faster; works although the page's scripts do not run. */
export async function speedUpAnimations(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: rate });
}
