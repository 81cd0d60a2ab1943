import type { CardSide } from "#core/layout/card-sides.ts";
import type { MatchView } from "#core/contract/match.ts";
import type { PlaceView } from "#core/contract/tournament.ts";
import { CardRow } from "./card-row.tsx";
import { type CardContext, formatCardStartOrAbsence } from "./bracket-model.ts";
import styles from "./card-rows.module.css";

interface CardRowsProps {
  readonly place: PlaceView;
  readonly match: MatchView | undefined;
  readonly sides: readonly [CardSide, CardSide];
  readonly tools: CardContext;
  /** Index of the side whose contestant's path is highlighted; -1 for none. */
  readonly highlightedSide: number;
  /** Maximum width of a name, in pixels; by default that of a card in the tree. */
  readonly nameRoom?: number;
}

/** Code, start and the two contestant rows, as cells of the parent's grid. */
export function CardRows({
  place,
  match,
  sides,
  tools,
  highlightedSide,
  nameRoom = 145,
}: CardRowsProps) {
  const isLive = match?.state === "live";
  const row = (index: 0 | 1) => (
    <CardRow
      side={sides[index]}
      isLive={isLive}
      isHighlighted={highlightedSide === index}
      nameRoom={nameRoom}
      sharedBeginnings={tools.sharedBeginnings}
    />
  );
  return (
    <>
      <span className={styles["code"]} translate="no">
        {place.code}
      </span>
      <span className={isLive ? styles["live"] : styles["start"]}>
        {isLive ? tools.messages.match.mark.live : formatCardStartOrAbsence(tools, place, match)}
      </span>
      {row(0)}
      {row(1)}
    </>
  );
}
