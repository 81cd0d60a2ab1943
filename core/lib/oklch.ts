import { linearToHex } from "./linear-light.ts";

/** Lightness 0–1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/**
 * Converts OKLCH to `#rrggbb`, for software that cannot parse `oklch()`, such as the image
 * renderer. Clips channels that are out of range. The matrices of
 * https://bottosson.github.io/posts/oklab/ are rounded to six decimals, which is precise enough for
 * bytes and keeps the bundle small.
 */
export function oklchToHex([lightness, chroma, hue]: Oklch): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.396338 * a + 0.215804 * b) ** 3;
  const m = (lightness - 0.105561 * a - 0.063854 * b) ** 3;
  const s = (lightness - 0.089484 * a - 1.291486 * b) ** 3;
  const channels = [
    4.076742 * l - 3.307712 * m + 0.23097 * s,
    -1.268438 * l + 2.609757 * m - 0.341319 * s,
    -0.004196 * l - 0.703419 * m + 1.707615 * s,
  ];
  return linearToHex(channels.map((channel) => Math.min(1, Math.max(0, channel))));
}
