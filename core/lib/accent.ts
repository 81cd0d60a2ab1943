import { linearChannels, linearToHex } from "./linear-light.ts";

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
const MIN_CONTRAST = 4.5;
/** Contrast of an adjusted colour. Above `MIN_CONTRAST` because rounding to bytes may lower it. */
const TARGET_CONTRAST = 4.56;
/** Luminance of a background, plus 0.05, above which it counts as light. */
const LIGHT_FROM = 0.18;

/** Returns the contrast of two colours in `#rrggbb`, from 1 to 21 (WCAG 2.2). */
export function contrastOf(a: string, b: string): number {
  const [dark = 0, light = 0] = [a, b]
    .map((colour) => luminanceOf(linearChannels(colour)))
    .toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Darkens a colour on a light background, or lightens it on a dark one, only as far as the minimum
 * contrast requires. Mixes it with black or white in linear light, in which the luminance is
 * proportional to the share of each. All colours are `#rrggbb`.
 */
export function adjustForContrast(background: string, colour: string): string {
  if (contrastOf(colour, background) >= MIN_CONTRAST) return colour;
  const channels = linearChannels(colour);
  const luminance = luminanceOf(channels);
  const behind = luminanceOf(linearChannels(background)) + 0.05;
  const end = behind > LIGHT_FROM ? 0 : 1;
  const target = (end === 0 ? behind / TARGET_CONTRAST : behind * TARGET_CONTRAST) - 0.05;
  const share = (target - luminance) / (end - luminance);
  return linearToHex(channels.map((channel) => channel + (end - channel) * share));
}

function luminanceOf([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
