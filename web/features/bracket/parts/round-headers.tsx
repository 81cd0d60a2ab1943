import { memo } from "react";
import { type BracketLayout, COLUMN_WIDTH } from "#core/layout/layout-model.ts";
import type { BracketPlaces, DrawingTools } from "./bracket-model.ts";
import { placedHeads } from "./placed-headers.ts";
import { RoundHeader } from "./round-header.tsx";
import styles from "./round-headers.module.css";
import { type Area, detailAt } from "./visible.ts";

interface RoundHeadsProps {
  readonly roundOf: BracketPlaces["roundOf"];
  readonly layout: BracketLayout;
  /** Of the layout's rounds, in its order. */
  readonly starts: readonly (number | null)[];
  readonly tools: DrawingTools;
  readonly area: Area;
  readonly zoom: number;
}

/** Heads of the rounds in sight; they stick to the top while their part of the bracket is. */
export const RoundHeads = memo(function RoundHeads(props: RoundHeadsProps) {
  const { roundOf, layout, starts, tools, area, zoom } = props;
  const far = detailAt(zoom) === "shape";
  const heads = placedHeads(roundOf, layout, starts, tools, zoom).filter(
    ({ box: { x } }) => x < area.x + area.width && x + COLUMN_WIDTH > area.x,
  );
  return (
    <>
      {layout.bands.map((band, index) => (
        <div
          key={band.y}
          className={styles["band"]}
          style={{ "--y": band.y, "--height": band.height }}
        >
          <div className={styles["heads"]}>
            {heads
              .filter(({ box }) => box.band === index && !box.ownHead)
              .map((head) => (
                <RoundHeader key={head.box.key} head={head} top={0} far={far} />
              ))}
          </div>
        </div>
      ))}
      {heads
        .filter(({ box }) => box.ownHead)
        .map((head) => (
          <RoundHeader key={head.box.key} head={head} top={head.box.y} far={far} />
        ))}
    </>
  );
});
