/** Zoom and scroll offsets of an element; the offsets are in screen pixels. */
export interface ViewportPosition {
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
}

const GLIDE_MS = 200;

/**
 * Animates from one position to another for 200 ms. Returns a function that cancels the animation.
 *
 * @param onPosition Called with the next position, once per animation frame.
 */
export function animateViewport(
  from: ViewportPosition,
  to: ViewportPosition,
  onPosition: (position: ViewportPosition) => void,
): () => void {
  const begin = performance.now();
  const step = (now: number): void => {
    const share = ease(Math.min(1, Math.max(0, now - begin) / GLIDE_MS));
    const between = (a: number, b: number): number => a + (b - a) * share;
    onPosition({
      zoom: between(from.zoom, to.zoom),
      left: between(from.left, to.left),
      top: between(from.top, to.top),
    });
    if (share < 1) frame = requestAnimationFrame(step);
  };
  let frame = requestAnimationFrame(step);
  return () => {
    cancelAnimationFrame(frame);
  };
}

const ease = (share: number): number => 1 - (1 - share) ** 3;
