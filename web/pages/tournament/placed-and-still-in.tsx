import { formatRank, describeRankReason } from "#core/i18n/format-rank.ts";
import { formatScore } from "#core/i18n/format-score.ts";
import type { RankRowView } from "#core/contract/ranking.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { FollowButton } from "#web/kit/follow-button.tsx";
import { Row } from "#web/kit/layout.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { ContestantTable } from "#web/kit/table/contestant-table.tsx";
import type { Column } from "#web/kit/table/table.tsx";
import { Text } from "#web/kit/text.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { ContestantForm, getFormWidth } from "./contestant-form.tsx";
import type { ContestantLine } from "./contestant-lines.ts";
import { NextMatch, Opponent } from "./next-match.tsx";

/** Settings that all tables of a page share. */
export interface ListSetting {
  readonly hasDraws: boolean;
  /** False for viewers who hide scores. */
  readonly showsResults: boolean;
  /** Highest score of all contestants. */
  readonly highest: number;
  /** Whether the matches are in the upper and the lower bracket. */
  readonly hasSections: boolean;
  /** Number of matches that the form has room for. */
  readonly formLength: number;
  readonly venue: VenueFormat;
}

interface ContestantsTableProps {
  readonly title: string;
  readonly lines: readonly ContestantLine[];
  /** Number beside the title; absent for that of the lines. */
  readonly count?: number;
  readonly setting: ListSetting;
}

/** Least width of a form, that of its head, and its distance to the next column, in rem. */
const MIN_FORM = 2;
const FORM_GAP = 0.75;

/** Contestants who are still in, with their live or next match and the worst rank possible. */
export function StillInTable({ title, lines, count, setting }: ContestantsTableProps) {
  const { list } = useMessages("contestant");
  const { words } = useMessages("common");
  const ranking = useMessages("ranking");
  const { hasSections, showsResults, venue } = setting;
  const hasRanks = showsResults && lines.some(({ rank }) => rank !== null);
  const playing = lines.filter(({ next }) => next?.state === "live").length;
  const starts = lines.flatMap(({ next }) =>
    next?.state === "upcoming" && next.start !== null ? [Date.parse(next.start)] : [],
  );
  const aside = [
    ...(playing > 0 ? [list.playing(playing)] : []),
    ...(starts.length > 0 ? [list.nextAt(venue.when(Math.min(...starts)))] : []),
  ];
  const section: Column<ContestantLine> = {
    key: "section",
    head: words.bracket,
    width: 3.75,
    from: "wide",
    cell: ({ next }) => (
      <Text type="meta" tone="soft">
        {next?.bracket?.section && list.section[next.bracket.section]}
      </Text>
    ),
  };
  const rank: Column<ContestantLine> = {
    key: "worst",
    head: ranking.rank,
    width: 5.75,
    align: "end",
    isOnce: true,
    cell: (line) => line.rank && <b className="strong">{ranking.atLeast(line.rank.to)}</b>,
  };
  return (
    <section>
      <ContestantTable
        heading={
          <SectionHeading aside={aside.join(" · ")} facts={count ?? lines.length}>
            {title}
          </SectionHeading>
        }
        rows={lines}
        before={useSeedColumn(lines)}
        beside={FollowStar}
        columns={[
          ...useResultColumns(setting, "medium"),
          {
            key: "next",
            head: list.nowOrNext,
            width: 14,
            narrow: 5,
            cell: (line) => <NextMatch line={line} venue={venue} />,
          },
          {
            key: "opponent",
            head: list.against,
            width: "name",
            from: "wide",
            isBelow: true,
            cell: (line) => <Opponent line={line} />,
          },
          ...(hasSections ? [section] : []),
          ...(hasRanks ? [rank] : []),
        ]}
        stateOf={(line, index) => ({ continued: line.rank?.to === lines[index - 1]?.rank?.to })}
      />
    </section>
  );
}

interface PlacedTableProps extends Omit<ContestantsTableProps, "count"> {
  readonly aside?: string | undefined;
}

