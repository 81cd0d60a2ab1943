import { memo, type PointerEvent, type RefObject, useLayoutEffect } from "react";
import type { BracketLayout } from "#core/layout/layout-model.ts";
import styles from "./minimap.module.css";
import { renderCardOutlines } from "#web/features/bracket/parts/round-shapes.tsx";
import type { ContestantPath } from "#core/layout/contestant-path.ts";
import type { Viewport } from "./viewport.ts";

interface MinimapProps {
  readonly layout: BracketLayout;
  readonly path: ContestantPath;
  /** Outline of the visible area; `useTreeViewport` positions it. */
  readonly frame: RefObject<SVGRectElement | null>;
  readonly viewport: RefObject<Viewport | null>;
}

/** Padding of the map in pixels; also in minimap.module.css. */
const PADDING = 6;
const MAX_SIZE = { width: 200, height: 132 };

/** Overview of the bracket with the visible area outlined. Press or drag to scroll there. */
export const Minimap = memo(function Minimap({ layout, path, frame, viewport }: MinimapProps) {
  const scale = Math.min(MAX_SIZE.width / layout.width, MAX_SIZE.height / layout.height);
  const scrollToPointer = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.buttons === 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const box = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - box.left - PADDING) / scale;
    const y = (event.clientY - box.top - PADDING) / scale;
    viewport.current?.reveal({ x, y, width: 0, height: 0 }, "middle", "jump");
  };
  useLayoutEffect(() => viewport.current?.update(), [viewport]);
  const highlightedBoxes = layout.places.filter(({ place }) => path.sides.has(place));
  return (
    // Hidden from screen readers: keys, search and the list of rounds offer the same.
    <svg
      className={styles["map"]}
      aria-hidden="true"
      focusable="false"
      width={layout.width * scale}
      height={layout.height * scale}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      onPointerDown={scrollToPointer}
      onPointerMove={scrollToPointer}
    >
      <path className={styles["cards"]} d={renderCardOutlines(layout.places)} />
      <path className={styles["path"]} d={renderCardOutlines(highlightedBoxes)} />
      <rect ref={frame} className={styles["frame"]} />
    </svg>
  );
});
