import type { Page } from "@playwright/test";

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
