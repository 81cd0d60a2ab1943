import type { Locator, Page } from "@playwright/test";

type Point = readonly [x: number, y: number];

/** Moves fingers over the screen at the same time, each from its first point to its second. */
export async function moveFingersTogether(
  page: Page,
  ...paths: readonly [Point, Point][]
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly Point[]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  await touch(
    "touchStart",
    paths.map(([from]) => from),
  );
  for (const share of [0.5, 1]) {
    const between = (a: number, b: number): number => a + (b - a) * share;
    await touch(
      "touchMove",
      paths.map(([from, to]): Point => [between(from[0], to[0]), between(from[1], to[1])]),
    );
  }
  await touch("touchEnd", []);
  await session.detach();
}

/**
 * Taps the middle of an element. The returned function taps the same place as the second tap of a
 * double tap: its event has a time shortly after the first one, however late it is sent.
 */
export async function tap(page: Page, element: Locator) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (box === null) throw new Error("The element to tap is not visible.");
  const points = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const session = await page.context().newCDPSession(page);
  const tapAt = async (timestamp: number): Promise<void> => {
    const touch = { timestamp, touchPoints: [] };
    await session.send("Input.dispatchTouchEvent", {
      ...touch,
      type: "touchStart",
      touchPoints: points,
    });
    await session.send("Input.dispatchTouchEvent", { ...touch, type: "touchEnd" });
  };
  // In seconds.
  const start = Date.now() / 1000;
  await tapAt(start);
  return { tapAgain: () => tapAt(start + 0.4) };
}
