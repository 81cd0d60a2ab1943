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
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { SEVERITY_TONES } from "./severity-label.tsx";
import { Record, RecordTick } from "#web/kit/record/record.tsx";

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
  /** "12 min", on paper since when; "" if it is unknown. */
  readonly age: string;
  readonly isCurrent?: boolean;
  readonly isTicked?: boolean;
  /** Whether it does not name who has the item: it is the viewer's, or on paper. */
  readonly isMine: boolean;
  /** Whether a colleague has taken the item while the viewer was at it. */
  readonly isTaken?: boolean;
  /** Whether a colleague has handed the item over to the viewer, who has not taken it yet. */
  readonly isHanded?: boolean;
  /** Time of the data of its site if that is old; "" if it is current. */
  readonly oldSince?: string;
  /** Whether it is on paper: no button, and lines for the pen; absent on screen. */
  readonly paper?: { readonly hasTournament: boolean };
}

/** An attention item. The list handles its clicks: it renders again only if its own data change. */
export const AttentionLine = memo(function AttentionLine(props: AttentionLineProps) {
  const { item, age, isMine, isCurrent = false, isTicked = false, isTaken = false } = props;
  const { isHanded = false, oldSince = "", paper } = props;
  const { claim, standing } = item;
  const format = useItemFormat();
  const { messages, desk, venue } = format;
  const { sheet } = desk.list;
  const subject = formatItemSubject(item, format);
  const [match] = item.matches;
  const single = getOnlyMatch(item);
  const station = single?.station ?? null;
  const round = match === undefined || single !== undefined ? "" : formatRound(item, messages);
  const fact =
    isTaken && claim !== null && claim.by === claim.who && standing === "taken"
      ? desk.list.took(claim.who)
      : describeFact(formatShortReason(item, format));
  const parts = {
    lead: <RecordTick label={desk.list.select(subject)} isTicked={isTicked} />,
    tone: isHanded ? "accent" : SEVERITY_TONES[item.severity],
    kind: isHanded && claim !== null ? desk.claim.from(claim.by) : formatItemName(item, desk),
    code: single?.code ?? null,
    subject,
    age,
  } as const;
  if (paper !== undefined) {
    const taken = standing === "taken" ? claim : null;
    return (
      <Record
        form="attention"
        {...parts}
        text={[fact, paper.hasTournament && formatItemPlace(item, desk)]
          .filter(Boolean)
          .join(" · ")}
        station={station !== null && <PrintedStation station={station} size="small" />}
        who={
          <>
            {sheet.who} <bdi dir="auto">{taken?.who}</bdi>
          </>
        }
        note={
          <>
            {sheet.note} <bdi dir="auto">{taken?.note}</bdi>
          </>
        }
      />
    );
  }
  return (
    <Record
      form="attention"
      isChoice
      data-row={item.id}
      data-current={isCurrent || undefined}
      data-ticked={isTicked || undefined}
      data-faint={isTaken || undefined}
      data-handed={isHanded || undefined}
      data-pair={!fitsOnPhone(subject, fact) || undefined}
      {...parts}
      text={fact}
      place={
        <>
          <ContestantName name={formatItemPlace(item, desk) || round} country="" />
          {oldSince !== "" && (
            <span title={desk.sourceAge.old(oldSince)}>
              <StatusLabel tone="plain">{oldSince}</StatusLabel>
            </span>
          )}
        </>
      }
      station={station !== null && <StationSign station={station} />}
      renderLine={(line) => (
        <button
          type="button"
          tabIndex={isCurrent ? 0 : -1}
          aria-current={isCurrent || undefined}
          {...line}
        />
      )}
    />
  );

  function describeFact(reason: string): string {
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
