import type { StandingView } from "#core/contract/tournament.ts";
import { formatHalves } from "#core/i18n/format-score.ts";
import { useStandingsMessages } from "#web/i18n/standings-messages.ts";
import styles from "./group-table.module.css";

/** Points of each match in order of play; those that do not count are in parentheses. */
export function PlacementResults({ results }: Pick<StandingView, "results">) {
  const { byPlacement } = useStandingsMessages();
  return (
    <span className={styles["points"]}>
      {results.map(({ match, placement, kills, points, counts }) => {
        const place = placement === null ? byPlacement.disqualified : byPlacement.place(placement);
        const parts = kills === null ? [place] : [place, byPlacement.withKills(kills)];
        return (
          <span key={match} title={parts.join(", ")} data-counts={counts}>
            {counts ? formatHalves(points) : `(${formatHalves(points)})`}
          </span>
        );
      })}
    </span>
  );
}
