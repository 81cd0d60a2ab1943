import type { PageMessages } from "#core/i18n/en/index.ts";
import type { AttentionItemView } from "#core/contract/attention.ts";
import { formatMinutes } from "#core/lib/format-minutes.ts";
import { DAY, MINUTE } from "#core/lib/time.ts";
import type { ReasonMessages, ReasonOf } from "#core/i18n/en/attention.ts";
import type { Messages } from "#core/i18n/en/pages.ts";
import { formatNames, formatSites } from "#core/lib/sentence.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { formatScoreList } from "#core/i18n/format-score.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useMessages } from "#web/i18n/use-messages.ts";

export type AttentionItemFormat = ReturnType<typeof useItemFormat>;

/** Returns the messages and the time format in the viewer's language. */
export function useItemFormat() {
  return {
    messages: useMessages("common"),
    desk: useMessages("desk"),
    venue: useVenueFormat(),
  };
}

/**
 * Formats the subject of an item: the contestants of its match, the contestant or the station with
 * two matches, the number of matches, or the sites of a service.
 */
export function formatItemSubject(
  row: AttentionItemView,
  { messages, desk }: AttentionItemFormat,
): string {
  const [match, ...others] = row.matches;
  if (match === undefined) {
    if (row.reason.kind === "service-down") return formatSites(row.reason.sites, row.reason.host);
    return row.reason.kind === "store-failing" ? desk.store : desk.service;
  }
  if (others.length === 0) {
    if (row.reason.kind === "overlapping") return row.reason.contestant;
    if (row.reason.kind === "two-on-one") return desk.stationName(row.reason.station);
    return formatSlots(match.slots, messages);
  }
  return desk.manyOf(row.matches.length, formatRound(row, messages));
}

/** Formats the tournaments of an item, or what it affects; else the client of its service, or "". */
export function formatItemPlace(
  { place, reason }: AttentionItemView,
  { affected }: PageMessages["desk"],
): string {
  if (place.tournament !== null) return place.tournament.title;
  if (reason.kind === "service-down") return affected(reason.tournaments, reason.openMatches);
  return reason.kind === "data-held" ? formatNames(reason.tournaments) : (place.clientId ?? "");
}

/** Formats the name of an item: that of its kind, or the match for whose contestant it waits. */
export function formatItemName(
  { reason, matches }: AttentionItemView,
  { mark, waitsFor }: PageMessages["desk"],
): string {
  if (reason.kind !== "contestant-missing" || reason.waitsFor === null) return mark[reason.kind];
  return waitsFor(matches.length > 1 ? `${reason.waitsFor}, …` : reason.waitsFor);
}

/** Formats why an item needs attention, as a sentence. */
export function describeItemReason(row: AttentionItemView, format: AttentionItemFormat): string {
  return describeReason(row.reason, format.desk.why, row, format);
}

/** Formats the shortest reason with its number, for one line. */
export function formatShortReason(row: AttentionItemView, format: AttentionItemFormat): string {
  return describeReason(row.reason, format.desk.shortWhy, row, format);
}

/**
 * Formats the age of an item at a time in milliseconds: "12 min", "1 h 4", "2 d"; "" if unknown.
 */
export function formatItemAge(
  { since }: AttentionItemView,
  { list }: PageMessages["desk"],
  now: number,
): string {
  if (since === null) return "";
  const age = now - Date.parse(since);
  // Pages count whole minutes: an item of this minute is newer than `now`.
  if (age <= -MINUTE) return "";
  const minutes = Math.max(Math.floor(age / MINUTE), 0);
  return minutes < DAY / MINUTE
    ? formatMinutes(minutes)
    : list.days(Math.floor(minutes / (DAY / MINUTE)));
}

function describeReason<K extends AttentionItemView["reason"]["kind"]>(
  reason: ReasonOf<K>,
  texts: ReasonMessages,
  { since, matches }: AttentionItemView,
  { messages, venue }: AttentionItemFormat,
): string {
  const kind: K = reason.kind;
  const when = (iso: string): string => venue.when(Date.parse(iso));
  return texts[kind](reason, {
    time: when,
    scores: (scores) =>
      scores.every((score) => score === null)
        ? ""
        : formatScoreList(messages.match.disqualified, scores),
    since: since === null ? "" : when(since),
    isSeveral: matches.length > 1,
  });
}

/** Formats the round or group of an item; else its tournament. */
export function formatRound({ place, matches }: AttentionItemView, messages: Messages): string {
  if (place.round !== null) return messages.match.roundName(place.round).long;
  if (place.group !== null) return place.group.name ?? messages.groupName(place.group.number);
  return matches[0]?.tournament.title ?? "";
}
