import type { Findable } from "#core/lib/finder.ts";

/** Where an entry of the palette leads. */
export type Target =
  | { readonly type: "contestant"; readonly key: string }
  | { readonly type: "tournament"; readonly site: string; readonly slug: string }
  | {
      readonly type: "bracket";
      readonly site: string;
      readonly slug: string;
      readonly id: string;
    }
  | { readonly type: "match"; readonly site: string; readonly id: string }
  | { readonly type: "page"; readonly path: Page }
  | { readonly type: "search"; readonly query: string }
  | { readonly type: "action"; readonly run: () => void };

export type Page = "/" | "/matches" | "/tournaments" | "/schedule";

/** One line of the palette; `text` is what it is called, `more` what is said behind it. */
export interface PaletteItem extends Findable {
  /** Unique within the palette. */
  readonly id: string;
  readonly kind: "contestant" | "match" | "tournament" | "bracket" | "page" | "action";
  /** Code of a match, said before its name. */
  readonly code: string;
  /** Names of a match's contestants: `text` has all, a line shows some. */
  readonly contestants?: readonly string[];
  /** "" where there is none to show. */
  readonly country: string;
  readonly isLive: boolean;
  readonly isFollowed: boolean;
  readonly target: Target;
}
