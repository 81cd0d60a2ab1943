import type { MatchView } from "#core/contract/match.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { isRanking } from "#core/lib/contest.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { ScorePair } from "#web/kit/score-pair.tsx";
import styles from "#web/kit/table/contestant-list.module.css";
import table from "#web/kit/table/table.module.css";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { Flag } from "#web/kit/flag.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { describeStart, formatStart } from "#web/kit/match/describe-start.ts";
import { MatchLink } from "#web/kit/match-link.tsx";
import { Text } from "#web/kit/text.tsx";
import { createSides, getScoreEmphasis } from "#core/side/sides.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { getListStyle, type ListColumns, NameCells, RecordCells } from "./contestant-cells.tsx";
import type { ContestantLine } from "./contestant-lines.ts";

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
    <section className={styles["list"]}>
      <SectionHeading aside={aside.join(" · ")} facts={count ?? lines.length}>
        {title}
      </SectionHeading>
      <table
        className={styles["table"]}
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
          {lines.map((line, index) => (
            <tr
              key={line.contestant.key}
              className="shade-hover"
              data-idle={line.next === null || undefined}
              data-continued={line.rank?.to === lines[index - 1]?.rank?.to || undefined}
            >
              <NameCells line={line} />
              <RecordCells line={line} columns={columns} />
              <NextCells next={line.next} own={line.contestant.key} venue={venue} />
              <td className={joinClassNames(styles["bracket"], "text-meta tone-soft")}>
                {hasSections &&
                  line.next?.bracket?.section &&
                  list.section[line.next.bracket.section]}
              </td>
              <td className={joinClassNames(styles["rank"], "strong")}>
                {hasRanks && line.rank && <span>{ranking.atLeast(line.rank.to)}</span>}
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
      <th scope="col" className={styles["seed"]}>
        <span className="visually-hidden">{seed.long}</span>
      </th>
      <th scope="col" colSpan={2} className={styles["name"]}>
        {contestant}
      </th>
      <th scope="col" className={styles["record"]}>
        {columns.showsResults && (columns.hasDraws ? list.recordWithDraws : list.record)}
      </th>
      <th scope="col" className={styles["form"]}>
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
      <td className={joinClassNames(styles["start"], "text-minor")}>
        {next !== null && <Start next={next} own={own} venue={venue} />}
      </td>
      <td
        className={joinClassNames(
          styles["when"],
          "text-meta",
          when?.kind === "late" ? "tone-warn strong" : "tone-soft",
        )}
      >
        {isUnknown ? messages.match.time.unknown : when && formatStart(when, messages)}
      </td>
      <td className={joinClassNames(styles["code"], "text-code tone-soft")} translate="no">
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
    const [left, right] = sides.map((side) => ({
      text: side.score,
      standing: getScoreEmphasis(side),
    }));
    return left && right && <ScorePair sides={[left, right]} live />;
  }
  if (next.start === null) return null;
  return <time dateTime={next.start}>{venue.time(Date.parse(next.start))}</time>;
}

/** The other contestant of a match; all contestants if it has more than two. */
function Opponent({ next, own }: Pick<NextCellsProps, "own"> & { readonly next: MatchView }) {
  const messages = useMessages("common");
  const opponent = createSides(next, messages).find(({ key }) => key !== own);
  if (isRanking(next) || opponent === undefined) {
    return (
      <Text as="p" cut>
        {formatSlots(next.slots, messages)}
      </Text>
    );
  }
  const { name, short, country, standing } = opponent;
  return (
    <>
      <span className={styles["versus"]}>{messages.match.versus}</span>
      <span className={table["contestant"]}>
        <Flag country={country} />
        <ContestantName name={name} short={short} country={country} standing={standing} />
      </span>
    </>
  );
}
