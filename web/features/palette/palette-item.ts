import type { SearchableItem } from "#core/lib/search-index.ts";
import { openMatch } from "#web/kit/open-match.ts";
import { navigate, navigateTo } from "#web/routing/navigate.ts";

/** Destination or action of a palette item. */
export type PaletteTarget =
  | { readonly type: "match"; readonly site: string; readonly id: string }
  | { readonly type: "page"; readonly path: string }
  | { readonly type: "game"; readonly slug: string }
  | { readonly type: "search"; readonly query: string }
  | { readonly type: "action"; readonly run: () => void };

export type PaletteKind = "contestant" | "match" | "tournament" | "bracket" | "page" | "action";

/** One line of the palette: `text` is its name, `more` the context shown after the name. */
export interface PaletteItem extends SearchableItem {
  /** Unique within the palette. */
  readonly id: string;
  readonly kind: PaletteKind;
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

/** Rank bonus of pages and actions. */
const BOOST = 2;

/** Creates an item; without what is not given. */
export function createItem(
  item: Pick<PaletteItem, "id" | "kind" | "text" | "target"> & Partial<PaletteItem>,
): PaletteItem {
  return {
    more: "",
    boost: BOOST,
    code: "",
    country: "",
    isLive: false,
    isFollowed: false,
    ...item,
  };
}

/** Pages that filter by game. */
const LIST_PAGES = new Set(["/", "/matches", "/tournaments", "/schedule"]);

/** Opens a target. A match opens as a sheet, under its own URL. */
export function openPaletteTarget(target: PaletteTarget): void {
  switch (target.type) {
    case "match":
      openMatch(`${target.site}/${target.id}`);
      return;
    case "page":
      void navigateTo({ to: target.path });
      return;
    case "game": {
      const isList = LIST_PAGES.has(location.pathname);
      void navigate({
        to: isList ? "." : "/",
        search: (search) => ({ ...search, game: target.slug }),
      });
      return;
    }
    case "search":
      void navigate({ to: "/matches", search: { q: target.query } });
      return;
    case "action":
      target.run();
  }
}
