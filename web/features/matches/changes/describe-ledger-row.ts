import type { ChangeView, MatchRef } from "#core/contract/change.ts";
import { formatContestants } from "#core/i18n/format-contestants.ts";
import { formatScoreList } from "#core/i18n/format-score.ts";
import type { DeskRecordMessages } from "#core/i18n/en/desk-records.ts";
import type { Messages } from "#core/i18n/en/start.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import { findChangedScores, type LedgerRow } from "./ledger-rows.ts";

/** Texts of a row of the ledger; "" for a part that the change does not have. */
interface LedgerRowText {
  /** The previous value. */
  readonly was: string;
  /** The new value; "" if it is shown in score cells. */
  readonly now: string;
  /** Difference between both values. */
  readonly note: string;
  readonly effect: string;
}

/** Messages and times for the texts of a row. */
export interface LedgerFormat {
  readonly messages: Messages;
  readonly changes: DeskRecordMessages["changes"];
  readonly venue: VenueFormat;
}

/** Formats the values of a row of the ledger. */
export function describeLedgerRow(row: LedgerRow, format: LedgerFormat): LedgerRowText {
  const { change, outcome } = row;
  const effect = outcome === null ? "" : formatOutcome(outcome.winner, format);
  const scores = formatScoreChange(row, format);
  if (scores !== null)
    return { note: "", effect: describeCorrection(change, format) || effect, ...scores };
  const [was, now, note = ""] = formatValues(change, format);
  return { was, now, note, effect };
}

/**
 * Returns the names of a row: those of its match, or of a match of many the one whose score changed.
 */
export function formatLedgerSubject(
  { scores }: LedgerRow,
  { contestants, tournament }: MatchRef,
  { match }: Messages,
): string {
  const [changed, ...others] = scores === null ? [] : findChangedScores(scores);
  const one = contestants.length > 2 && others.length === 0 ? contestants[changed ?? -1] : null;
  if (one) return one.name;
  if (contestants.every((contestant) => contestant === null)) return tournament;
  const slots = contestants.map((contestant) => ({
    name: contestant === null ? match.slot.unknown : wrapInBidiIsolate(contestant.name),
    isOpen: contestant === null,
  }));
  return formatContestants(slots, { match });
}

/** Formats changed scores; `null` if the row has none. */
function formatScoreChange(
  { scores }: LedgerRow,
  { messages, changes }: LedgerFormat,
): Pick<LedgerRowText, "was" | "now"> | null {
  if (scores === null) return null;
  const { disqualified } = messages.match;
  const changed = findChangedScores(scores);
  const was = scores.from.every((score) => score === null) ? [] : scores.from;
  if (scores.to.length <= 2) return { was: formatScoreList(disqualified, was), now: "" };
  const [first = 0, ...others] = changed;
  if (others.length > 0) return { was: "", now: changes.scores(changed.length) };
  return {
    was: formatScoreList(
      disqualified,
      [was[first] ?? null].filter((score) => score !== null),
    ),
    now: "",
  };
}

/** Returns the winner that a correction makes; "" if it does not change the winner. */
function describeCorrection(change: ChangeView, format: LedgerFormat): string {
  if (change.type !== "corrected" || change.from.winner?.key === change.to.winner?.key) return "";
  const { winner, draw } = change.to;
  return winner === null && !draw ? format.messages.change.noWinner : formatOutcome(winner, format);
}

function formatOutcome(
  winner: { readonly name: string } | null,
  { messages }: LedgerFormat,
): string {
  const { result } = messages.match;
  return winner === null ? result.draw : result.won(winner.name);
}

type Values = readonly [was: string, now: string, note?: string];

/** Returns the value before and after a change that is not about a score. */
function formatValues(change: ChangeView, format: LedgerFormat): Values {
  const { messages, changes, venue } = format;
  switch (change.type) {
    case "rescheduled":
      return formatMove(change, format);
    case "unscheduled":
      return [venue.when(Date.parse(change.from)), changes.noStart];
    case "contestants-known":
      return ["", change.contestants.map(({ name }) => wrapInBidiIsolate(name)).join(", ")];
    case "replaced":
      return [change.from.name, change.to?.name ?? changes.open];
    case "renamed":
      return [change.from.name, change.to.name];
    case "started":
      return [changes.upcoming, changes.live];
    case "start-withdrawn":
      return [changes.live, changes.upcoming];
    case "score-withdrawn":
      return [formatScoreList(messages.match.disqualified, change.from), ""];
    case "best-of":
      return [
        change.from === null ? "" : messages.match.bestOf(change.from),
        change.to === null ? messages.change.bestOfUnknown : messages.match.bestOf(change.to),
      ];
    case "locked":
      return [changes.open, changes.locked];
    case "unlocked":
      return [changes.locked, changes.open];
    case "last-seen":
      return ["", messages.match.rowAbsence.lastSeen(venue.when(Date.parse(change.lastSeen)))];
    case "added":
    case "score":
    case "decided":
    case "ended":
    case "corrected":
    case "conflict-raised":
    case "conflict-cleared":
    case "withdrawn":
    case "returned":
      return ["", ""];
  }
}

/** Formats a moved start; the old start is shown without its day if both are on the same day. */
function formatMove(
  { from, to }: Extract<ChangeView, { type: "rescheduled" }>,
  { changes, venue }: LedgerFormat,
): Values {
  const end = Date.parse(to);
  if (from === null) return ["", venue.when(end)];
  const start = Date.parse(from);
  const isSameDay = venue.whenDay(start) === venue.whenDay(end);
  const minutes = Math.round((end - start) / MINUTE);
  const note = minutes < 0 ? changes.minutesEarlier(-minutes) : changes.minutesLater(minutes);
  return isSameDay
    ? [venue.time(start), venue.when(end), note]
    : [venue.when(start), venue.when(end)];
}
