import type { ChangeView, MatchRef } from "#core/contract/change.ts";
import { formatScoreList } from "#core/i18n/format-score.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { MatchLink } from "#web/kit/match-link.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { describeLedgerRow } from "./describe-ledger-row.ts";
import { findChangedScores, findShownScore, formatChangeSubject } from "./format-change-subject.ts";
import type { LedgerRow } from "./ledger-rows.ts";
import { Record } from "#web/kit/record/record.tsx";
import { Text } from "#web/kit/text.tsx";
import styles from "#web/kit/record/record.module.css";

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
