/** Query parameters of pages; for each, "" is the default. Those of larger pages are in their folders. */
import { decodeText } from "#core/lib/decode.ts";
import { createSearchParser, decodeDay, decodeOneOf } from "#web/routing/search-parser.ts";

export const parseAttentionSearch = createSearchParser({
  kind: decodeText,
  tournament: decodeText,
  severity: decodeText,
  order: decodeOneOf(["age"]),
  /** Id of the item whose details are open if they are not beside the list. */
  item: decodeText,
});

export const parseScreensSearch = createSearchParser({
  /** Name of the selected channel. */
  channel: decodeText,
});

export const parseSignInSearch = createSearchParser({
  /** Path to open afterwards; untrusted, `sanitizeRedirectPath` restricts it to this origin. */
  to: decodeText,
  /** Why sign-in with the provider failed: `refused` or `failed`; "" if it did not. */
  problem: decodeText,
  /** "tab" if another tab waits for the sign-in, so that this one has nothing to open. */
  part: decodeOneOf(["tab"]),
});

export const parseTournamentsSearch = createSearchParser({ site: decodeText, q: decodeText });

export const parseGroupsSearch = createSearchParser({
  /** "table" for the standings of Swiss groups instead of their rounds. */
  swiss: decodeOneOf(["table"]),
});

export const parseScheduleSearch = createSearchParser({
  /** "" for today. */
  day: decodeDay,
  /** "1" to show only followed matches. */
  followed: decodeOneOf(["1"]),
  /** "" for the grid if a station is entered, else for the list. */
  view: decodeOneOf(["grid", "list"]),
  /** `SITE/SLUG` of the only tournament shown; "" for all. */
  tournament: decodeText,
});

/** Keeps every parameter with the form of an attribute of the widget; the page ignores unknown ones. */
export function parseShareSearch(
  raw: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) => {
      const text = decodeText(value);
      return /^[a-z-]{1,20}$/.test(name) && text !== "" ? [[name, text]] : [];
    }),
  );
}
