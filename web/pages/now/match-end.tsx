import type { MatchView } from "#core/contract/match.ts";
import { isRanking } from "#core/lib/contest.ts";
import { MINUTE } from "#core/lib/time.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { ScoreCells } from "#web/kit/score-cells.tsx";
import { describeStart } from "#web/features/matches/rows/describe-start.ts";
import { SideScore } from "#web/features/matches/rows/side-score.tsx";
import { createRankedSides, createSides, getScoreEmphasis, type Side } from "#core/side/sides.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import styles from "./side-list.module.css";

interface MatchEndProps {
  readonly match: MatchView;
  /** Key of the contestant whose score is first, and the only one in a ranking. */
  readonly first?: string | undefined;
}

/** End of a row of two lines: the score of a match, or its start over "in 8 min". */
export function MatchEnd({ match, first }: MatchEndProps) {
  const messages = useFirstPageMessages();
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const isLive = isLiveAndListed(match);
  if (match.state === "upcoming") {
    const when = describeStart(match, { now, venue, messages });
    return (
      <span className={styles["end"]}>
        <span className={styles["start"]}>
          {match.start !== null && venue.time(Date.parse(match.start))}
        </span>
        <span className={styles["when"]} data-kind={when?.kind}>
          {when?.text}
        </span>
      </span>
    );
  }
  if (isRanking(match)) {
    const own = createRankedSides(match, messages).find(({ key }) => key === first);
    return (
      <span className={styles["end"]}>
        {own !== undefined && own.score !== "" && <SideScore side={own} live={isLive} />}
      </span>
    );
  }
  const [left, right] = createSides(match, messages, first);
  return (
    <span className={styles["end"]}>
      {left !== undefined && right !== undefined && (
        <ScoreCells live={isLive} sides={[scoreOf(left), scoreOf(right)]} />
      )}
    </span>
  );
}

function scoreOf(side: Side) {
  return { text: side.score, standing: getScoreEmphasis(side) };
}
