import type { SearchSchemaInput } from "@tanstack/react-router";
import { decodeText } from "#core/lib/decode.ts";

/** Chosen attributes by name of the widget's attribute; defaults are left out. */
export type ShareSearch = Readonly<Record<string, string>>;

const MAX_LENGTH = 200;

/** Keeps every parameter with the form of an attribute; the page ignores unknown ones. */
export function parseShareSearch(raw: Record<string, unknown> & SearchSchemaInput): ShareSearch {
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) => {
      const text = decodeText(value).slice(0, MAX_LENGTH);
      return /^[a-z-]{1,20}$/.test(name) && text !== "" ? [[name, text]] : [];
    }),
  );
}
