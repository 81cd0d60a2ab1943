import type { ChangeView, MatchRef } from "#core/contract/change.ts";
import { formatScoreList } from "#core/i18n/format-score.ts";
import type { DeskRecordMessages } from "#core/i18n/en/staff-pages.ts";
import type { Messages } from "#core/i18n/en/pages.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { formatChange, formatOutcome } from "./format-change.ts";
import { type ChangedScores, findShownScore } from "./format-change-subject.ts";
import type { LedgerRow } from "./ledger-rows.ts";

/** Messages and times for the texts of a row. */
interface LedgerFormat {
  readonly messages: Messages;
  readonly changes: DeskRecordMessages["changes"];
  readonly venue: VenueFormat;
}

/**
 * Formats a row of the ledger: the previous value, the new one ("" if it is shown in score cells), the
 * difference between both, and the effect; "" for a part that the change does not have.
 */
export function describeLedgerRow(
  row: LedgerRow,
  match: MatchRef,
  { messages, changes, venue }: LedgerFormat,
) {
  const { change, outcome, scores } = row;
  const effect = outcome === null ? "" : formatOutcome({ ...outcome, draw: true }, messages);
  if (scores === null) {
    const text = formatChange(change, { messages, venue, values: { changes, match } });
    const { was = "", now = "", note = "" } = text;
    return { was, now, note, effect };
  }
  const formatOne = (list: ChangedScores["from"], index: number): string =>
    formatScoreList(messages.match.disqualified, [list[index] ?? 0]);
  const shown = findShownScore(scores);
  const known = shown === null ? scores.from : [scores.from[shown.index] ?? null];
  const was = known.every((score) => score === null)
    ? ""
    : formatScoreList(messages.match.disqualified, known);
  // Of the others whose score changed: "leads by 3 · Bo 3 → 4".
  const others = (shown?.others ?? []).flatMap((index) => {
    const name = match.contestants[index]?.name;
    const values = `${formatOne(scores.from, index)} → ${formatOne(scores.to, index)}`;
    return name === undefined ? [] : [`${wrapInBidiIsolate(name)} ${values}`];
  });
  const lead = shown?.lead ?? 0;
  const leads = [...(lead > 0 ? [changes.leadsBy(lead)] : []), ...others].join(" · ");
  const result = describeCorrection(change, messages) || effect || leads;
  return { was, now: "", note: "", effect: result };
}

/** Returns the winner that a correction makes; "" if it does not change the winner. */
function describeCorrection(change: ChangeView, messages: Messages): string {
  if (change.type !== "corrected" || change.from.winner?.key === change.to.winner?.key) return "";
  return formatOutcome(change.to, messages);
}
