import { Link, useParams } from "#web/routing/routing.tsx";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import { isNotFound } from "#web/api/api-error.ts";
import { useContestant } from "#web/api/contestant.ts";
import { useTournament } from "#web/api/tournaments.ts";
import { LoadingState } from "#web/kit/loading-state.tsx";
import { PageColumn } from "#web/kit/page-column.tsx";
import { MissingPage } from "#web/features/palette/missing-page.tsx";
import { ContestantAnnotationEditors } from "#web/features/desk/annotations/annotation-editor.tsx";
import { GroupStandings } from "#web/features/groups/group-standings.tsx";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { ContestantHeader } from "./contestant-header.tsx";
import { ContestantBand } from "./contestant-band.tsx";
import { MIN_CHART_MATCHES, PlacementChart } from "./placement-chart.tsx";
import {
  createRoads,
  findEntry,
  isUndecided,
  type Road,
  type RoadMatch,
  type RoadProps,
} from "./road.ts";
import { dateOf, RoadRows } from "./road-rows.tsx";
import styles from "./contestant-page.module.css";
import type { ContestantView } from "#core/contract/contestant.ts";
import { describeScenario } from "#core/i18n/describe-scenario.ts";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { ScenarioLines } from "#web/kit/scenario-lines.tsx";
import { Chart, ScoreBars } from "#web/kit/chart/chart.tsx";
import { formatRank } from "#core/i18n/format-rank.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { ResultCells } from "#web/kit/match/result-cells.tsx";
import { RoadLine, RoadLines } from "#web/kit/match/road-lines.tsx";
import { useDescribeEnd } from "./end-band.tsx";
import { usePreferences } from "#web/preferences/preferences-store.ts";

/** Widths of the charts in their own units: beside the road, and under it. */
const CHART_WIDTHS = { beside: 430, under: 336 };

/** Page of a contestant: next match, road through the tournament, placement and form. */
export function ContestantPage() {
  const messages = useFirstPageMessages();
  const { missing } = useMessages("contestant");
  const isStaff = useIsStaff();
  const { key } = useParams({ from: "/contestants/$key" });
  const isBeside = useMediaQuery("(width >= 1200px)");
  const isPhone = useMediaQuery("(width < 720px)");
  const { data, error } = useContestant(key);
  const { current: road = null, earlier = [] } = data === undefined ? {} : createRoads(data);
  const groupMatch = road?.matches.findLast(({ match }) => match.group !== null)?.match;
  // The standings of the group would move the content below them.
  const { site = "", slug = "" } = groupMatch?.tournament ?? {};
  const { isLoading } = useTournament(site, slug, groupMatch !== undefined);
  if (isNotFound(error)) return <MissingPage text={missing} />;
  if (data === undefined || isLoading) {
    return (
      <PageColumn>
        <LoadingState error={error} />
      </PageColumn>
    );
  }
  const { contestant } = data;
  const width = CHART_WIDTHS[isBeside ? "beside" : "under"];
  return (
    <div className={styles["page"]}>
      <title>{`${contestant.name} · ${messages.product}`}</title>
      <ContestantHeader contestant={contestant} road={road} />
      {road !== null && <ContestantBand detail={data} road={road} />}
      <div className={styles["columns"]}>
        <div className={styles["main"]}>
          {road !== null && <RoadRows contestant={contestant} road={road} />}
          <AdvancingChances contestant={contestant} />
          <EarlierTournaments contestant={contestant} roads={earlier} />
        </div>
        {road !== null && (
          <div className={styles["side"]}>
            {groupMatch !== undefined && (
              <GroupStandings match={groupMatch} marked={[contestant.key]} />
            )}
            <PlacementChart contestant={contestant} road={road} width={width} />
            {!isPhone && <FormChart road={road} width={width} />}
          </div>
        )}
        {isStaff && <ContestantAnnotationEditors contestant={contestant.key} />}
      </div>
    </div>
  );
}

/** Whether a contestant can still advance from each of their groups about which that is proven. */
function AdvancingChances({ contestant }: { readonly contestant: ContestantView }) {
  const { scenarios: messages } = useMessages("standings");
  const { groupName } = useMessages("common");
  return contestant.scenarios.map(({ group, tournament: { site, slug, title }, scenario }) => {
    const lines = describeScenario(scenario, messages);
    return (
      lines.length > 0 && (
        <section key={`${group.site}/${group.id}`}>
          <SectionHeading
            aside={
              <Link to="/tournaments/$site/$slug/groups" params={{ site, slug }}>
                <bdi dir="auto" translate="no">
                  {title}
                </bdi>
              </Link>
            }
          >
            {messages.canAdvance(group.name ?? groupName(group.number))}
          </SectionHeading>
          <div className={styles["chances"]}>
            <ScenarioLines lines={lines} />
          </div>
        </section>
      )
    );
  });
}

