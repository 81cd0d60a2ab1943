import type { BracketImageOptions } from "./bracket-svg.ts";

export type ImageFormat = "svg" | "png";

export interface ImageRequest extends Omit<BracketImageOptions, "fonts"> {
  readonly format: ImageFormat;
}

/** Supported widths in pixels. Few, because each width is rendered and cached separately. */
const WIDTHS = [120, 320, 600, 800, 1200, 1600, 2400] as const;
const MAX_WIDTH = 4000;
const DEFAULT_WIDTH = 1200;
/** Most pixels of a PNG image; larger ones are made narrower. */
export const MAX_IMAGE_PIXELS = 3_000_000;
const MAX_KEY_LENGTH = 200;
const MAX_ROUNDS = 64;

/**
 * Parses the query of an image URL. Invalid values fall back to their defaults instead of failing,
 * because other sites link to images for years.
 */
export function parseImageRequest(
  format: ImageFormat,
  query: (name: string) => string | undefined,
): ImageRequest {
  const theme = query("theme");
  const width = Number.parseInt(query("width") ?? "", 10);
  return {
    format,
    theme: theme === "dark" || theme === "auto" ? theme : "light",
    contestant: (query("contestant") ?? "").slice(0, MAX_KEY_LENGTH),
    rounds: parseRounds(query("rounds") ?? ""),
    width: Number.isNaN(width) ? DEFAULT_WIDTH : nextWidth(width),
  };
}

/** Returns the smallest supported width that is not below `width`, at most 4000. */
function nextWidth(width: number): number {
  return WIDTHS.find((each) => each >= width) ?? MAX_WIDTH;
}

/** Parses rounds: `4` the last four columns, `ro8,ro4` these rounds, "" all (`null`). */
function parseRounds(text: string): BracketImageOptions["rounds"] {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  const keys = text.split(",").filter((key) => key !== "");
  return keys.length === 0
    ? null
    : keys.slice(0, MAX_ROUNDS).map((key) => key.slice(0, MAX_KEY_LENGTH));
}
