import type { ChangeView, MatchRef } from "#core/contract/change.ts";
import { formatScoreList } from "#core/i18n/format-score.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { MatchLink } from "#web/kit/match-link.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { describeLedgerRow } from "./describe-ledger-row.ts";
import { findChangedScores, findShownScore, formatChangeSubject } from "./format-change-subject.ts";
import type { LedgerRow } from "./ledger-rows.ts";
import type { HTMLAttributes, ReactNode } from "react";
import record from "#web/kit/record/record.module.css";

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
    <RecordLine
      kind={<LedgerKind change={row.change} />}
      code={match.code}
      subject={
        <MatchLink match={match} className={joinClassNames(record["press"], "plain-link")}>
          <ContestantName name={formatChangeSubject(row.scores, match, messages)} country="" />
        </MatchLink>
      }
      effect={effect}
      place={match.tournament}
      data-row="change"
    >
      <span
        className={joinClassNames("row", record["values"])}
        data-scores={row.scores !== null || undefined}
      >
        {(was !== "" || row.scores !== null) && <s>{was}</s>}
        <LedgerScores row={row} match={match} />
        {now !== "" && <b>{now}</b>}
        {note !== "" && <span className={record["meta"]}>{note}</span>}
      </span>
    </RecordLine>
  );
}

interface RecordLineProps extends HTMLAttributes<HTMLLIElement> {
  readonly kind: ReactNode;
  /** Code of the match; `null` if there is none. */
  readonly code: string | null;
  readonly subject: ReactNode;
  readonly effect: string;
  readonly place: string;
}

/** A record of the service on one line: kind, code, subject, values, effect and tournament. */
export function RecordLine(props: RecordLineProps) {
  const { kind, code, subject, effect, place, children, ...attributes } = props;
  return (
    <li {...attributes} className={joinClassNames(record["row"], record["two"], record["change"])}>
      <span className={record["label"]}>{kind}</span>
      <span className={record["code"]} translate="no">
        {code}
      </span>
      <span className={record["subject"]}>{subject}</span>
      {children}
      <span className={joinClassNames(record["fact"], record["effect"])} title={effect}>
        {effect}
      </span>
      <span className={joinClassNames(record["meta"], record["place"])}>
        <ContestantName name={place} country="" lean="end" />
      </span>
    </li>
  );
}

/** The kind of a change: a label if staff may have to act, else text. */
function LedgerKind({ change }: { readonly change: ChangeView }) {
  const { changes } = useMessages("deskRecords");
  const name = changes.kinds[change.type];
  const tone = findTone(change);
  return tone === undefined ? name : <StatusLabel tone={tone}>{name}</StatusLabel>;
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
    <span className={record["scores"]} translate="no">
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
