import { linearChannels, linearToHex } from "./linear-light.ts";

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
const MIN_CONTRAST = 4.5;
/** Contrast of an adjusted colour. Above `MIN_CONTRAST` because rounding to bytes may lower it. */
const TARGET_CONTRAST = 4.56;
/** Added to luminances before contrast is their ratio (WCAG 2.2). */
const OFFSET = 0.05;
/** Luminance of a background, with the offset, above which it counts as light. */
const LIGHT_FROM = 0.18;

/**
 * Darkens a colour on a light background, or lightens it on a dark one, only as far as the minimum
 * contrast requires. Mixes it with black or white in linear light, in which the luminance is
 * proportional to the share of each. All colours are `#rrggbb`; the background must allow the
 * minimum contrast with black if it is light, with white if it is dark.
 */
export function adjustForContrast(background: string, colour: string): string {
  const channels = linearChannels(colour);
  const own = luminanceOf(channels);
  const behind = luminanceOf(linearChannels(background));
  if (Math.max(own, behind) / Math.min(own, behind) >= MIN_CONTRAST) return colour;
  const end = behind > LIGHT_FROM ? 0 : 1;
  const target = end === 0 ? behind / TARGET_CONTRAST : behind * TARGET_CONTRAST;
  const share = (target - own) / (end + OFFSET - own);
  return linearToHex(channels.map((channel) => channel + (end - channel) * share));
}

/** Returns the luminance of linear channels, with the offset. */
function luminanceOf([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue + OFFSET;
}
