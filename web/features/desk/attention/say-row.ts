import type { AttentionRowView } from "#core/contract/attention.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { ReasonFormat, ReasonMessages, ReasonOf } from "#core/i18n/attention-messages.ts";
import type { DeskWords } from "#core/i18n/en/desk.ts";
import type { Words } from "#core/i18n/en/start.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { sayScoreList } from "#core/i18n/say-score.ts";

export interface Language {
  readonly words: Words;
  readonly desk: DeskWords;
  readonly venue: VenueFormat;
}

/** What a row is about: its only match by its contestants, several by their number and round. */
export function sayWhat(row: AttentionRowView, { words, desk }: Language): string {
  const [match, ...others] = row.matches;
  if (match === undefined) return row.reason.kind === "store-failing" ? desk.store : desk.service;
  if (others.length === 0) return formatSlots(match.slots, words);
  return desk.manyOf(row.matches.length, sayRound(row, words));
}

/** Where it is: code or round, and tournament. */
export function sayWhere(row: AttentionRowView, { words }: Language): string {
  const [match, ...others] = row.matches;
  const { tournament, clientId } = row.place;
  if (match === undefined || tournament === null) return tournament?.title ?? clientId ?? "";
  const code = others.length === 0 ? match.code : null;
  return [code ?? sayRound(row, words), tournament.title].filter(Boolean).join(" · ");
}

/** Returns why it needs attention, as a sentence. */
export function sayWhy(row: AttentionRowView, { words, desk, venue }: Language): string {
  return describeReason(row.reason, desk.why, {
    time: (iso) => venue.when(Date.parse(iso)),
    scores: (scores) =>
      scores.every((score) => score === null) ? "" : sayScoreList(words.match.disqualified, scores),
    isSeveral: row.matches.length > 1,
  });
}

function describeReason<K extends AttentionRowView["reason"]["kind"]>(
  reason: ReasonOf<K>,
  messages: ReasonMessages,
  format: ReasonFormat,
): string {
  const kind: K = reason.kind;
  return messages[kind](reason, format);
}

function sayRound({ place, matches }: AttentionRowView, words: Words): string {
  if (place.round !== null) return words.match.roundName(place.round).medium;
  if (place.group !== null) return place.group.name ?? words.groupName(place.group.number);
  return matches[0]?.tournament.title ?? "";
}
