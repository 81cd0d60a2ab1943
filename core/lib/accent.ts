import { linearChannels, linearToHex } from "./linear-light.ts";

/** What text needs to be read (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;
/** What a moved colour gets: rounding to bytes must not take it below `READABLE`. */
const AIM = 4.56;
/** Luminance from which a background counts as light. */
const LIGHT_FROM = 0.18;

/** Contrast of two colours, `#rrggbb`, from 1 to 21 (WCAG 2.2). */
export function contrastOf(a: string, b: string): number {
  const [dark = 0, light = 0] = [a, b]
    .map((colour) => luminanceOf(linearChannels(colour)))
    .toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Moves a colour in lightness, no farther than it must, until it can be read on a background: darker
 * on a light one, lighter on a dark one. The mixture with black or white is one of light, so that its
 * luminance follows from its share.
 *
 * @param colour `#rrggbb`, as is `ground` and the result.
 */
export function adjustForContrast(ground: string, colour: string): string {
  if (contrastOf(colour, ground) >= READABLE) return colour;
  const channels = linearChannels(colour);
  const own = luminanceOf(channels);
  const other = luminanceOf(linearChannels(ground)) + 0.05;
  const end = other > LIGHT_FROM ? 0 : 1;
  const aim = (end === 0 ? other / AIM : other * AIM) - 0.05;
  const share = (aim - own) / (end - own);
  return linearToHex(channels.map((channel) => channel + (end - channel) * share));
}

function luminanceOf([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
