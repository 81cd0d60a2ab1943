/** Lightness 0–1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

export type Oklab = readonly [lightness: number, greenRed: number, blueYellow: number];

/**
 * The nearest colour a screen shows, as `#rrggbb`: for what does not read `oklch()`, such as the
 * renderer of images. Out-of-range channels are clipped.
 * Matrices of https://bottosson.github.io/posts/oklab/.
 */
export function oklchToHex([lightness, chroma, hue]: Oklch): string {
  const angle = (hue * Math.PI) / 180;
  return oklabToHex([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
}

/** As `oklchToHex`, of lightness and the two axes of colour. */
export function oklabToHex([lightness, a, b]: Oklab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map(toByte).join("")}`;
}

/** The inverse, of `#rrggbb`. */
export function hexToOklab(hex: string): Oklab {
  const [red = 0, green = 0, blue = 0] = linearChannels(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, a, b];
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
  const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, "0");
}