/** Contestants who are out, or all of a completed tournament: rank, record and last defeat. */
export function PlacedTable({ title, aside, lines, setting }: PlacedTableProps) {
  const { list } = useMessages("contestant");
  const messages = useMessages("ranking");
  const ranks = lines.map(({ rank }) => (rank === null ? "" : formatRank(rank, false, messages)));
  const hasRanks = setting.showsResults && ranks.some((rank) => rank !== "");
  return (
    <section>
      <ContestantTable
        heading={
          <SectionHeading aside={aside} facts={lines.length}>
            {title}
          </SectionHeading>
        }
        rows={lines}
        before={[
          {
            key: "rank",
            head: hasRanks ? list.place : "",
            width: 3.5,
            isOnce: true,
            cell: (_, index) => ranks[index],
          },
          ...useSeedColumn(lines),
        ]}
        beside={FollowStar}
        columns={[
          ...useResultColumns(setting),
          {
            key: "reason",
            head: hasRanks ? list.lostTo : "",
            width: "name",
            from: "medium",
            isBelow: true,
            cell: ({ rank }) => rank && <Reason row={rank} venue={setting.venue} />,
          },
        ]}
        stateOf={({ rank }, index) => ({
          first: rank?.to === 1,
          continued: hasRanks && ranks[index] === ranks[index - 1],
        })}
      />
    </section>
  );
}

/** Returns the column of seeds; none if no contestant has one. */
function useSeedColumn(lines: readonly ContestantLine[]): readonly Column<ContestantLine>[] {
  const { seed: head } = useMessages("contestant");
  if (lines.every(({ seed }) => seed === null)) return [];
  return [
    {
      key: "seed",
      head: { short: "", long: head.long },
      width: 1.75,
      align: "end",
      cell: ({ seed }) => (
        <Text type="code" tone="faint">
          {seed}
        </Text>
      ),
    },
  ];
}

/** Returns the columns of record and form; none for viewers who hide scores. */
function useResultColumns(
  { hasDraws, showsResults, highest, formLength }: ListSetting,
  from?: "medium",
): readonly Column<ContestantLine>[] {
  const { list } = useMessages("contestant");
  const { form } = useMessages("standings");
  if (!showsResults) return [];
  return [
    {
      key: "results",
      head: hasDraws ? list.recordWithDraws : list.record,
      width: hasDraws ? 4 : 3.25,
      from,
      cell: ({ won, drawn, lost }) => (
        <Text tone="soft">
          <b className="winner tone-plain">{won}</b>
          {hasDraws && `–${drawn}`}–{lost}
        </Text>
      ),
    },
    {
      key: "form",
      head: formLength > 0 ? form : "",
      width: Math.max(getFormWidth(formLength), MIN_FORM) + FORM_GAP,
      from: "medium",
      cell: (line) => <ContestantForm scores={line.form} highest={highest} length={formLength} />,
    },
  ];
}

/** Star to follow a contestant. */
function FollowStar({ contestant: { key, name } }: ContestantLine) {
  const { list } = useMessages("contestant");
  return <FollowButton kind="contestants" id={key} label={list.follow(name)} isCompact />;
}

/** The last defeat: scores, opponent and round; the reason of the rank in words if it is another one. */
function Reason({
  row: { reason },
  venue,
}: Pick<ListSetting, "venue"> & { readonly row: RankRowView }) {
  const messages = useMessages("common");
  const ranking = useMessages("ranking");
  const lost = reason.type === "lost" ? reason.match : null;
  const [own, other] = lost?.scores ?? [];
  if (lost === null || lost.opponent === null || own === undefined || other === undefined) {
    return (
      <Text as="p" type="meta" tone="soft" cut>
        {describeRankReason(reason, ranking, messages, venue)}
      </Text>
    );
  }
  return (
    <Row className="text-meta tone-soft">
      <span className="whole">
        {formatScore(messages, own)}–
        <b className="winner tone-plain">{formatScore(messages, other)}</b>
      </span>
      <ContestantName name={lost.opponent.name} country={lost.opponent.country} />
      {lost.round !== null && <span>{messages.match.roundName(lost.round).medium}</span>}
    </Row>
  );
}
