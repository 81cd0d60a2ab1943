import type { MAIN_PAGES } from "#core/paths/main-pages.ts";
import type { SearchableItem } from "#core/lib/search-index.ts";

/** Destination or action of a palette item. */
export type PaletteTarget =
  | { readonly type: "contestant"; readonly key: string }
  | { readonly type: "tournament"; readonly site: string; readonly slug: string }
  | {
      readonly type: "bracket";
      readonly site: string;
      readonly slug: string;
      readonly id: string;
    }
  | { readonly type: "match"; readonly site: string; readonly id: string }
  | { readonly type: "page"; readonly path: PalettePage }
  | { readonly type: "search"; readonly query: string }
  | { readonly type: "action"; readonly run: () => void };

export type PalettePage = (typeof MAIN_PAGES)[number]["to"];

/** One line of the palette: `text` is its name, `more` the context shown after the name. */
export interface PaletteItem extends SearchableItem {
  /** Unique within the palette. */
  readonly id: string;
  readonly kind: "contestant" | "match" | "tournament" | "bracket" | "page" | "action";
  /** Code of a match, shown before the contestants; "" for other items. */
  readonly code: string;
  /** All contestants of a match. A line may show only some of them. */
  readonly contestants?: readonly string[];
  /** Country code for the flag; "" if there is none. */
  readonly country: string;
  readonly isLive: boolean;
  readonly isFollowed: boolean;
  readonly target: PaletteTarget;
}
