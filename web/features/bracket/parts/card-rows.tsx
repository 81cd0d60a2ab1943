import type { CardSide } from "#core/layout/card-sides.ts";
import type { MatchView } from "#core/contract/match.ts";
import type { PlaceView } from "#core/contract/tournament.ts";
import { CardRow } from "./card-row.tsx";
import { type DrawingTools, whenText } from "./bracket-model.ts";
import styles from "./card-rows.module.css";

interface CardRowsProps {
  readonly place: PlaceView;
  readonly match: MatchView | undefined;
  readonly sides: readonly [CardSide, CardSide];
  readonly tools: DrawingTools;
  /** Side whose contestant's way is lit; -1 for neither. */
  readonly lit: number;
  /** Pixels for a name; a card's by default. */
  readonly nameRoom?: number;
}

/** The line of code and start, and the two rows under it, as cells of their parent's grid. */
export function CardRows({ place, match, sides, tools, lit, nameRoom = 145 }: CardRowsProps) {
  const live = match?.state === "live";
  const row = (index: 0 | 1) => (
    <CardRow
      side={sides[index]}
      live={live}
      lit={lit === index}
      room={nameRoom}
      sharedBeginnings={tools.sharedBeginnings}
    />
  );
  return (
    <>
      <span className={styles["code"]}>{place.code}</span>
      <span className={live ? styles["live"] : styles["start"]}>
        {live ? tools.messages.match.mark.live : whenText(tools, place, match)}
      </span>
      {row(0)}
      {row(1)}
    </>
  );
}
