import type { SearchSchemaInput } from "@tanstack/react-router";
import { decodeText } from "#core/lib/decode.ts";

/** What every page's address may carry. "" is the default and leaves the address. */
export interface RootSearch {
  /** Slug of the only game shown in lists. */
  readonly game: string;
  /** `SITE/ID` of the match in the sheet over the page; masked by the match's own address. */
  readonly open: string;
}

export function parseRootSearch(raw: Partial<RootSearch> & SearchSchemaInput): RootSearch {
  return { game: decodeText(raw.game), open: decodeText(raw.open) };
}
