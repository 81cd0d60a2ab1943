import type { MatchView } from "#core/contract/match.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { isRanking } from "#core/lib/contest.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { Flag } from "#web/kit/flag.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { describeStart, formatStart } from "#web/kit/match/describe-start.ts";
import { MatchLink } from "#web/kit/match-link.tsx";
import { SideScore } from "#web/features/matches/rows/side-score.tsx";
import { createSides } from "#core/side/sides.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { getListStyle, type ListColumns, NameCells, RecordCells } from "./contestant-cells.tsx";
import type { ContestantLine } from "./contestant-lines.ts";
import table from "./contestant-table.module.css";
import styles from "./still-in-table.module.css";

interface StillInTableProps {
  readonly title: string;
  readonly lines: readonly ContestantLine[];
  /** Number beside the title; absent for that of the lines. */
  readonly count?: number;
  readonly columns: ListColumns;
  readonly venue: VenueFormat;
}

/** Contestants who are still in, with their live or next match and the worst rank possible. */
export function StillInTable({ title, lines, count, columns, venue }: StillInTableProps) {
  const { list } = useMessages("contestant");
  const ranking = useMessages("ranking");
  const { hasSections, showsResults } = columns;
  const hasRanks = showsResults && lines.some(({ rank }) => rank !== null);
  const playing = lines.filter(({ next }) => next?.state === "live").length;
  const starts = lines.flatMap(({ next }) =>
    next?.state === "upcoming" && next.start !== null ? [Date.parse(next.start)] : [],
  );
  const aside = [
    ...(playing > 0 ? [list.playing(playing)] : []),
    ...(starts.length > 0 ? [list.nextAt(venue.when(Math.min(...starts)))] : []),
  ];
  return (
    <section className={table["section"]}>
      <SectionHeading aside={aside.join(" · ")}>
        {title} <span className={table["count"]}>{count ?? lines.length}</span>
      </SectionHeading>
      <table
        className={table["table"]}
        style={getListStyle(columns)}
        data-kind="in"
        data-ranks={hasRanks || undefined}
        data-sections={hasSections || undefined}
      >
        <thead>
          <tr>
            <NameHeaders columns={columns} />
            <th scope="col" colSpan={3} className={styles["start"]}>
              {list.nowOrNext}
            </th>
            <th scope="col" className={styles["opponent"]}>
              {list.against}
            </th>
            <th scope="col" className={styles["bracket"]}>
              {hasSections && list.section.label}
            </th>
            <th scope="col" className={styles["rank"]}>
              {hasRanks && ranking.rank}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.contestant.key} data-idle={line.next === null || undefined}>
              <NameCells line={line} />
              <RecordCells line={line} columns={columns} />
              <NextCells next={line.next} own={line.contestant.key} venue={venue} />
              <td className={styles["bracket"]}>
                {hasSections &&
                  line.next?.bracket?.section &&
                  list.section[line.next.bracket.section]}
              </td>
              <td className={styles["rank"]}>
                {hasRanks && line.rank && ranking.atLeast(line.rank.to)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Headers of the columns that both tables have. */
export function NameHeaders({ columns }: { readonly columns: ListColumns }) {
  const { list, seed, form } = useMessages("contestant");
  const { contestant } = useMessages("ranking");
  return (
    <>
      <th scope="col" className={table["seed"]}>
        <span className="visually-hidden">{seed.long}</span>
      </th>
      <th scope="col" colSpan={2} className={table["name"]}>
        {contestant}
      </th>
      <th scope="col" className={table["record"]}>
        {columns.showsResults && (columns.hasDraws ? list.recordWithDraws : list.record)}
      </th>
      <th scope="col" className={table["form"]}>
        {columns.showsResults && columns.formLength > 0 && form}
      </th>
    </>
  );
}

interface NextCellsProps {
  readonly next: MatchView | null;
  /** Key of the contestant. */
  readonly own: string;
  readonly venue: VenueFormat;
}

/** Start or live score, time relative to now, code and opponent of a match. */
function NextCells({ next, own, venue }: NextCellsProps) {
  const messages = useMessages("common");
  const now = useServerNow(MINUTE);
  const when = next === null ? null : describeStart(next, { now, venue, messages });
  const isUnknown = next !== null && next.start === null && when === null;
  return (
    <>
      <td className={styles["start"]}>
        {next !== null && <Start next={next} own={own} venue={venue} />}
      </td>
      <td className={styles["when"]} data-kind={when?.kind}>
        {isUnknown ? messages.match.time.unknown : when && formatStart(when, messages)}
      </td>
      <td className={styles["code"]} translate="no">
        {next !== null && next.code !== null && (
          <MatchLink match={next} className="plain-link">
            {next.code}
          </MatchLink>
        )}
      </td>
      <td className={styles["opponent"]}>{next !== null && <Opponent next={next} own={own} />}</td>
    </>
  );
}

/** The start of a match, or its score while it is live. */
function Start({ next, own, venue }: NextCellsProps & { readonly next: MatchView }) {
  const messages = useMessages("common");
  const sides = createSides(next, messages, own);
  const isPlayed = next.state === "live" && sides.some(({ score }) => score !== "");
  if (isPlayed && !isRanking(next)) {
    return (
      <span className={styles["scores"]}>
        {sides.map((side, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the sides of a match stay in order
          <SideScore key={index} side={side} live />
        ))}
      </span>
    );
  }
  if (next.start === null) return null;
  return <time dateTime={next.start}>{venue.time(Date.parse(next.start))}</time>;
}

/** The other contestant of a match; all contestants if it has more than two. */
function Opponent({ next, own }: Pick<NextCellsProps, "own"> & { readonly next: MatchView }) {
  const messages = useMessages("common");
  const opponent = createSides(next, messages).find(({ key }) => key !== own);
  if (isRanking(next) || opponent === undefined) {
    return <span className={styles["field"]}>{formatSlots(next.slots, messages)}</span>;
  }
  const { name, country, standing } = opponent;
  return (
    <span className={styles["side"]}>
      <span className={styles["versus"]}>{messages.match.versus}</span>
      <Flag country={country} />
      <ContestantName name={name} country={country} standing={standing} />
    </span>
  );
}
