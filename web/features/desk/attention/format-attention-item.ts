import type { AttentionItemView } from "#core/contract/attention.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { ReasonFormat, ReasonMessages, ReasonOf } from "#core/i18n/en/attention-messages.ts";
import type { DeskMessages } from "#core/i18n/en/desk.ts";
import type { Messages } from "#core/i18n/en/start.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { formatScoreList } from "#core/i18n/format-score.ts";

/** Messages and time format for the text of an attention item. */
export interface AttentionItemFormat {
  readonly messages: Messages;
  readonly desk: DeskMessages;
  readonly venue: VenueFormat;
}

/** Formats the subject of an item: the contestants of its match, or the number of matches. */
export function formatItemSubject(
  row: AttentionItemView,
  { messages, desk }: AttentionItemFormat,
): string {
  const [match, ...others] = row.matches;
  if (match === undefined) return row.reason.kind === "store-failing" ? desk.store : desk.service;
  if (others.length === 0) return formatSlots(match.slots, messages);
  return desk.manyOf(row.matches.length, formatRound(row, messages));
}

/** Formats the location of an item: match code or round, and tournament; else the client id. */
export function formatItemLocation(
  row: AttentionItemView,
  { messages }: AttentionItemFormat,
): string {
  const [match, ...others] = row.matches;
  const { tournament, clientId } = row.place;
  if (match === undefined || tournament === null) return tournament?.title ?? clientId ?? "";
  const code = others.length === 0 ? match.code : null;
  return [code ?? formatRound(row, messages), tournament.title].filter(Boolean).join(" · ");
}

/** Formats why an item needs attention, as a sentence. */
export function describeItemReason(
  row: AttentionItemView,
  { messages, desk, venue }: AttentionItemFormat,
): string {
  return describeReason(row.reason, desk.why, {
    time: (iso) => venue.when(Date.parse(iso)),
    scores: (scores) =>
      scores.every((score) => score === null)
        ? ""
        : formatScoreList(messages.match.disqualified, scores),
    isSeveral: row.matches.length > 1,
  });
}

function describeReason<K extends AttentionItemView["reason"]["kind"]>(
  reason: ReasonOf<K>,
  messages: ReasonMessages,
  format: ReasonFormat,
): string {
  const kind: K = reason.kind;
  return messages[kind](reason, format);
}

function formatRound({ place, matches }: AttentionItemView, messages: Messages): string {
  if (place.round !== null) return messages.match.roundName(place.round).long;
  if (place.group !== null) return place.group.name ?? messages.groupName(place.group.number);
  return matches[0]?.tournament.title ?? "";
}
