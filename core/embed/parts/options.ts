/** Options of an embed: attributes of the widget and parameters of `/embed/…`. */

import { createRecord } from "#core/lib/collections.ts";
import { countEdits } from "#core/lib/count-edits.ts";
import type { MatchState } from "#core/model/derived-match.ts";

export interface EmbedOptions {
  /** `SITE/ID`; "" for none. The next three likewise; a tournament is `SITE/SLUG`. */
  readonly match: string;
  readonly bracket: string;
  readonly group: string;
  readonly tournament: string;
  /** States separated by spaces, in the order of a list; "" for all. */
  readonly state: string;
  readonly game: string;
  readonly site: string;
  /** Key or name of a contestant. */
  readonly contestant: string;
  readonly theme: "auto" | "light" | "dark";
  /** `#rrggbb`; "" for the default. */
  readonly accent: string;
  readonly density: "comfortable" | "compact";
  /** BCP 47; "" for the locale of the page. */
  readonly locale: string;
  /** IANA time zone; "" for the viewer's. */
  readonly zone: string;
  /** Maximum number of matches in a list. */
  readonly limit: number;
  /** Number of rows to reserve space for before the data is loaded; `null` for `limit` rows. */
  readonly rows: number | null;
  /** Key or name of the contestant to highlight; "" for none. */
  readonly highlight: string;
  readonly flags: "letters" | "images" | "none";
  readonly hideScores: boolean;
  readonly misspelled: readonly MisspelledAttribute[];
}

/** An attribute that embeds do not have, but one of almost the same name. */
export interface MisspelledAttribute {
  readonly name: string;
  readonly meant: EmbedAttribute;
}

/** Attributes that select content, whose value is any text. */
const CONTENT_ATTRIBUTES = [
  "match",
  "bracket",
  "group",
  "tournament",
  "game",
  "site",
  "contestant",
] as const;

/** Attributes whose value is any text. */
const TEXT_ATTRIBUTES = [...CONTENT_ATTRIBUTES, "locale", "zone", "highlight"] as const;

/**
 * Attributes of the element; all except `kind` are also parameters of `/embed/…`. An attribute has
 * the same meaning for every kind that uses it.
 */
export const EMBED_ATTRIBUTES = [
  "kind",
  ...TEXT_ATTRIBUTES,
  "state",
  "theme",
  "accent",
  "density",
  "limit",
  "rows",
  "flags",
  "hide-scores",
] as const;
export type EmbedAttribute = (typeof EMBED_ATTRIBUTES)[number];

/** Backgrounds of embeds, `--md-bg` in `web/widget/frame.css`; accents need contrast with them. */
export const WIDGET_BACKGROUND = { light: "#fcfdfb", dark: "#111417" } as const;
/** States in the order of a list. */
const STATES: readonly MatchState[] = ["live", "upcoming", "ended"];
const MOST_ROWS = 100;
/** Rows of an embed with a list if no limit is stated. */
export const DEFAULT_EMBED_LIMIT = 10;
/** Length of a colour with three digits, like `#abc`. */
const SHORT = 4;
/** Length of names from which two edits are a misspelling, not only one. */
const LONG_NAME = 6;
/** Attributes of other HTML elements that are as near to ours as a misspelling. */
const OF_OTHER_ELEMENTS = ["name", "size", "accept"];

/**
 * Parses the attributes of the element or the page; invalid values and unknown names are ignored.
 */
export function parseEmbedOptions(
  read: (name: EmbedAttribute) => string | null,
  names: readonly string[] = [],
): EmbedOptions {
  const text = (name: EmbedAttribute): string => (read(name) ?? "").trim();
  const among = <T extends string>(name: EmbedAttribute, ...known: readonly T[]): T | undefined =>
    known.find((each) => each === text(name));
  const count = (name: EmbedAttribute): number | null => {
    const value = Number(text(name));
    return Number.isInteger(value) && value > 0 ? Math.min(value, MOST_ROWS) : null;
  };
  const accent = text("accent").toLowerCase();
  // #abc is short for #aabbcc.
  const colour = accent.length === SHORT ? accent.replace(/\w/g, "$&$&") : accent;
  return {
    ...createRecord(TEXT_ATTRIBUTES, text),
    state: parseStates(text("state")),
    theme: among("theme", "light", "dark") ?? "auto",
    accent: /^#[\da-f]{6}$/.test(colour) ? colour : "",
    density: among("density", "compact") ?? "comfortable",
    limit: count("limit") ?? DEFAULT_EMBED_LIMIT,
    rows: count("rows"),
    flags: among("flags", "images", "none") ?? "letters",
    hideScores: read("hide-scores") !== null && text("hide-scores") !== "false",
    misspelled: findMisspelledAttributes(names),
  };
}

/**
 * Returns the misspelled ones of the names. Other names with a hyphen (`data-…`, `aria-…`) are
 * those of other programs.
 */
export function findMisspelledAttributes(names: readonly string[]): readonly MisspelledAttribute[] {
  const known = new Set<string>([...EMBED_ATTRIBUTES, ...OF_OTHER_ELEMENTS]);
  return names.flatMap((name) => {
    if (known.has(name) || !/^[a-z][\w-]*$/i.test(name)) return [];
    const [nearest] = EMBED_ATTRIBUTES.filter((each) => each.includes("-") || !name.includes("-"))
      .map((meant) => ({ meant, edits: countEdits(name, meant) }))
      .filter(({ meant, edits }) => edits <= (meant.length < LONG_NAME ? 1 : 2))
      .sort((a, b) => a.edits - b.edits);
    return nearest === undefined ? [] : [{ name, meant: nearest.meant }];
  });
}

/** Returns the first misspelled attribute that was to select content. */
export function findMisspelledContent({
  misspelled,
}: EmbedOptions): MisspelledAttribute | undefined {
  const names = new Set<string>(["kind", "state", ...CONTENT_ATTRIBUTES]);
  return misspelled.find(({ meant }) => names.has(meant));
}

/**
 * Returns whether a list would contain the matches of all tournaments although attributes select
 * content: they are misspelled, or those of another kind.
 */
export function wouldShowAll(options: EmbedOptions): boolean {
  const { match, bracket, group, tournament, game, site, contestant } = options;
  const isSelected = match + bracket + group !== "" || findMisspelledContent(options) !== undefined;
  return isSelected && tournament + game + site + contestant === "";
}

/** Returns the state of the matches of an embed; "" if there are several. */
export function getOnlyState(state: string): MatchState | "" {
  return STATES.find((each) => each === state) ?? "";
}

/** Returns the states in a text, in the order of a list; "" if these are all or none. */
function parseStates(text: string): string {
  const words = text.split(/\W+/);
  const states = STATES.filter((state) => words.includes(state));
  return states.length < STATES.length ? states.join(" ") : "";
}

/**
 * Returns the attributes that `parseEmbedOptions` parses into these options, if they have effect.
 */
export function formatEmbedAttributes(options: EmbedOptions): ReadonlyMap<EmbedAttribute, string> {
  const defaults = parseEmbedOptions(() => null);
  const attributes = new Map<EmbedAttribute, string>();
  for (const name of EMBED_ATTRIBUTES) {
    if (name === "kind" || name === "hide-scores") continue;
    const value = options[name];
    if (value !== null && value !== defaults[name]) attributes.set(name, String(value));
  }
  if (options.hideScores) attributes.set("hide-scores", "");
  return attributes;
}
