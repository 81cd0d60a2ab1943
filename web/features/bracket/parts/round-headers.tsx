import { memo } from "react";
import { type BracketLayout, COLUMN_WIDTH } from "#core/layout/layout-model.ts";
import type { BracketPlaces, CardContext } from "./bracket-model.ts";
import { createPlacedRoundHeaders } from "./placed-round-headers.ts";
import { RoundHeader } from "./round-header.tsx";
import styles from "./round-headers.module.css";
import { type LayoutArea, getDetailLevel } from "./visible-area-and-detail.ts";

interface RoundHeadsProps {
  readonly roundOf: BracketPlaces["roundOf"];
  readonly layout: BracketLayout;
  /** Starts of the layout's rounds, in its order, in milliseconds since the epoch. */
  readonly starts: readonly (number | null)[];
  readonly tools: CardContext;
  readonly area: LayoutArea;
  readonly zoom: number;
}

/** Headers of the visible rounds. They stay at the top while their band of the bracket is visible. */
export const RoundHeaders = memo(function RoundHeads(props: RoundHeadsProps) {
  const { roundOf, layout, starts, tools, area, zoom } = props;
  const isFar = getDetailLevel(zoom) === "shape";
  const headers = createPlacedRoundHeaders(roundOf, layout, starts, tools, zoom).filter(
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
          <div className={styles["headers"]}>
            {headers
              .filter(({ box }) => box.band === index && !box.ownHead)
              .map((header) => (
                <RoundHeader key={header.box.key} header={header} top={0} isFar={isFar} />
              ))}
          </div>
        </div>
      ))}
      {headers
        .filter(({ box }) => box.ownHead)
        .map((header) => (
          <RoundHeader key={header.box.key} header={header} top={header.box.y} isFar={isFar} />
        ))}
    </>
  );
});
