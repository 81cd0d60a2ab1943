import type { ChangeView, MatchRef } from "#core/contract/change.ts";
import { formatScoreList } from "#core/i18n/format-score.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { MatchLink } from "#web/kit/match-link.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import {
  type ChangedScores,
  findChangedScores,
  findShownScore,
  formatChangeSubject,
} from "./format-change-subject.ts";
import type { LedgerRow } from "./ledger-rows.ts";
import { Record } from "#web/kit/record/record.tsx";
import { Text } from "#web/kit/text.tsx";
import styles from "#web/kit/record/record.module.css";
import type { Messages } from "#core/i18n/en/pages.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import { type ChangeFormat, formatChange, formatOutcome } from "./format-change.ts";

/** Looks of the labels of changes on which staff may have to act. */
const TONES: ReadonlyMap<ChangeView["type"], "conflict" | "plain"> = new Map([
  ["conflict-raised", "conflict"],
  ["score-withdrawn", "conflict"],
  ["corrected", "conflict"],
  ["unlocked", "plain"],
  ["last-seen", "plain"],
  ["withdrawn", "plain"],
]);

interface LedgerEntryProps {
  readonly row: LedgerRow;
  readonly match: MatchRef;
}

/** A change of a match on one line: kind, code, names, both values, effect and tournament. */
export function LedgerEntry({ row, match }: LedgerEntryProps) {
  const messages = useMessages("common");
  const { changes } = useMessages("deskRecords");
  const venue = useVenueFormat();
  const { was, now, note, effect } = describeLedgerRow(row, match, {
    messages,
    changes,
    venue,
  });
  return (
    <Record
      form="change"
      data-row="change"
      data-scores={row.scores !== null || undefined}
      tone={findTone(row.change)}
      kind={messages.change.kinds[row.change.type]}
      code={match.code}
      subject={
        <MatchLink match={match} className="cover-link plain-link">
          <ContestantName name={formatChangeSubject(row.scores, match, messages)} country="" />
        </MatchLink>
      }
      text={
        <>
          {(was !== "" || row.scores !== null) && <s>{was}</s>}
          <LedgerScores row={row} match={match} />
          {now !== "" && <b>{now}</b>}
          {note !== "" && (
            <Text type="meta" tone="soft">
              {note}
            </Text>
          )}
        </>
      }
      effect={effect}
      place={<ContestantName name={match.tournament} country="" lean="end" />}
    />
  );
}

/** Returns the look of a change's label: that of its attention item; `undefined` for no label. */
function findTone(change: ChangeView): "conflict" | "plain" | undefined {
  const isCorrection = change.type === "corrected";
  if (isCorrection && change.from.winner?.key === change.to.winner?.key) return "plain";
  return TONES.get(change.type);
}

/** The new scores of a duel, or the highest changed one of a match of many; else nothing. */
function LedgerScores({ row, match }: LedgerEntryProps) {
  const { match: messages } = useMessages("common");
  const { scores, change, outcome } = row;
  if (scores === null) return null;
  const changed = findChangedScores(scores);
  const shown = findShownScore(scores);
  const visible = shown === null ? scores.to.map((_, index) => index) : [shown.index];
  const winner = change.type === "corrected" ? change.to.winner : outcome?.winner;
  const isOver = change.type === "ended" || change.type === "corrected" || outcome !== null;
  return (
    <span className={styles["scores"]} translate="no">
      {visible.map((index) => {
        const isWinner = winner !== undefined && winner?.key === match.contestants[index]?.key;
        const isChanged = !isOver && changed.includes(index);
        const look = isChanged ? "changed" : isOver && isWinner ? "winner" : undefined;
        return (
          <span key={index} data-look={look}>
            {formatScoreList(messages.disqualified, [scores.to[index] ?? null])}
          </span>
        );
      })}
    </span>
  );
}

/**
 * Formats a row of the ledger: the previous value, the new one ("" if it is shown in score cells), the
 * difference between both, and the effect; "" for a part that the change does not have.
 */
export function describeLedgerRow(
  row: LedgerRow,
  match: MatchRef,
  {
    messages,
    venue,
    changes,
  }: Omit<ChangeFormat, "values"> & Pick<NonNullable<ChangeFormat["values"]>, "changes">,
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
