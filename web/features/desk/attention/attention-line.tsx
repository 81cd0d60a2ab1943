import { memo } from "react";
import type { AttentionItemView } from "#core/contract/attention.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { StationSign } from "#web/components/station-sign.tsx";
import { fitNameToBox } from "#web/hooks/fit-name-to-box.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { useDeskMessages } from "#web/i18n/desk-messages.ts";
import { formatItemSubject, formatRound, formatShortReason } from "./format-attention-item.ts";
import { SeverityLabel } from "./severity-label.tsx";
import styles from "./attention-line.module.css";

/** Length of a subject that needs a whole line on a phone, in characters. */
const LONG_SUBJECT = 32;

interface AttentionLineProps {
  readonly item: AttentionItemView;
  /** "12 min"; "" if it is unknown. */
  readonly age: string;
  readonly isCurrent: boolean;
  readonly isTicked: boolean;
  /** Whether the item is the viewer's: its row does not name who has it. */
  readonly isMine: boolean;
  /** Whether a colleague has taken the item while the viewer was at it. */
  readonly isTaken: boolean;
}

/**
 * An attention item on one line; two on phones. The list handles its clicks, so that a row renders
 * again only if its own data change.
 */
export const AttentionLine = memo(function AttentionLine({
  item,
  age,
  isCurrent,
  isTicked,
  isMine,
  isTaken,
}: AttentionLineProps) {
  const messages = useAllMessages();
  const desk = useDeskMessages();
  const venue = useVenueFormat();
  const format = { messages, desk, venue };
  const subject = formatItemSubject(item, format);
  const [match, ...others] = item.matches;
  const single = others.length === 0 ? match : undefined;
  const station = single?.station ?? null;
  const round = match === undefined || single !== undefined ? "" : formatRound(item, messages);
  const { tournament, clientId } = item.place;
  return (
    <li
      className={styles["row"]}
      data-row={item.id}
      data-current={isCurrent || undefined}
      data-ticked={isTicked || undefined}
      data-taken={isTaken || undefined}
    >
      <label className={styles["tick"]}>
        <input
          type="checkbox"
          tabIndex={-1}
          checked={isTicked}
          readOnly
          aria-label={desk.list.select(subject)}
        />
      </label>
      <button
        type="button"
        className={styles["line"]}
        tabIndex={isCurrent ? 0 : -1}
        aria-current={isCurrent || undefined}
      >
        <span className={styles["label"]}>
          <SeverityLabel item={item} />
        </span>
        <span className={styles["code"]} translate="no">
          {single?.code ?? ""}
        </span>
        <span
          key={subject}
          ref={fitNameToBox}
          className={styles["subject"]}
          dir="auto"
          data-long={subject.length > LONG_SUBJECT || undefined}
          title={subject}
        >
          {subject}
        </span>
        <span className={styles["fact"]}>
          {isTaken && item.claim !== null
            ? desk.list.took(item.claim.who)
            : describeFact(item, formatShortReason(item, format))}
        </span>
        <span className={styles["tournament"]} dir="auto" translate="no">
          {tournament?.title ?? clientId ?? round}
        </span>
        <span className={styles["station"]}>
          {station !== null && <StationSign station={station} />}
        </span>
        <span className={styles["age"]}>{age}</span>
      </button>
    </li>
  );

  function describeFact({ standing, claim }: AttentionItemView, reason: string): string {
    if (standing === "open" || claim === null || isMine) return reason;
    const { until } = claim;
    if (until !== null) return `${desk.list.until(venue.when(Date.parse(until)))} · ${reason}`;
    const by = claim.state === "done" ? claim.by : claim.who;
    return isCurrent || claim.note === "" ? `${by} · ${reason}` : `${by} · ${claim.note}`;
  }
});
