import { memo } from "react";
import { MINUTE } from "#core/lib/time.ts";
import { formatCity, useTimeZone } from "#web/api/venue.ts";
import { usePrintHead } from "#web/hooks/print-head.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { usePrinting } from "#web/hooks/use-printing.ts";
import {
  type AttentionFilter,
  filterAttentionItems,
  getItemTournament,
} from "./attention-groups.ts";
import { useDeskPreferences } from "./desk-preferences.ts";
import { useMyAttentionItems } from "./use-my-attention-items.ts";
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
  /** "12 min"; "" if it is unknown. */
  readonly age: string;
  readonly isCurrent: boolean;
  readonly isTicked: boolean;
  /** Whether it is the viewer's: it does not name who has it. */
  readonly isMine: boolean;
  /** Whether a colleague has taken the item while the viewer was at it. */
  readonly isTaken: boolean;
  /** Whether a colleague has handed the item over to the viewer, who has not taken it yet. */
  readonly isHanded: boolean;
  /** Time of the data of its site if that is old; "" if it is current. */
  readonly oldSince: string;
}

/** An attention item. The list handles its clicks: it renders again only if its own data change. */
export const AttentionLine = memo(function AttentionLine(props: AttentionLineProps) {
  const { item, isMine, isCurrent, isTicked, isTaken, isHanded, oldSince, age } = props;
  const { claim, standing } = item;
  const format = useItemFormat();
  const { messages, desk, venue } = format;
  const subject = formatItemSubject(item, format);
  const station = getOnlyMatch(item)?.station ?? null;
  const round = item.matches.length > 1 ? formatRound(item, messages) : "";
  const fact =
    isTaken && claim !== null && claim.by === claim.who && standing === "taken"
      ? desk.list.took(claim.who)
      : describeFact(formatShortReason(item, format));
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
      lead={<RecordTick label={desk.list.select(subject)} isTicked={isTicked} />}
      tone={isHanded ? "accent" : SEVERITY_TONES[item.severity]}
      kind={isHanded && claim !== null ? desk.claim.from(claim.by) : formatItemName(item, desk)}
      code={getOnlyMatch(item)?.code ?? null}
      subject={subject}
      text={fact}
      place={
        <>
          <ContestantName name={formatItemPlace(item, desk) || round} country="" />
          {oldSince !== "" && (
            <span title={messages.bracket.dataFrom(oldSince)}>
              <StatusLabel tone="plain">{oldSince}</StatusLabel>
            </span>
          )}
        </>
      }
      station={station !== null && <StationSign station={station} />}
      age={age}
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

interface PrintedItemsProps {
  readonly filter: AttentionFilter;
  /** Text instead of an empty list. */
  readonly empty: string;
}

/** All open items, if the browser prints: by urgency, whoever has them, with lines for the pen. */
export function PrintedItems({ filter, empty }: PrintedItemsProps) {
  const format = useItemFormat();
  const { desk, venue } = format;
  const { sheet, select } = desk.list;
  const items = filterAttentionItems(useMyAttentionItems().rows, filter);
  useAttentionPrintHead(filter, items);
  if (!usePrinting()) return null;
  if (items.length === 0) return <p className="print-only">{empty}</p>;
  const hasTournament = new Set(items.map(getItemTournament)).size > 1;
  return (
    <ul className="print-only">
      {items.map((item) => {
        const { since, standing, severity } = item;
        const match = getOnlyMatch(item);
        const claim = standing === "taken" ? item.claim : null;
        const subject = formatItemSubject(item, format);
        const texts = [
          formatShortReason(item, format),
          hasTournament && formatItemPlace(item, desk),
        ];
        return (
          <Record
            key={item.id}
            form="attention"
            lead={<RecordTick label={select(subject)} isTicked={false} />}
            tone={SEVERITY_TONES[severity]}
            kind={formatItemName(item, desk)}
            code={match?.code ?? null}
            subject={subject}
            text={texts.filter(Boolean).join(" · ")}
            station={
              match?.station ? <PrintedStation station={match.station} size="small" /> : null
            }
            age={since === null ? "" : `${sheet.since} ${venue.when(Date.parse(since))}`}
            who={
              <>
                {sheet.who} <bdi dir="auto">{claim?.who}</bdi>
              </>
            }
            note={
              <>
                {sheet.note} <bdi dir="auto">{claim?.note}</bdi>
              </>
            }
          />
        );
      })}
    </ul>
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

/** Sets the head of the sheets: the number of unclaimed items, the active filters, day and zone. */
function useAttentionPrintHead(
  { kind, tournament, severity }: AttentionFilter,
  items: readonly AttentionItemView[],
): void {
  const { messages, desk, venue } = useItemFormat();
  const { list, mark, mine, pages } = desk;
  const { all } = useMyAttentionItems();
  const { games } = useDeskPreferences();
  const zone = useTimeZone();
  const day = venue.date(useServerNow(MINUTE));
  const place = all.find((item) => getItemTournament(item) === tournament)?.place.tournament;
  usePrintHead({
    title: pages.desk,
    fact: list.sheet.unclaimed(items.filter(({ standing }) => standing === "open").length),
    detail: [
      tournament === "" ? messages.words.allTournaments : (place?.title ?? tournament),
      games.length === 0 ? "" : mine.title,
      new Map<string, string>(Object.entries(mark)).get(kind) ?? kind,
      new Map(Object.entries(list.severities)).get(severity) ?? severity,
      day,
      messages.bracket.times(formatCity(zone.name)),
    ]
      .filter(Boolean)
      .join(" · "),
    foot: list.sheet.staffOnly,
  });
}
