import { memo } from "react";
import type { AttentionItemView } from "#core/contract/attention.ts";
import type { MatchView } from "#core/contract/match.ts";
import { PrintedStation } from "#web/kit/printed-station.tsx";
import { StationSign } from "#web/kit/station-sign.tsx";
import { measureNameWidth } from "#core/lib/fit-name.ts";
import {
  formatItemName,
  formatItemPlace,
  formatItemSubject,
  formatRound,
  formatShortReason,
  useItemFormat,
} from "./format-attention-item.ts";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { SeverityLabel } from "./severity-label.tsx";
import record from "#web/kit/record/record.module.css";

/** Width of the second line of a row on a phone, in pixels. */
const PHONE_LINE = 326;
/** Fonts of the subject and of the fact on a phone, and the least width of the subject's letters. */
const SUBJECT_FONT = { size: 15, strong: true };
const FACT_FONT = { size: 13, strong: false };
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
  const [match] = item.matches;
  const single = getOnlyMatch(item);
  const round = match === undefined || single !== undefined ? "" : formatRound(item, messages);
  const fact =
    isTaken && item.claim !== null && item.claim.by === item.claim.who && item.standing === "taken"
      ? desk.list.took(item.claim.who)
      : describeFact(item, formatShortReason(item, format));
  return (
    <li
      className={joinClassNames(record["choice"], record["two"])}
      data-row={item.id}
      data-current={isCurrent || undefined}
      data-ticked={isTicked || undefined}
      data-faint={isTaken || undefined}
      data-handed={isHanded || undefined}
    >
      <label className={record["tick"]}>
        <input
          type="checkbox"
          tabIndex={-1}
          checked={isTicked}
          readOnly
          aria-label={desk.list.select(formatItemSubject(item, format))}
        />
      </label>
      <button
        type="button"
        className={record["attention"]}
        tabIndex={isCurrent ? 0 : -1}
        aria-current={isCurrent || undefined}
      >
        <Cells {...{ item, isHanded, fact }} />
        <span className={joinClassNames("row", record["meta"], record["place"])}>
          <ContestantName name={formatItemPlace(item, desk) || round} country="" />
          {oldSince !== "" && (
            <span title={desk.sourceAge.old(oldSince)}>
              <StatusLabel tone="plain">{oldSince}</StatusLabel>
            </span>
          )}
        </span>
        <span className={record["station"]}>
          {single?.station && <StationSign station={single.station} />}
        </span>
        <span className={joinClassNames(record["meta"], record["end"])}>{age}</span>
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

interface CellsProps extends Pick<AttentionLineProps, "item" | "isHanded"> {
  readonly fact: string;
}

/** Kind, code, subject and reason of an item. */
function Cells({ item, isHanded, fact }: CellsProps) {
  const format = useItemFormat();
  const subject = formatItemSubject(item, format);
  return (
    <>
      {isHanded && item.claim !== null ? (
        <span className={record["label"]}>
          <StatusLabel tone="accent">{format.desk.claim.from(item.claim.by)}</StatusLabel>
        </span>
      ) : (
        <SeverityLabel item={item} isInColumn />
      )}
      <span className={record["code"]} translate="no">
        {getOnlyMatch(item)?.code ?? ""}
      </span>
      <span className={record["subject"]} data-long={!fitsOnPhone(subject, fact) || undefined}>
        <ContestantName name={subject} country="" />
      </span>
      <span className={record["fact"]} title={fact}>
        {fact}
      </span>
    </>
  );
}

interface PrintedLineProps extends Pick<AttentionLineProps, "item"> {
  readonly hasTournament: boolean;
}

/** An attention item on paper, with a box and lines for the pen. */
export function PrintedLine({ item, hasTournament }: PrintedLineProps) {
  const format = useItemFormat();
  const { desk, venue } = format;
  const { sheet } = desk.list;
  const { since } = item;
  const station = getOnlyMatch(item)?.station ?? null;
  const claim = item.standing === "taken" ? item.claim : null;
  const place = hasTournament ? formatItemPlace(item, desk) : "";
  return (
    <li className={record["row"]}>
      <span className={record["tick"]} />
      <div className={record["printed"]}>
        <Cells
          item={item}
          isHanded={false}
          fact={[formatShortReason(item, format), place].filter(Boolean).join(" · ")}
        />
        <span>{station !== null && <PrintedStation station={station} size="small" />}</span>
        <span>{since !== null && `${sheet.since} ${venue.when(Date.parse(since))}`}</span>
        <span className={record["pen"]}>
          {sheet.who} <bdi dir="auto">{claim?.who}</bdi>
        </span>
        <span className={record["pen"]}>
          {sheet.note} <bdi dir="auto">{claim?.note}</bdi>
        </span>
      </div>
    </li>
  );
}

/** Returns the match of an item; `undefined` if it is about none or about several. */
function getOnlyMatch({ matches: [match, ...others] }: AttentionItemView): MatchView | undefined {
  return others.length === 0 ? match : undefined;
}

/** Returns whether subject and fact fit side by side on a phone. */
function fitsOnPhone(subject: string, fact: string): boolean {
  const width =
    measureNameWidth(subject, SUBJECT_FONT, SUBJECT_WIDTH) +
    measureNameWidth(fact, FACT_FONT, FULL_WIDTH);
  return width + GAP <= PHONE_LINE;
}
