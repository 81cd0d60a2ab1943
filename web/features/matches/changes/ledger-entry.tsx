import type { ChangeView, MatchRef } from "#core/contract/change.ts";
import { formatScoreList } from "#core/i18n/format-score.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { ContestantName } from "#web/components/contestant-name.tsx";
import { StatusLabel } from "#web/components/status-label.tsx";
import { MatchLink } from "#web/features/matches/rows/match-link.tsx";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { useDeskRecordMessages } from "#web/i18n/desk-record-messages.ts";
import { describeLedgerRow, formatLedgerSubject } from "./describe-ledger-row.ts";
import { findChangedScores, type LedgerRow } from "./ledger-rows.ts";
import styles from "./ledger.module.css";

/** Labels of the changes on which staff may have to act. */
const TONES: ReadonlyMap<ChangeView["type"], "conflict" | "plain"> = new Map([
  ["conflict-raised", "conflict"],
  ["corrected", "conflict"],
  ["last-seen", "plain"],
  ["withdrawn", "plain"],
]);

interface LedgerEntryProps {
  readonly row: LedgerRow;
  readonly match: MatchRef;
}

/** A change of a match on one line: kind, code, names, both values, effect and tournament. */
export function LedgerEntry({ row, match }: LedgerEntryProps) {
  const messages = useAllMessages();
  const { changes } = useDeskRecordMessages();
  const venue = useVenueFormat();
  const { was, now, note, effect } = describeLedgerRow(row, { messages, changes, venue });
  const isInSubject =
    row.change.type === "contestants-known" &&
    row.change.contestants.length === match.contestants.length;
  return (
    <li className={styles["entry"]} data-row="change">
      <span className={styles["kind"]}>
        <LedgerKind type={row.change.type} name={changes.kinds[row.change.type]} />
      </span>
      <span className={styles["code"]} translate="no">
        {match.code}
      </span>
      <MatchLink match={match} className={styles["subject"]}>
        <ContestantName name={formatLedgerSubject(row, match, messages)} country="" />
      </MatchLink>
      <span className={styles["values"]} data-scores={row.scores !== null || undefined}>
        {(was !== "" || row.scores !== null) && <s>{was}</s>}
        <LedgerScores row={row} match={match} />
        {now !== "" && !isInSubject && <b>{now}</b>}
        {note !== "" && <span className={styles["note"]}>{note}</span>}
      </span>
      <span className={styles["effect"]}>{effect}</span>
      <span className={styles["tournament"]}>
        <ContestantName name={match.tournament} country="" lean="end" />
      </span>
    </li>
  );
}

/** The kind of a change: a label if staff may have to act, else text. */
function LedgerKind({ type, name }: { readonly type: ChangeView["type"]; readonly name: string }) {
  const tone = TONES.get(type);
  return tone === undefined ? name : <StatusLabel tone={tone}>{name}</StatusLabel>;
}

/** The new scores of a duel, or the one that changed in a match of many; nothing otherwise. */
function LedgerScores({ row, match }: LedgerEntryProps) {
  const { match: messages } = useAllMessages();
  const { scores, change, outcome } = row;
  if (scores === null) return null;
  const changed = findChangedScores(scores);
  const isDuel = scores.to.length <= 2;
  if (!isDuel && changed.length > 1) return null;
  const visible = isDuel ? scores.to.map((_, index) => index) : changed;
  const winner = change.type === "corrected" ? change.to.winner : outcome?.winner;
  const isOver = change.type === "ended" || change.type === "corrected" || outcome !== null;
  return (
    <span className={styles["scores"]} data-one={isDuel ? undefined : ""} translate="no">
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
