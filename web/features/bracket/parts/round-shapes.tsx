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
  /** Places on the highlighted path. */
  readonly highlighted: ReadonlyMap<string, number>;
}

/** The whole bracket at a small zoom: one SVG path per round, and one for the highlighted path. */
export const RoundShapes = memo(function RoundShapes({ layout, highlighted }: RoundShapesProps) {
  const highlightedBoxes = layout.places.filter(({ place }) => highlighted.has(place));
  return (
    <svg className={styles["shapes"]} aria-hidden="true" focusable="false">
      {layout.rounds.map(({ key }) => (
        <path
          key={key}
          className={styles["round"]}
          d={renderCardOutlines(layout.places.filter(({ round }) => round === key))}
        />
      ))}
      <path className={styles["path"]} d={renderCardOutlines(highlightedBoxes)} />
    </svg>
  );
});

/** Returns the outlines of cards as the data of one SVG path. */
export function renderCardOutlines(boxes: readonly PlaceBox[]): string {
  return boxes
    .map(({ x, y }) => `M${x} ${y}h${CARD_WIDTH}v${CARD_HEIGHT}h${-CARD_WIDTH}z`)
    .join("");
}
