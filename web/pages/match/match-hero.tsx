import { Link } from "#web/routing/routing.tsx";
import type { MatchView } from "#core/contract/match.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { majorityOf } from "#core/match/wins-needed.ts";
import { Flag } from "#web/kit/flag.tsx";
import { findHanLanguage } from "#web/kit/find-han-language.ts";
import { Score } from "#web/kit/score.tsx";
import { createSides, getScoreEmphasis, type Side } from "#core/side/sides.ts";
import { SideStatistics } from "#web/features/matches/rows/side-statistics.tsx";
import { fitTitleToBox } from "#web/hooks/fit-title-to-box.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "./match-hero.module.css";

/** Scores of more characters are smaller: times, and texts. */
const LONG = 4;

/** Both contestants of a match with their scores, or with its start before the match. */
export function MatchHero({ match }: { readonly match: MatchView }) {
  const messages = useMessages("common");
  const page = useMessages("matchPage");
  const sides = createSides(match, messages);
  const hasScores = match.state !== "upcoming" && sides.some(({ score }) => score !== "");
  const { bestOf } = match;
  return (
    <div className={styles["hero"]} data-scores={hasScores || undefined}>
      {sides.map((side, index) => (
        <Side
          key={side.key ?? index}
          side={side}
          isRight={index === 1}
          hasStarted={match.state !== "upcoming"}
        />
      ))}
      {hasScores ? (
        sides.map((side, index) => (
          <span
            key={side.key ?? index}
            className={styles["cell"]}
            data-right={index === 1 || undefined}
            data-live={isLiveAndListed(match) || undefined}
            data-winner={side.standing === "winner" || undefined}
            data-long={side.score.length > LONG || undefined}
          >
            {index === 1 && <span className="visually-hidden">{messages.match.to} </span>}
            <Score
              text={side.score}
              live={isLiveAndListed(match)}
              standing={getScoreEmphasis(side)}
            />
          </span>
        ))
      ) : (
        <Middle match={match} />
      )}
      {bestOf !== null && bestOf > 1 && (
        <p className={styles["length"]}>{page.firstTo(majorityOf(bestOf), bestOf)}</p>
      )}
    </div>
  );
}

/** Start of an upcoming match; "v" if it is not known, or if another match has no scores. */
function Middle({ match: { state, start } }: { readonly match: MatchView }) {
  const { versus } = useMessages("common").match;
  const venue = useVenueFormat();
  if (state !== "upcoming" || start === null)
    return <span className={styles["versus"]}>{versus}</span>;
  const at = Date.parse(start);
  return (
    <p className={styles["start"]}>
      <span className="visually-hidden">{versus} </span>
      <time dateTime={start}>
        <b>{venue.time(at)}</b> <span>{venue.whenDay(at)}</span>
      </time>
    </p>
  );
}

interface SideProps {
  readonly side: Side;
  readonly isRight: boolean;
  /** Before the start kills and deaths are 0 and are not shown. */
  readonly hasStarted: boolean;
}

function Side({ side, isRight, hasStarted }: SideProps) {
  const messages = useMessages("common");
  const { key, name, country, seed, standing } = side;
  const text = (
    <bdi
      dir="auto"
      translate={key === undefined ? undefined : "no"}
      lang={findHanLanguage(name, country)}
    >
      {name}
    </bdi>
  );
  return (
    <div className={styles["side"]} data-right={isRight || undefined}>
      <p className={styles["title"]}>
        <span className={styles["flag"]}>
          <Flag country={country} />
        </span>
        <span key={name} ref={fitTitleToBox} className={styles["name"]} data-standing={standing}>
          {key === undefined ? (
            text
          ) : (
            <Link to="/contestants/$key" params={{ key }} search={{ open: "" }}>
              {text}
            </Link>
          )}
        </span>
      </p>
      <p className={styles["meta"]}>
        {seed !== null && <span>{messages.match.seed(seed)}</span>}
        <span>{hasStarted && <SideStatistics side={side} />}</span>
      </p>
    </div>
  );
}
