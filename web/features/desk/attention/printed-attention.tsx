import type { AttentionItemView } from "#core/contract/attention.ts";
import { MINUTE } from "#core/lib/time.ts";
import { formatCity, useTimeZone, useVenueFormat } from "#web/api/venue.ts";
import { PrintedStation } from "#web/kit/printed-station.tsx";
import { usePrintHead } from "#web/hooks/print-head.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { usePrinting } from "#web/hooks/use-printing.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import {
  type AttentionFilter,
  filterAttentionItems,
  getItemTournament,
} from "./attention-groups.ts";
import { useDeskPreferences } from "./desk-preferences.ts";
import {
  formatItemName,
  formatItemPlace,
  formatItemSubject,
  formatShortReason,
  useItemFormat,
} from "./format-attention-item.ts";
import { useMyAttentionItems } from "./use-my-attention-items.ts";
import styles from "./printed-attention.module.css";

interface PrintedAttentionProps {
  readonly filter: AttentionFilter;
  /** Text instead of an empty list. */
  readonly empty: string;
}

/** The items to be handled on paper, with boxes for the pen; nothing unless the browser prints. */
export function PrintedAttention({ filter, empty }: PrintedAttentionProps) {
  const { rows } = useMyAttentionItems();
  const items = filterAttentionItems(rows, filter);
  usePrintedHead(filter, items);
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  if (items.length === 0) return <p className={styles["sheet"]}>{empty}</p>;
  const hasTournaments = new Set(items.map(getItemTournament)).size > 1;
  return (
    <ul className={styles["sheet"]}>
      {items.map((item) => (
        <Row key={item.id} item={item} hasTournament={hasTournaments} />
      ))}
    </ul>
  );
}

/** Sets the head of the sheets: the number of unclaimed items, the active filters, day and zone. */
function usePrintedHead(
  { kind, tournament, severity }: AttentionFilter,
  items: readonly AttentionItemView[],
): void {
  const { bracket } = useMessages("common");
  const { list, mark, mine, title } = useMessages("desk");
  const { all } = useMyAttentionItems();
  const { games } = useDeskPreferences();
  const venue = useVenueFormat();
  const zone = useTimeZone();
  const day = venue.date(useServerNow(MINUTE));
  const place = all.find((item) => getItemTournament(item) === tournament)?.place.tournament;
  usePrintHead({
    title,
    fact: list.sheet.unclaimed(items.filter(({ standing }) => standing === "open").length),
    detail: [
      tournament === "" ? list.sheet.allTournaments : (place?.title ?? tournament),
      games.length === 0 ? "" : mine.title,
      new Map<string, string>(Object.entries(mark)).get(kind) ?? kind,
      new Map(Object.entries(list.severities)).get(severity) ?? severity,
      day,
      bracket.times(formatCity(zone.name)),
    ]
      .filter(Boolean)
      .join(" · "),
    foot: list.sheet.staffOnly,
  });
}

interface RowProps {
  readonly item: AttentionItemView;
  readonly hasTournament: boolean;
}

function Row({ item, hasTournament }: RowProps) {
  const format = useItemFormat();
  const { desk, venue } = format;
  const { sheet } = desk.list;
  const { claim, matches, severity, since, standing } = item;
  const [match, ...others] = matches;
  const single = others.length === 0 ? match : undefined;
  const station = single?.station ?? null;
  const tournament = hasTournament ? formatItemPlace(item, desk) : "";
  const isClaimed = standing === "taken" && claim !== null;
  return (
    <li className={styles["row"]}>
      <span className={styles["box"]} />
      <span className={styles["label"]} data-severity={severity}>
        {formatItemName(item, desk)}
      </span>
      <span>
        <span className={styles["subject"]} dir="auto">
          {formatItemSubject(item, format)}
        </span>
        <small>
          {single !== undefined && <b translate="no">{single.code} </b>}
          {formatShortReason(item, format)}
        </small>
        <small dir="auto">{tournament}</small>
      </span>
      <span>{station !== null && <PrintedStation station={station} size="small" />}</span>
      <span className={styles["since"]}>
        {since !== null && (
          <>
            <small>{sheet.since}</small>
            <b>{venue.when(Date.parse(since))}</b>
          </>
        )}
      </span>
      <span className={styles["line"]}>
        <small>{sheet.who}</small> {isClaimed && <bdi dir="auto">{claim.who}</bdi>}
      </span>
      <span className={styles["line"]} data-note>
        <small>{sheet.note}</small> {isClaimed && <bdi dir="auto">{claim.note}</bdi>}
      </span>
    </li>
  );
}
