import type { SearchSchemaInput } from "@tanstack/react-router";
import { decodeText } from "#core/lib/decode.ts";

/** Everything chosen, by the names of the widget's attributes; what is usual is left out. */
export type ShareSearch = Readonly<Record<string, string>>;

const LONGEST = 200;

/** Takes what looks like an attribute; the page reads those that it knows. */
export function parseShareSearch(raw: Record<string, unknown> & SearchSchemaInput): ShareSearch {
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) => {
      const text = decodeText(value).slice(0, LONGEST);
      return /^[a-z-]{1,20}$/.test(name) && text !== "" ? [[name, text]] : [];
    }),
  );
}
