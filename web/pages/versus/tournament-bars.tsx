import type { MatchView } from "#core/contract/match.ts";
import { countRoad, type RoadStep, type WonOf } from "#core/contestants/road.ts";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "./tournament-bars.module.css";

interface TournamentBarsProps {
  /** Road of the left contestant in the tournament of both. */
  readonly left: readonly RoadStep<MatchView>[];
  readonly right: readonly RoadStep<MatchView>[];
}

/** Shares of matches, games and deciding games that each contestant won in one tournament. */
export function TournamentBars({ left, right }: TournamentBarsProps) {
  const { versus } = useMessages("matchPage");
  const [ofLeft, ofRight] = [countRoad(left), countRoad(right)];
  const lines: readonly (readonly [string, WonOf | null, WonOf | null])[] = [
    [versus.matchesWon, ofLeft.matches, ofRight.matches],
    [versus.gamesWon, ofLeft.games, ofRight.games],
    [versus.decidingGamesWon, ofLeft.decidingGames, ofRight.decidingGames],
  ];
  const countable = lines.flatMap(([label, one, other]) => {
    const isCountable = one !== null && other !== null && one.of > 0 && other.of > 0;
    return isCountable ? [{ label, one, other }] : [];
  });
  if (countable.length === 0) return null;
  return (
    <section>
      <SectionHeading aside={versus.barsKey}>{versus.inTournament}</SectionHeading>
      <dl>
        {countable.map(({ label, one, other }) => (
          <div key={label} className={styles["line"]}>
            <dt>{label}</dt>
            <Share figure={one} other={other} />
            <Share figure={other} other={one} />
          </div>
        ))}
      </dl>
    </section>
  );
}

interface ShareProps {
  readonly figure: WonOf;
  readonly other: WonOf;
}

function Share({ figure, other }: ShareProps) {
  const { versus } = useMessages("matchPage");
  const share = shareOf(figure);
  return (
    <dd data-better={share >= shareOf(other) || undefined}>
      <span className={styles["text"]}>{versus.wonOf(figure.won, figure.of)}</span>
      <span className={styles["track"]} aria-hidden="true">
        {share > 0 && <span className={styles["bar"]} style={{ width: `${share * 100}%` }} />}
      </span>
    </dd>
  );
}

function shareOf({ won, of }: WonOf): number {
  return of === 0 ? 0 : won / of;
}
