import { formatCountryLetters, mayHaveFlag } from "#core/lib/country-letters.ts";
import type { MatchView } from "#core/contract/match.ts";
import { matchPage } from "#core/paths/paths.ts";
import type { EmbedMessages } from "#core/i18n/en/embeds.ts";
import { formatContestants } from "#core/i18n/format-contestants.ts";
import type { Side } from "#core/side/sides.ts";
import { bdi, type EmbedNode, el } from "./node.ts";
import type { EmbedOptions } from "./options.ts";
import type { EmbedTimes } from "./times.ts";

/** Instead of the key of a match: all hidden scores are shown. */
export const ALL_SHOWN = "*";

export interface EmbedContext {
  readonly options: EmbedOptions;
  readonly messages: EmbedMessages;
  readonly times: EmbedTimes;
  /** Base URL of Matchdesk, without a slash at the end. */
  readonly base: string;
  /** Returns the path of a country's flag, relative to `base`. */
  readonly flag: (country: string) => string;
  /**
   * Now, in milliseconds since the epoch; `null` if the content is not rendered again each minute, so
   * that it must not contain durations until or since now.
   */
  readonly now: number | null;
  /** Time of the data in milliseconds since the epoch; `null` if it is unknown. */
  readonly dataAt: number | null;
  /** Site of that data if other data of the embed is current; else `null`. */
  readonly dataSite: string | null;
  /** Whether the data is older than `STALE_AFTER_MS`. */
  readonly isStale: boolean;
  /** Keys of matches that are shown although scores are hidden; `ALL_SHOWN` shows everything. */
  readonly shown: ReadonlySet<string>;
  /** The widget that shows the embed; absent in HTML of the server. */
  readonly widget?: EmbedWidget;
}

/** The element of a widget, as far as `core`, which has no DOM, uses it. */
export interface EmbedWidget {
  /** Renders the content again. */
  readonly refresh: () => void;
}

/** The part of a side that shows its name; a contestant without a match has no standing. */
export type NamedSide = Pick<Side, "name" | "contestant"> &
  Partial<Pick<Side, "standing" | "short">>;

/** Estimated width of a letter in ems; that of a Chinese, Japanese or Korean one is 1. */
const LETTER_EMS = 0.57;

/** Renders a name, with the full one as title. CSS fits it by its estimated width, `--ems`. */
export function nameNode(
  { name, contestant, standing }: NamedSide,
  { options }: EmbedContext,
): EmbedNode {
  const { highlight } = options;
  const isHighlighted =
    highlight !== "" && (contestant?.key === highlight || contestant?.name === highlight);
  return el(
    "span",
    {
      class: `name${contestant === null ? " open" : ""}${isHighlighted ? " highlighted" : ""}`,
      "data-standing": standing,
      title: name,
      style: `--ems:${Math.ceil(name.replace(WIDE, "MM").length * LETTER_EMS)}`,
    },
    // The outer one keeps the alignment of a name in the other direction.
    el("span", {}, bdi(name)),
  );
}

const WIDE = /[\u1100-\ud7ff\uf900-\uffdc]/g;

/** Renders a country as letters, or as a flag image with the letters as alternative text. */
export function flagNode(
  { contestant }: Pick<Side, "contestant">,
  context: EmbedContext,
): EmbedNode | null {
  const { flags } = context.options;
  const country = contestant?.country ?? "";
  const letters = formatCountryLetters(country);
  if (flags === "none") return null;
  const common = { class: contestant === null ? "none flag" : "flag", "aria-hidden": "true" };
  return flags === "images" && mayHaveFlag(country)
    ? el("img", {
        ...common,
        src: context.base + context.flag(country),
        alt: letters,
        loading: "lazy",
      })
    : el("span", common, letters);
}

/** Renders a link to the page of a match. */
export function matchLink(
  match: Pick<MatchView, "site" | "id">,
  { base }: EmbedContext,
  attributes: EmbedNode["attributes"],
  children: EmbedNode["children"],
): EmbedNode {
  const href = base + matchPage(match.site, match.id);
  return el("a", { ...attributes, href, target: "_blank" }, ...children);
}

/**
 * Formats a match: "Knights 2–1 Lanterns, Live, UBQF-1", "Aino, Bo, Cato and 17 more, Live, G5-1".
 */
export function formatMatchSummary(
  sides: readonly Side[],
  facts: readonly (string | null | undefined)[],
  { messages }: EmbedContext,
): string {
  const scores = sides.map(({ score }) => score);
  const between = scores.join("") === "" ? messages.versus : scores.join("–");
  return [formatContestants(sides, messages, ` ${between} `), ...facts.filter(Boolean)].join(", ");
}

/** Formats a round in the viewer's language: "UB Quarterfinals"; "" if it is unknown. */
export function formatRound(
  { round }: Pick<MatchView, "round">,
  { messages }: EmbedContext,
): string {
  return round ? messages.match.roundName(round.name).medium : "";
}

/** Formats a start: "Sat 16 May 14:32", without the day if it is today; "" if it is unknown. */
export function formatStart(start: string | null | undefined, { times }: EmbedContext): string {
  if (!start) return "";
  return times.when(Date.parse(start));
}
