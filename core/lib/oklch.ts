/** Lightness 0–1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

export type Oklab = readonly [lightness: number, greenRed: number, blueYellow: number];

/**
 * The nearest colour a screen shows, as `#rrggbb`: for what does not read `oklch()`, such as the
 * renderer of images. Out-of-range channels are clipped.
 * Matrices of https://bottosson.github.io/posts/oklab/, to six decimals: a byte needs no more, and
 * digits do not pack.
 */
export function oklchToHex([lightness, chroma, hue]: Oklch): string {
  const angle = (hue * Math.PI) / 180;
  return oklabToHex([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
}

/** As `oklchToHex`, of lightness and the two axes of colour. */
export function oklabToHex([lightness, a, b]: Oklab): string {
  const l = (lightness + 0.396338 * a + 0.215804 * b) ** 3;
  const m = (lightness - 0.105561 * a - 0.063854 * b) ** 3;
  const s = (lightness - 0.089484 * a - 1.291486 * b) ** 3;
  const channels = [
    4.076742 * l - 3.307712 * m + 0.23097 * s,
    -1.268438 * l + 2.609757 * m - 0.341319 * s,
    -0.004196 * l - 0.703419 * m + 1.707615 * s,
  ];
  return `#${channels.map(toByte).join("")}`;
}

/** The inverse, of `#rrggbb`. */
export function hexToOklab(hex: string): Oklab {
  const [red = 0, green = 0, blue = 0] = linearChannels(hex);
  const l = Math.cbrt(0.412221 * red + 0.536333 * green + 0.051446 * blue);
  const m = Math.cbrt(0.211903 * red + 0.6807 * green + 0.107397 * blue);
  const s = Math.cbrt(0.088302 * red + 0.281719 * green + 0.629979 * blue);
  const a = 1.977998 * l - 2.428592 * m + 0.450594 * s;
  const b = 0.025904 * l + 0.782772 * m - 0.808676 * s;
  return [0.210454 * l + 0.793618 * m - 0.004072 * s, a, b];
}

/** Red, green and blue of `#rrggbb` as linear light, each from 0 to 1. */
export function linearChannels(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
}

/** Linear light to a byte of sRGB, in two hexadecimal digits. */
function toByte(linear: number): string {
  const light = Math.min(1, Math.max(0, linear));
  const encoded = light <= 0.003131 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, "0");
}
