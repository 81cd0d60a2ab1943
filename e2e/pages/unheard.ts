import type { Page } from "@playwright/test";

/** Advances the animations that measure for how long a screen has not been updated. */
export async function advanceUnheardTime(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((by) => {
    for (const animation of document.getAnimations()) {
      const isOfScreen =
        animation instanceof CSSAnimation && animation.animationName.startsWith("unheard");
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
