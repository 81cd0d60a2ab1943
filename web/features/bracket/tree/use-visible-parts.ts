import { useMemo } from "react";
import type { BracketLayout, LinkLine, PlaceBox } from "#core/layout/layout-model.ts";
import { deepEqual } from "#core/lib/deep-equal.ts";
import { useStableValue } from "#web/hooks/use-stable-value.ts";
import type { BracketModel } from "#web/features/bracket/parts/bracket-model.ts";
import { deriveRoundStarts } from "#web/features/bracket/parts/placed-round-headers.ts";
import {
  findCardsInArea,
  type DetailLevel,
  getDetailLevel,
  findLinesInArea,
} from "#web/features/bracket/parts/visible-area-and-detail.ts";
import type { RenderedPart } from "./use-tree-viewport.ts";

/** The parts of a tree to render. */
export interface VisibleParts {
  readonly detail: DetailLevel;
  /** Cards in the rendered area, and always the card of the tab stop. */
  readonly boxes: readonly PlaceBox[];
  readonly links: readonly LinkLine[];
  /** Start of each round of the layout, in milliseconds since the epoch; `null` if unknown. */
  readonly starts: readonly (number | null)[];
}

/**
 * Selects the parts of the tree to render.
 *
 * @param tabStop The place whose card Tab focuses; `null` if the layout is empty.
 */
export function useVisibleParts(
  model: BracketModel,
  layout: BracketLayout,
  drawn: RenderedPart,
  tabStop: string | null,
): VisibleParts {
  const detail = getDetailLevel(drawn.zoom);
  // Stable while a score changes, so that lines and headers do not render again (see bench/).
  const links = useMemo(() => findLinesInArea(layout, drawn.area), [layout, drawn.area]);
  const starts = useStableValue(deriveRoundStarts(model, layout), sameStarts);
  const visibleBoxes = detail === "shape" ? [] : findCardsInArea(layout, drawn.area);
  const boxes = visibleBoxes.some(({ place }) => place === tabStop)
    ? visibleBoxes
    : [...visibleBoxes, ...layout.places.filter(({ place }) => place === tabStop)];
  return { detail, boxes, links, starts };
}

function sameStarts(a: readonly (number | null)[], b: readonly (number | null)[]): boolean {
  return deepEqual(a, b, 1);
}
