import { Link } from "#web/routing/routing.tsx";
import type { ContestantView } from "#core/contract/contestant.ts";
import { formatRank } from "#core/i18n/format-rank.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { ResultCells } from "#web/features/matches/comparison/result-cells.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useDescribeEnd } from "./end-band.tsx";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { findEntry, isUndecided, type Road, type RoadProps } from "./road.ts";
import { dateOf } from "./road-rows.tsx";
import styles from "./earlier-tournaments.module.css";

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
      <ul>
        {roads.map((road) => (
          <EarlierTournament
            key={`${road.tournament.site}/${road.tournament.slug}`}
            contestant={contestant}
            road={road}
          />
        ))}
      </ul>
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
    <li className={styles["row"]}>
      <b className={styles["rank"]}>
        {rank !== null && (
          <Link
            to="/tournaments/$site/$slug/ranking"
            params={{ site, slug }}
            aria-label={ranking.rankIs(formatRank(rank, rank.isPlaying, ranking))}
          >
            {formatRank(rank, rank.isPlaying, ranking)}
          </Link>
        )}
      </b>
      <Link className={styles["title"]} to="/tournaments/$site/$slug" params={{ site, slug }}>
        <bdi dir="auto" translate="no">
          {title}
        </bdi>
      </Link>
      <span className={styles["date"]}>{last !== undefined && dateOf(last.match, venue)}</span>
      <span className={styles["end"]}>{last !== undefined && describeEnd(last, false)}</span>
      <span className={styles["scores"]}>
        {last !== undefined &&
          last.opponent !== null &&
          (last.result !== null || isUndecided(last)) &&
          scores === "shown" && (
            <ResultCells match={last.match} own={last.own} opponent={last.opponent} />
          )}
      </span>
      <span className={styles["record"]}>
        {won + drawn + lost + undecided > 0 && scores === "shown" && messages.record(road, false)}
      </span>
    </li>
  );
}
