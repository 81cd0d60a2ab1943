import { memo } from "react";
import {
  type BracketLayout,
  CARD_HEIGHT,
  CARD_WIDTH,
  type PlaceBox,
} from "#core/layout/layout-model.ts";
import styles from "./round-shapes.module.css";

interface RoundShapesProps {
  readonly layout: BracketLayout;
  /** Places of the lit way. */
  readonly lit: ReadonlyMap<string, number>;
}

/** The whole bracket from far away: one path a round, and one for the lit way. */
export const RoundShapes = memo(function RoundShapes({ layout, lit }: RoundShapesProps) {
  const way = layout.places.filter(({ place }) => lit.has(place));
  return (
    <svg className={styles["shapes"]} aria-hidden="true" focusable="false">
      {layout.rounds.map(({ key }) => (
        <path
          key={key}
          className={styles["round"]}
          d={cardsPath(layout.places.filter(({ round }) => round === key))}
        />
      ))}
      <path className={styles["way"]} d={cardsPath(way)} />
    </svg>
  );
});

/** Outlines of cards as one path. */
export function cardsPath(boxes: readonly PlaceBox[]): string {
  return boxes
    .map(({ x, y }) => `M${x} ${y}h${CARD_WIDTH}v${CARD_HEIGHT}h${-CARD_WIDTH}z`)
    .join("");
}
