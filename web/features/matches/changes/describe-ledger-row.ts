import type { ChangeView, MatchRef } from "#core/contract/change.ts";
import { formatScoreList } from "#core/i18n/format-score.ts";
import { formatSlotSource } from "#core/i18n/format-slot-source.ts";
import type { DeskRecordMessages } from "#core/i18n/en/staff-pages.ts";
import type { Messages } from "#core/i18n/en/pages.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import { type ChangedScores, findShownScore } from "./format-change-subject.ts";
import type { LedgerRow } from "./ledger-rows.ts";

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
export function describeLedgerRow(
  row: LedgerRow,
  match: MatchRef,
  format: LedgerFormat,
): LedgerRowText {
  const { change, outcome } = row;
  const effect = outcome === null ? "" : formatOutcome(outcome.winner, format);
  if (row.scores !== null) {
    return {
      was: formatScoreBefore(row.scores, format),
      now: "",
      note: "",
      effect:
        describeCorrection(change, format) || effect || describeLead(row.scores, match, format),
    };
  }
  const [was, now, note = ""] = formatValues(change, match, format);
  return { was, now, note, effect };
}

/** Formats the scores before a change: of a match of many, of the contestant who is shown. */
function formatScoreBefore(scores: ChangedScores, { messages }: LedgerFormat): string {
  const known = scores.from.every((score) => score === null) ? [] : scores.from;
  const shown = findShownScore(scores);
  const visible = shown === null ? known : [known[shown.index] ?? null];
  return formatScoreList(
    messages.match.disqualified,
    shown === null ? visible : visible.filter((score) => score !== null),
  );
}

/**
 * Describes the contestant of a match of many who is shown, and the other changed scores: "leads by
 * 3 · Bo 3 → 4".
 */
function describeLead(
  scores: ChangedScores,
  { contestants }: MatchRef,
  { messages, changes }: LedgerFormat,
): string {
  const shown = findShownScore(scores);
  if (shown === null) return "";
  const { lead, others } = shown;
  const formatOne = (list: ChangedScores["from"], index: number): string =>
    formatScoreList(messages.match.disqualified, [list[index] ?? 0]);
  const parts = others.flatMap((index) => {
    const name = contestants[index]?.name;
    const values = `${formatOne(scores.from, index)} → ${formatOne(scores.to, index)}`;
    return name === undefined ? [] : [`${wrapInBidiIsolate(name)} ${values}`];
  });
  return [...(lead !== null && lead > 0 ? [changes.leadsBy(lead)] : []), ...parts].join(" · ");
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
function formatValues(change: ChangeView, match: MatchRef, format: LedgerFormat): Values {
  const { messages, changes, venue } = format;
  switch (change.type) {
    case "rescheduled":
      return formatMove(change, format);
    case "unscheduled":
      return [venue.when(Date.parse(change.from)), changes.noStart];
    case "contestants-known":
      return formatKnown(change.contestants, match, format);
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
    case "conflict-raised":
      return [changes.noFlag, changes.flagSet];
    case "conflict-cleared":
      return [changes.flagSet, changes.noFlag];
    case "added":
    case "score":
    case "decided":
    case "ended":
    case "corrected":
    case "withdrawn":
    case "returned":
      return ["", ""];
  }
}

/**
 * Formats contestants who became known, and what was known of the slot of a single one; "complete"
 * if they are all contestants of the match, whose names are beside it.
 */
function formatKnown(
  known: readonly { readonly key: string; readonly name: string }[],
  { contestants, sources }: MatchRef,
  { messages, changes }: LedgerFormat,
): Values {
  if (known.length === contestants.length) return ["", changes.complete];
  const names = known.map(({ name }) => wrapInBidiIsolate(name)).join(", ");
  const [first, ...others] = known;
  const source = sources[contestants.findIndex((one) => one?.key === first?.key)];
  const isNamed = source !== undefined && source.type !== "unknown" && others.length === 0;
  return [isNamed ? formatSlotSource(messages, source) : "", names];
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
