/** What an embed shows and how: attributes of the widget, and parameters of `/embed/…`. */

export interface EmbedOptions {
  /** `SITE/ID`, "" for none. */
  readonly match: string;
  readonly bracket: string;
  readonly group: string;
  /** `SITE/SLUG`. */
  readonly tournament: string;
  readonly state: "upcoming" | "live" | "ended" | "";
  readonly game: string;
  readonly site: string;
  /** Key of a contestant. */
  readonly contestant: string;
  readonly theme: "auto" | "light" | "dark";
  /** `#rrggbb`, "" for ours. */
  readonly accent: string;
  readonly density: "comfortable" | "compact";
  /** BCP 47; "" for that of the page. */
  readonly locale: string;
  /** IANA zone; "" for the reader's. */
  readonly zone: string;
  /** Most matches of a list. */
  readonly limit: number;
  /** Rows for which room is kept before there are any; null keeps room for `limit` of them. */
  readonly rows: number | null;
  /** Key or name of a contestant who stands out. */
  readonly highlight: string;
  readonly flags: "letters" | "images" | "none";
  readonly hideScores: boolean;
}

/**
 * Attributes of the element; all but `kind` are also parameters of `/embed/…`. One has the same meaning
 * for every kind that has it.
 */
export const EMBED_ATTRIBUTES = [
  "kind",
  "match",
  "bracket",
  "group",
  "tournament",
  "state",
  "game",
  "site",
  "contestant",
  "theme",
  "accent",
  "density",
  "locale",
  "zone",
  "limit",
  "rows",
  "highlight",
  "flags",
  "hide-scores",
] as const;
export type EmbedAttribute = (typeof EMBED_ATTRIBUTES)[number];

const MOST_ROWS = 100;
const USUAL_LIMIT = 10;
const LONGEST = 200;
/** Length of a colour of three digits. */
const SHORT = 4;

/** Parses attributes; ignores those with an invalid value. */
export function parseEmbedOptions(read: (name: EmbedAttribute) => string | null): EmbedOptions {
  const text = (name: EmbedAttribute): string => (read(name) ?? "").trim().slice(0, LONGEST);
  const among = <T extends string>(name: EmbedAttribute, ...known: readonly T[]): T | undefined =>
    known.find((each) => each === text(name));
  const count = (name: EmbedAttribute): number | null => {
    const value = Number(text(name));
    return Number.isInteger(value) && value > 0 ? Math.min(value, MOST_ROWS) : null;
  };
  const accent = text("accent").toLowerCase();
  // #abc is short for #aabbcc.
  const colour = accent.length === SHORT ? accent.replaceAll(/\w/g, "$&$&") : accent;
  return {
    match: text("match"),
    bracket: text("bracket"),
    group: text("group"),
    tournament: text("tournament"),
    state: among("state", "upcoming", "live", "ended") ?? "",
    game: text("game"),
    site: text("site"),
    contestant: text("contestant"),
    theme: among("theme", "light", "dark") ?? "auto",
    accent: /^#[\da-f]{6}$/.test(colour) ? colour : "",
    density: among("density", "compact") ?? "comfortable",
    locale: text("locale"),
    zone: text("zone"),
    limit: count("limit") ?? USUAL_LIMIT,
    rows: count("rows"),
    highlight: text("highlight"),
    flags: among("flags", "images", "none") ?? "letters",
    hideScores: read("hide-scores") !== null && text("hide-scores") !== "false",
  };
}
