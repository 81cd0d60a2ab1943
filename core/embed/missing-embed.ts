import type { MatchList } from "#core/contract/match.ts";
import type { EmbedMessages } from "#core/i18n/en/embeds.ts";
import type { EmbedKind } from "./kinds.ts";
import { findMisspelledContent, type EmbedOptions } from "./parts/options.ts";

/** Attribute that names the content of an embed. */
type ContentName = keyof EmbedMessages["noSuch"];

/** A title, and a sentence; "" for none. */
export type EmbedNotice = readonly [title: string, text: string];

/**
 * Describes why an embed has no content: the attribute that names it is misspelled, missing or
 * malformed, or there is no such content. Content that is not public gets the same words.
 */
export function describeMissingEmbed(
  kind: EmbedKind,
  options: EmbedOptions,
  { misuse, noSuch, neverListed }: EmbedMessages,
): EmbedNotice {
  const name = getContentName(kind, options);
  const value = options[name];
  if (/.\/./.test(value)) return [noSuch[name], neverListed(value)];
  const misspelled = findMisspelledContent(options);
  return misspelled
    ? [misuse.misspelled(misspelled.name, misspelled.meant), ""]
    : [misuse.attribute(`${name}="SITE/${name === "tournament" ? "SLUG" : "ID"}"`), ""];
}

/** Returns whether the tournament of a list does not exist: every tournament has some match. */
export function isTournamentMissing(
  { counts, contestants }: MatchList,
  { tournament, game, site }: EmbedOptions,
): boolean {
  const isEmpty = counts.live + counts.upcoming + counts.ended === 0;
  return isEmpty && tournament !== "" && contestants === undefined && game + site === "";
}

function getContentName(kind: EmbedKind, { group }: EmbedOptions): ContentName {
  if (kind === "match" || kind === "bracket") return kind;
  return kind === "standings" && group !== "" ? "group" : "tournament";
}
