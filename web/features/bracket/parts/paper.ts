import type { SheetSize } from "#core/layout/pages.ts";

export const papers = ["a4", "a3", "letter"] as const;
export type Paper = (typeof papers)[number];

/** Landscape, in CSS pixels. */
const SIZES: Readonly<Record<Paper, SheetSize>> = {
  a4: { width: 1122, height: 793 },
  a3: { width: 1587, height: 1122 },
  letter: { width: 1056, height: 816 },
};

/** Round a sheet, and for its title and page number; also in bracket-print.module.css. */
const MARGIN = 38;
const TITLE = 40;
const FOOT = 22;

/** What of a paper is left for the bracket. */
export function printableSize(paper: Paper): SheetSize {
  const { width, height } = SIZES[paper];
  return { width: width - 2 * MARGIN, height: height - 2 * MARGIN - TITLE - FOOT };
}