/** Number of matches drawn: the latest ones. */
const MAX_MATCHES = 10;
const WIDEST_STEP = 61;
const WIDEST_BAR = 38;

interface FormChartProps {
  readonly road: Road;
  /** Width of the drawing in its own units. */
  readonly width: number;
}

/** Scores of the latest ended matches of two: games won up, games lost down. */
function FormChart({ road, width }: FormChartProps) {
  const messages = useMessages("contestant");
  const { form } = useMessages("standings");
  const { match } = useMessages("common");
  const scores = road.matches.flatMap(scoreOf).slice(-MAX_MATCHES);
  if (scores.length < MIN_CHART_MATCHES) return null;
  const text = scores.map(({ own, other, result }) => {
    return `${own}–${other} ${result === null ? match.result.noWinner : messages.result[result]}`;
  });
  const texts = messages.formTexts[road.countsGames ? "games" : "scores"];
  const step = Math.min(WIDEST_STEP, width / scores.length);
  return (
    <Chart
      title={form}
      aside={texts.note}
      text={texts.text(text.join(", "))}
      viewBox={`0 -52 ${width} 116`}
    >
      <ScoreBars
        scores={scores}
        highest={Math.max(...scores.flatMap(({ own, other }) => [own, other]))}
        height={44}
        bar={Math.min(WIDEST_BAR, step * 0.7)}
        step={step}
        width={width}
        hasNumbers
      />
    </Chart>
  );
}

function scoreOf(step: RoadMatch) {
  const { own, opponent, result } = step;
  if (result === null && !isUndecided(step)) return [];
  if (own.score === null || own.disqualified) return [];
  if (opponent === null || opponent.score === null || opponent.disqualified) return [];
  return { own: own.score, other: opponent.score, result };
}

interface EarlierTournamentsProps {
  readonly contestant: ContestantView;
  /** Newest first. */
  readonly roads: readonly Road[];
}

/** The other tournaments of a contestant: rank, date, last match and record. */
function EarlierTournaments({ contestant, roads }: EarlierTournamentsProps) {
  const messages = useMessages("contestant");
  if (roads.length === 0) return null;
  return (
    <section>
      <SectionHeading aside={messages.earlierNote(contestant.game, roads.length)}>
        {messages.earlier}
      </SectionHeading>
      <RoadLines>
        {roads.map((road) => (
          <EarlierTournament
            key={`${road.tournament.site}/${road.tournament.slug}`}
            contestant={contestant}
            road={road}
          />
        ))}
      </RoadLines>
    </section>
  );
}

function EarlierTournament({ contestant, road }: RoadProps) {
  const messages = useMessages("contestant");
  const ranking = useMessages("ranking");
  const venue = useVenueFormat();
  const describeEnd = useDescribeEnd();
  const { scores } = usePreferences();
  const { site, slug, title } = road.tournament;
  const rank = findEntry(contestant, road)?.rank ?? null;
  const last = road.matches.findLast(({ match }) => match.state === "ended");
  const { won, drawn, lost, undecided } = road;
  return (
    <RoadLine
      lead={
        rank !== null && (
          <Link
            to="/tournaments/$site/$slug/ranking"
            params={{ site, slug }}
            aria-label={ranking.rankIs(formatRank(rank, rank.isPlaying, ranking))}
          >
            {formatRank(rank, rank.isPlaying, ranking)}
          </Link>
        )
      }
      part={last !== undefined && describeEnd(last, false)}
      date={last !== undefined && dateOf(last.match, venue)}
      name={
        <Link to="/tournaments/$site/$slug" params={{ site, slug }}>
          <bdi dir="auto" translate="no">
            {title}
          </bdi>
        </Link>
      }
      scores={
        last !== undefined &&
        last.opponent !== null &&
        (last.result !== null || isUndecided(last)) &&
        scores === "shown" && (
          <ResultCells match={last.match} own={last.own} opponent={last.opponent} />
        )
      }
      result={
        won + drawn + lost + undecided > 0 && scores === "shown" && messages.record(road, false)
      }
    />
  );
}
