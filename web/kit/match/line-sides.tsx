import type { MatchView } from "#core/contract/match.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { formatHalves } from "#core/i18n/format-score.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import {
  createDuelSides,
  createRankedSides,
  getScoreEmphasis,
  type Side,
} from "#core/side/sides.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { Flag } from "#web/kit/flag.tsx";
import { ScoreCell } from "#web/kit/score.tsx";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import styles from "./line-sides.module.css";

/** Number of contestants on a phone, below each other; a line has room for one less. */
const MAX_CONTESTANTS = 4;
/** Number of characters from which scores leave no room for a fourth contestant. */
const LONG_SCORE = 5;

interface LineSidesProps {
  readonly match: MatchView;
  /** Key of the contestant to show on the left, or whose points are shown. */
  readonly first?: string | undefined;
}

interface LinePairProps extends LineSidesProps {
  readonly hasSeeds: boolean;
}

/** The two contestants of a match with their scores between them. */
export function LinePair({ match, first, hasSeeds }: LinePairProps) {
  const messages = useFirstPageMessages();
  const isBye = match.stateBy === "bye";
  const [left, right] = createDuelSides(match, messages, first);
  const isLive = isLiveAndListed(match);
  const hasScores = match.state !== "upcoming" && !isBye;
  return (
    <>
      <span className={styles["left"]}>
        <Name side={left} lean="end" hasSeed={hasSeeds} />
      </span>
      <span className={styles["leftFlag"]}>
        <Flag country={left.country} />
      </span>
      <span className={styles["cells"]}>
        {hasScores && (
          <>
            <Cell side={left} isLive={isLive} />
            <span className="visually-hidden"> {messages.match.to} </span>
            <Cell side={right} isLive={isLive} />
          </>
        )}
        {!hasScores && !isBye && <span className={styles["versus"]}>{messages.match.versus}</span>}
      </span>
      <span className={styles["right"]}>
        <Name side={right} lean="start" hasSeed={hasSeeds} />
      </span>
      <span className={styles["rightFlag"]}>
        <Flag country={right.country} />
      </span>
    </>
  );
}

interface NameProps {
  readonly side: Side;
  readonly lean: "start" | "end";
  readonly hasSeed: boolean;
}

function Name({ side, lean, hasSeed }: NameProps) {
  const { contestants } = usePreferences();
  const { country, key, name, seed, short, standing } = side;
  return (
    <ContestantName
      name={name}
      short={short}
      country={country}
      standing={standing}
      followed={key !== undefined && contestants.includes(key)}
      lean={lean}
      seed={hasSeed ? seed : null}
    />
  );
}

function Cell({ side, isLive }: { readonly side: Side; readonly isLive: boolean }) {
  return (
    <ScoreCell
      className={styles["cell"]}
      text={side.score}
      live={isLive}
      standing={getScoreEmphasis(side)}
    />
  );
}

/** Contestants of a match of more than two: the first ones by rank, before the match their names. */
export function LineRanking({ match, first }: LineSidesProps) {
  const messages = useFirstPageMessages();
  const { ranked, slot } = messages.match;
  const isLive = isLiveAndListed(match);
  const sides = createRankedSides(match, messages);
  const points = sides.find(({ key }) => key === first)?.slot?.points ?? null;
  if (sides.every(({ place, score }) => place === "" && score === "")) {
    const names = formatSlots(match.slots, messages);
    return (
      <span className={styles["names"]} title={names}>
        {names}
      </span>
    );
  }
  return (
    <span
      className={styles["race"]}
      data-long={sides.some(({ score }) => score.length > LONG_SCORE) || undefined}
    >
      {sides.slice(0, MAX_CONTESTANTS).map((side, index) => (
        <span key={side.key ?? index} className={styles["place"]}>
          <span className={styles["rank"]}>{side.place}</span>
          <ContestantName
            name={side.name}
            short={side.short}
            country={side.country}
            standing={side.standing}
          />
          {side.score !== "" && <Cell side={side} isLive={isLive} />}
        </span>
      ))}
      {(sides.length > MAX_CONTESTANTS || points !== null) && (
        <span className={styles["rest"]}>
          {[
            sides.length > MAX_CONTESTANTS && slot.more(sides.length - MAX_CONTESTANTS),
            points !== null && ranked.points(formatHalves(points)),
          ]
            .filter((text) => text !== false)
            .join(" · ")}
        </span>
      )}
    </span>
  );
}
