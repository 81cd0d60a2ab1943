import { Link } from "#web/routing/routing.tsx";
import type { ContestantView } from "#core/contract/contestant.ts";
import { formatRank } from "#core/i18n/format-rank.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { ResultCells } from "#web/kit/match/result-cells.tsx";
import { RoadLine, RoadLines } from "#web/kit/match/road-lines.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useDescribeEnd } from "./end-band.tsx";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { findEntry, isUndecided, type Road, type RoadProps } from "./road.ts";
import { dateOf } from "./road-rows.tsx";

interface EarlierTournamentsProps {
  readonly contestant: ContestantView;
  /** Newest first. */
  readonly roads: readonly Road[];
}

/** The other tournaments of a contestant: rank, date, last match and record. */
export function EarlierTournaments({ contestant, roads }: EarlierTournamentsProps) {
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
