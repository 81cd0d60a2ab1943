import { memo, type PointerEvent, type RefObject, useLayoutEffect } from "react";
import type { BracketLayout } from "#core/layout/layout-model.ts";
import styles from "./minimap.module.css";
import { cardsPath } from "#web/features/bracket/parts/round-shapes.tsx";
import type { ContestantPath } from "#core/layout/contestant-path.ts";
import type { Viewport } from "./viewport.ts";

interface MinimapProps {
  readonly layout: BracketLayout;
  readonly way: ContestantPath;
  /** The frame of what is in sight; whoever owns the viewport moves it. */
  readonly frame: RefObject<SVGRectElement | null>;
  readonly viewport: RefObject<Viewport | null>;
}

/** Of the map inside its frame, in pixels: also in the style sheet. */
const PADDING = 6;
const LARGEST = { width: 200, height: 132 };

/** The whole bracket in a corner, with what is in sight framed; press or drag to go there. */
export const Minimap = memo(function Minimap({ layout, way, frame, viewport }: MinimapProps) {
  const scale = Math.min(LARGEST.width / layout.width, LARGEST.height / layout.height);
  const go = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.buttons === 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const box = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - box.left - PADDING) / scale;
    const y = (event.clientY - box.top - PADDING) / scale;
    viewport.current?.reveal({ x, y, width: 0, height: 0 }, "middle", "jump");
  };
  useLayoutEffect(() => viewport.current?.update(), [viewport]);
  const lit = layout.places.filter(({ place }) => way.sides.has(place));
  return (
    // A second way for pointers to what keys, search and the round list reach: hidden from readers.
    <svg
      className={styles["map"]}
      aria-hidden="true"
      focusable="false"
      width={layout.width * scale}
      height={layout.height * scale}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      onPointerDown={go}
      onPointerMove={go}
    >
      <path className={styles["cards"]} d={cardsPath(layout.places)} />
      <path className={styles["way"]} d={cardsPath(lit)} />
      <rect ref={frame} className={styles["frame"]} />
    </svg>
  );
});
