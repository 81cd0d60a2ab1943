import type { AttentionReasonView, AttentionRowView } from "#core/contract/attention.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { DeskWords } from "#core/i18n/en/desk.ts";
import type { Words } from "#core/i18n/en/start.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { sayScoreList } from "#core/i18n/say-score.ts";

interface Result {
  readonly scores: readonly (number | null)[];
  readonly winner: { readonly name: string } | null;
}

export interface RowLanguage {
  readonly words: Words;
  readonly desk: DeskWords;
  readonly venue: VenueFormat;
}

/** What a row is about: its only match by its contestants, several by their number and round. */
export function sayWhat(row: AttentionRowView, { words, desk }: RowLanguage): string {
  const [match, ...others] = row.matches;
  if (match === undefined) return row.reason.kind === "store-failing" ? desk.store : desk.service;
  if (others.length === 0) return formatSlots(match.slots, words);
  return desk.manyOf(row.matches.length, sayRound(row, words));
}

/** Where it is: code or round, and tournament. */
export function sayWhere(row: AttentionRowView, { words }: RowLanguage): string {
  const [match, ...others] = row.matches;
  const { tournament, clientId } = row.place;
  if (match === undefined || tournament === null) return tournament?.title ?? clientId ?? "";
  const code = others.length === 0 ? match.code : null;
  return [code ?? sayRound(row, words), tournament.title].filter(Boolean).join(" · ");
}

/** Why it needs a person, in a sentence. */
export function sayWhy(row: AttentionRowView, language: RowLanguage): string {
  return sayReason(row.reason, row.matches.length > 1, language);
}

function sayReason(
  reason: AttentionReasonView,
  many: boolean,
  { words, desk: { why }, venue }: RowLanguage,
): string {
  const time = (iso: string): string => venue.when(Date.parse(iso));
  const sayScore = (scores: readonly (number | null)[]): string =>
    scores.every((score) => score === null) ? "" : sayScoreList(words.match.disqualified, scores);
  const sayResult = ({ scores, winner }: Result): string =>
    `${sayScore(scores)} (${winner?.name ?? why.nobody})`;
  switch (reason.kind) {
    case "conflict":
      return why.conflict(many ? "" : sayScore(reason.scores));
    case "not-started":
      return why.notStarted(time(reason.start), many);
    case "running-long":
      return why.runningLong(reason.minutes, reason.typical, reason.watched, reason.bestOf);
    case "no-score":
      return why.noScore(reason.minutes, reason.typical, reason.watched);
    case "contestant-missing":
      return why.missing(time(reason.start), reason.waitsFor);
    case "moved":
      return why.moved(time(reason.from), time(reason.to));
    case "decided-not-over":
      return reason.listedUpcoming
        ? why.decidedUpcoming(reason.winner)
        : why.decidedUnlocked(reason.winner);
    case "corrected-late":
      return why.corrected(sayResult(reason.from), sayResult(reason.to), reason.next);
    case "score-withdrawn":
      return why.withdrawn(sayScore(reason.scores));
    case "unlocked":
      return why.unlocked;
    case "locked":
      return why.locked;
    case "score-too-high":
      return why.tooHigh(reason.score, reason.bestOf);
    case "overlapping":
      return reason.sameName
        ? why.sameName(reason.contestant, reason.other.name)
        : why.overlapping(reason.contestant, reason.other.name);
    case "short-turnaround":
      return reason.estimated
        ? why.turnaroundEstimated(reason.contestant, reason.other.name)
        : why.turnaround(reason.contestant, reason.minutes, reason.other.name);
    case "bye-with-two":
      return why.byeWithTwo;
    case "slot-unfilled":
      return why.unfilled(reason.feeder, reason.contestant);
    case "advanced-without-winning":
      return why.advanced[reason.fault];
    case "last-seen":
      return why.lastSeen(time(reason.at));
    case "list-cut": {
      const horizon = venue.when(Date.parse(reason.horizon));
      return reason.list === "upcoming" ? why.cutUpcoming(horizon) : why.cutEnded(horizon);
    }
    case "data-held": {
      const { lost, count, of, list } = reason;
      const from = time(reason.dataAt);
      const held =
        lost === "matches"
          ? why.heldMatches(of - count, of, list, reason, from)
          : why.heldContent(why.held[lost], count, of, reason, from);
      return reason.decision === "keep" ? `${held} ${why.keptByStaff}` : held;
    }
    case "service-refused":
      return why.refused;
    case "clocks-differ":
      return why.clocksDiffer(reason.minutes, reason.deletionRefused);
    case "store-failing":
      return why.storeFailing(reason.state, reason.unstoredChanges);
  }
}

function sayRound({ place, matches }: AttentionRowView, words: Words): string {
  if (place.round !== null) return words.match.roundName(place.round).medium;
  if (place.group !== null) return place.group.name ?? words.groupName(place.group.number);
  return matches[0]?.tournament.title ?? "";
}
