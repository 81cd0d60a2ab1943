import { memo } from "react";
import type { AttentionItemView } from "#core/contract/attention.ts";
import { StationSign } from "#web/kit/station-sign.tsx";
import { measureNameWidth } from "#core/lib/fit-name.ts";
import { fitNameToBox } from "#web/hooks/fit-name-to-box.ts";
import {
  formatItemName,
  formatItemPlace,
  formatItemSubject,
  formatRound,
  formatShortReason,
  useItemFormat,
} from "./format-attention-item.ts";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { SeverityLabel } from "./severity-label.tsx";
import styles from "./attention-line.module.css";

/** Width of the second line of a row on a phone, in pixels. */
const PHONE_LINE = 326;
/** Fonts of the subject and of the fact on a phone, and the least width of the subject's letters. */
const SUBJECT_FONT = { size: 15, strong: true };
const FACT_FONT = { size: 12, strong: false };
const SUBJECT_WIDTH = 75;
const FULL_WIDTH = 100;
const GAP = 8;

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
  /** Whether a colleague has handed the item over to the viewer, who has not taken it yet. */
  readonly isHanded: boolean;
  /** Time of the data of its site if that is old; "" if it is current. */
  readonly oldSince: string;
}

/**
 * An attention item on one line; two on phones. The list handles its clicks, so that a row renders
 * again only if its own data change.
 */
export const AttentionLine = memo(function AttentionLine(props: AttentionLineProps) {
  const { item, age, isCurrent, isTicked, isMine, isTaken, isHanded, oldSince } = props;
  const format = useItemFormat();
  const { messages, desk, venue } = format;
  const subject = formatItemSubject(item, format);
  const [match, ...others] = item.matches;
  const single = others.length === 0 ? match : undefined;
  const station = single?.station ?? null;
  const round = match === undefined || single !== undefined ? "" : formatRound(item, messages);
  const place = formatItemPlace(item, desk) || round;
  const fact =
    isTaken && item.claim !== null && item.claim.by === item.claim.who && item.standing === "taken"
      ? desk.list.took(item.claim.who)
      : describeFact(item, formatShortReason(item, format));
  return (
    <li
      className={styles["row"]}
      data-row={item.id}
      data-current={isCurrent || undefined}
      data-ticked={isTicked || undefined}
      data-taken={isTaken || undefined}
      data-handed={isHanded || undefined}
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
        {isHanded && item.claim !== null ? (
          <StatusLabel tone="accent">{desk.claim.from(item.claim.by)}</StatusLabel>
        ) : (
          <SeverityLabel item={item} isInColumn />
        )}
        <span className={styles["code"]} translate="no">
          {single?.code ?? ""}
        </span>
        <span
          key={subject}
          ref={fitNameToBox}
          className={styles["subject"]}
          dir="auto"
          data-long={!fitsOnPhone(subject, fact) || undefined}
          title={subject}
        >
          {subject}
        </span>
        <span className={styles["fact"]} title={fact}>
          {fact}
        </span>
        <span className={styles["place"]}>
          <span
            key={place}
            ref={fitNameToBox}
            className={styles["tournament"]}
            dir="auto"
            translate="no"
            title={place}
          >
            {place}
          </span>
          {oldSince !== "" && (
            <span className={styles["old"]} title={desk.sourceAge.old(oldSince)}>
              {oldSince}
            </span>
          )}
        </span>
        <span className={styles["station"]}>
          {station !== null && <StationSign station={station} />}
        </span>
        <span className={styles["age"]}>{age}</span>
      </button>
    </li>
  );

  function describeFact({ standing, claim }: AttentionItemView, reason: string): string {
    if (isHanded && claim !== null) {
      const note = claim.note === "" ? "" : `“${claim.note}”`;
      return [note, formatItemName(item, desk), reason].filter(Boolean).join(" · ");
    }
    if (standing === "open" || claim === null || isMine) return reason;
    const { until } = claim;
    if (until !== null) return `${desk.list.until(venue.when(Date.parse(until)))} · ${reason}`;
    const by = claim.state === "done" ? claim.by : claim.who;
    return isCurrent || claim.note === "" ? `${by} · ${reason}` : `${by} · ${claim.note}`;
  }
});

/** Returns whether subject and fact fit side by side on a phone. */
function fitsOnPhone(subject: string, fact: string): boolean {
  const width =
    measureNameWidth(subject, SUBJECT_FONT, SUBJECT_WIDTH) +
    measureNameWidth(fact, FACT_FONT, FULL_WIDTH);
  return width + GAP <= PHONE_LINE;
}
