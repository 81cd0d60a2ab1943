import type { MatchView } from "#core/contract/match.ts";
import { matchPage } from "#core/paths/paths.ts";
import type { EmbedWords } from "#core/i18n/en/embed.ts";
import { formatContestants, type NamedSlot } from "#core/i18n/format-contestants.ts";
import { type EmbedNode, el } from "./node.ts";
import type { EmbedOptions } from "./options.ts";
import type { EmbedTimes } from "./times.ts";

/** What every part of an embed is drawn with. */
export interface EmbedContext {
  readonly options: EmbedOptions;
  readonly words: EmbedWords;
  readonly times: EmbedTimes;
  /** Where Matchdesk's addresses begin, without a slash at its end. */
  readonly base: string;
  /** Address of a country's flag below `base`. */
  readonly flag: (country: string) => string;
}

/** One side of a match as it is drawn. */
export interface EmbedSide {
  readonly name: string;
  /** Undefined while nobody is known. */
  readonly contestant: {
    readonly key: string;
    readonly name: string;
    readonly country: string;
  } | null;
  readonly score: string;
  readonly standing: "winner" | "loser" | null;
}

/** A name as sent, cut by its room; whole in its title. */
export function nameNode(
  { name, contestant, standing }: EmbedSide,
  { options }: EmbedContext,
): EmbedNode {
  const { highlight } = options;
  const isLit =
    highlight !== "" && (contestant?.key === highlight || contestant?.name === highlight);
  return el(
    "span",
    {
      class: `name${contestant === null ? " open" : ""}${isLit ? " lit" : ""}`,
      "data-standing": standing ?? undefined,
      title: name,
    },
    el("bdi", { dir: "auto" }, name),
  );
}

/** Letters of a country, or its flag, which shows the letters where it does not load. */
export function flagNode({ contestant }: EmbedSide, context: EmbedContext): EmbedNode | null {
  const { flags } = context.options;
  const country = contestant?.country ?? "";
  const letters = country.slice(0, 3).toUpperCase();
  if (flags === "none") return null;
  const look = { class: "flag", "aria-hidden": "true" };
  return flags === "images" && /^[a-z]{2}$/.test(country)
    ? el("img", {
        ...look,
        src: context.base + context.flag(country),
        alt: letters,
        width: 18,
        height: 12,
        loading: "lazy",
      })
    : el("span", look, letters);
}

/** A link to the page of a match, which says everything in one sentence. */
export function matchLink(
  match: Pick<MatchView, "site" | "id">,
  { base }: EmbedContext,
  attributes: EmbedNode["attributes"],
  children: EmbedNode["children"],
): EmbedNode {
  const href = base + matchPage(match.site, match.id);
  return el("a", { ...attributes, href, target: "_blank" }, ...children);
}

/** "Knights 2–1 Lanterns, Live, UBQF-1", "Aino, Bo, Cato and 17 more, Live, G5-1". */
export function sayMatch(
  sides: readonly (EmbedSide & NamedSlot)[],
  facts: readonly (string | null | undefined)[],
  { words }: EmbedContext,
): string {
  const scores = sides.map(({ score }) => score);
  const between = scores.join("") === "" ? words.versus : scores.join("–");
  return [formatContestants(sides, words, ` ${between} `), ...facts.filter(Boolean)].join(", ");
}

/** "UB Quarterfinals" in the reader's language, "" where no round is known. */
export function sayRound({ round }: Pick<MatchView, "round">, { words }: EmbedContext): string {
  return round ? words.match.roundName(round.name).medium : "";
}

/** "Sat 16 May 14:32", the day only where it is not today; "" where no start is known. */
export function sayStart(start: string | null | undefined, { times }: EmbedContext): string {
  if (!start) return "";
  return times.when(Date.parse(start));
}
