import { type Oklch, oklchToHex } from "#core/lib/oklch.ts";

export type ImageTheme = "light" | "dark";

/** Colours of images as [lightness, chroma, hue]: the values of web/styles/tokens.css. */
const COLOURS = {
  bg: { light: [0.962, 0.003, 130], dark: [0.155, 0.006, 250] },
  s1: { light: [0.992, 0.002, 130], dark: [0.19, 0.007, 250] },
  s2: { light: [0.938, 0.004, 130], dark: [0.228, 0.008, 250] },
  s3: { light: [0.905, 0.006, 130], dark: [0.278, 0.01, 250] },
  line: { light: [0.875, 0.005, 130], dark: [0.3, 0.008, 250] },
  edge: { light: [0.59, 0.008, 130], dark: [0.555, 0.01, 250] },
  t1: { light: [0.2, 0.008, 250], dark: [0.965, 0.003, 130] },
  t2: { light: [0.39, 0.01, 250], dark: [0.82, 0.006, 250] },
  t3: { light: [0.475, 0.01, 250], dark: [0.715, 0.008, 250] },
  accent: { light: [0.44, 0.072, 215], dark: [0.82, 0.095, 205] },
  "live-fill": { light: [0.87, 0.19, 128], dark: [0.87, 0.19, 128] },
  "on-live": { light: [0.2, 0.05, 130], dark: [0.2, 0.05, 130] },
  live: { light: [0.43, 0.115, 142], dark: [0.87, 0.19, 128] },
} as const satisfies Readonly<Record<string, Readonly<Record<ImageTheme, Oklch>>>>;

export type ImageColours = Readonly<Record<keyof typeof COLOURS, string>>;

/** Returns a theme's colours as `#rrggbb`, because image renderers do not support `oklch()`. */
export function imageColours(theme: ImageTheme): ImageColours {
  return {
    bg: oklchToHex(COLOURS.bg[theme]),
    s1: oklchToHex(COLOURS.s1[theme]),
    s2: oklchToHex(COLOURS.s2[theme]),
    s3: oklchToHex(COLOURS.s3[theme]),
    line: oklchToHex(COLOURS.line[theme]),
    edge: oklchToHex(COLOURS.edge[theme]),
    t1: oklchToHex(COLOURS.t1[theme]),
    t2: oklchToHex(COLOURS.t2[theme]),
    t3: oklchToHex(COLOURS.t3[theme]),
    accent: oklchToHex(COLOURS.accent[theme]),
    "live-fill": oklchToHex(COLOURS["live-fill"][theme]),
    "on-live": oklchToHex(COLOURS["on-live"][theme]),
    live: oklchToHex(COLOURS.live[theme]),
  };
}
