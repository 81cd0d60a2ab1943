import type { PlaceBox } from "#core/layout/layout-model.ts";
import {
  findFeeder,
  type BracketModel,
  type CardContext,
  findMatchAtPlace,
} from "./bracket-model.ts";
import { MatchCard } from "./match-card.tsx";
import type { DetailLevel } from "./visible-area-and-detail.ts";

interface MatchCardsProps {
  readonly boxes: readonly PlaceBox[];
  readonly model: BracketModel;
  readonly tools: CardContext;
  readonly detail: DetailLevel;
  /** Side of each bracket place on the highlighted path. */
  readonly highlightedSides?: ReadonlyMap<string, number>;
  /** Keys of matches in conflict. */
  readonly conflicts?: ReadonlySet<string>;
  /** The bracket place whose card Tab stops at; `null` if none does. */
  readonly tabStop?: string | null;
}

const NO_HIGHLIGHT: ReadonlyMap<string, number> = new Map();
const NO_CONFLICTS: ReadonlySet<string> = new Set();

/** Cards of the given bracket places, each at its position; used on screen and in print. */
export function MatchCards(props: MatchCardsProps) {
  const { boxes, model, tools, detail } = props;
  const { highlightedSides = NO_HIGHLIGHT, conflicts = NO_CONFLICTS, tabStop = null } = props;
  return boxes.map((box) => {
    const place = model.placeOf.get(box.place);
    if (place === undefined) return null;
    return (
      <MatchCard
        key={box.place}
        box={box}
        place={place}
        round={model.roundOf.get(box.round)}
        match={findMatchAtPlace(model, place)}
        upperFeeder={findFeeder(model, place, 0)}
        lowerFeeder={findFeeder(model, place, 1)}
        tools={tools}
        detail={detail}
        highlightedSide={highlightedSides.get(box.place) ?? -1}
        hasConflict={place.match !== null && conflicts.has(place.match)}
        isTabStop={box.place === tabStop}
      />
    );
  });
}
