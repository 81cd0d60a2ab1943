import type { PlaceBox } from "#core/layout/layout-model.ts";
import { awaited, type BracketModel, type DrawingTools, matchInPlace } from "./bracket-model.ts";
import { MatchCard } from "./match-card.tsx";
import type { Detail } from "./visible.ts";

interface MatchCardsProps {
  readonly boxes: readonly PlaceBox[];
  readonly model: BracketModel;
  readonly tools: DrawingTools;
  readonly detail: Detail;
  /** Side of each bracket place on the highlighted path. */
  readonly lit?: ReadonlyMap<string, number>;
  /** Keys of matches in conflict. */
  readonly conflicts?: ReadonlySet<string>;
  /** The bracket place whose card Tab stops at; `null` if none does. */
  readonly tabStop?: string | null;
}

const NONE_LIT: ReadonlyMap<string, number> = new Map();
const NO_CONFLICTS: ReadonlySet<string> = new Set();

/** The cards of some places of a bracket, each at its position; on the screen and on paper. */
export function MatchCards(props: MatchCardsProps) {
  const { boxes, model, tools, detail } = props;
  const { lit = NONE_LIT, conflicts = NO_CONFLICTS, tabStop = null } = props;
  return boxes.map((box) => {
    const place = model.placeOf.get(box.place);
    if (place === undefined) return null;
    return (
      <MatchCard
        key={box.place}
        box={box}
        place={place}
        round={model.roundOf.get(box.round)}
        match={matchInPlace(model, place)}
        above={awaited(model, place, 0)}
        below={awaited(model, place, 1)}
        tools={tools}
        detail={detail}
        lit={lit.get(box.place) ?? -1}
        conflict={place.match !== null && conflicts.has(place.match)}
        isTabStop={box.place === tabStop}
      />
    );
  });
}
