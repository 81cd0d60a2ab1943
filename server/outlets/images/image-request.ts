import type { BracketImageOptions } from "./bracket-svg.ts";

export type ImageFormat = "svg" | "png";

/** Which picture of a bracket is asked for. */
export interface ImageRequest extends Omit<BracketImageOptions, "fonts"> {
  readonly format: ImageFormat;
}

/** Pixels: each width is another image to draw and to keep, so there are few. */
const WIDTHS = [120, 320, 600, 800, 1200, 1600, 2400] as const;
const WIDEST = 4000;
const USUAL_WIDTH = 1200;
const LONGEST_KEY = 200;
const MOST_ROUNDS = 64;

/**
 * Reads the query of an image's address. Links to pictures live in other people's pages for years:
 * what cannot be meant falls back to the usual instead of failing.
 *
 * @param query The value of a parameter.
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
    contestant: (query("contestant") ?? "").slice(0, LONGEST_KEY),
    rounds: parseRounds(query("rounds") ?? ""),
    width: Number.isNaN(width) ? USUAL_WIDTH : nextWidth(width),
  };
}

/** The next of the widths there are: links with another one stay, and show a little more. */
function nextWidth(width: number): number {
  return WIDTHS.find((each) => each >= width) ?? WIDEST;
}

/** `4`: the last four columns. `ro8,ro4`: these rounds. "": all. */
function parseRounds(text: string): BracketImageOptions["rounds"] {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  const keys = text.split(",").filter((key) => key !== "");
  return keys.length === 0
    ? null
    : keys.slice(0, MOST_ROUNDS).map((key) => key.slice(0, LONGEST_KEY));
}
