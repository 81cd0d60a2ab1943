export interface SheetSize {
  readonly width: number;
  readonly height: number;
}

export const paperFormats = ["a4", "a3", "letter"] as const;
export type PaperFormat = (typeof paperFormats)[number];

/** Paper sizes in landscape, in CSS pixels. */
const SIZES: Readonly<Record<PaperFormat, SheetSize>> = {
  a4: { width: 1122, height: 793 },
  a3: { width: 1587, height: 1122 },
  letter: { width: 1056, height: 816 },
};

/** Margin, title and page number of a sheet, in CSS pixels; also in print.module.css. */
const MARGIN = 38;
const TITLE = 40;
const FOOTER = 22;

/** Returns the area of a paper that is left for the bracket, in CSS pixels. */
export function getPrintableSize(paper: PaperFormat): SheetSize {
  const { width, height } = SIZES[paper];
  return { width: width - 2 * MARGIN, height: height - 2 * MARGIN - TITLE - FOOTER };
}
