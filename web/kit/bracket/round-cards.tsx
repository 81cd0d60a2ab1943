import type { CSSProperties } from "react";
import { CARD_STYLES, type CardForm } from "#core/layout/card-forms.ts";
import type { ContestantPath } from "#core/layout/contestant-path.ts";
import type { CardBox } from "#core/layout/layout-types.ts";
import { useSharedBracket } from "./bracket-context.ts";
import { findFeeder, findMatchAtPlace } from "./bracket-model.ts";
import { BracketCard } from "./bracket-card.tsx";

interface RoundCardsProps {
  readonly boxes: readonly CardBox[];
  readonly path: ContestantPath;
  /** The places that Tab focuses. */
  readonly tabStops: ReadonlySet<string>;
}

/** Cards of a round. */
export function RoundCards({ boxes, path, tabStops }: RoundCardsProps) {
  const { model, tools, conflicts, search } = useSharedBracket();
  return (
    <ol style={cardSizes(boxes[0]?.form ?? "L1")} translate="no">
      {boxes.map((box) => {
        const place = model.placeOf.get(box.place);
        if (place === undefined) return null;
        return (
          <li key={box.place}>
            <BracketCard
              box={box}
              place={place}
              round={model.roundOf.get(box.round)}
              match={findMatchAtPlace(model, place)}
              upperFeeder={findFeeder(model, place, 0)}
              lowerFeeder={findFeeder(model, place, 1)}
              tools={tools}
              highlightedSide={path.sides.get(box.place) ?? -1}
              hasConflict={place.match !== null && conflicts.has(place.match)}
              isMarked={search.match !== "" && search.match === place.code}
              isTabStop={tabStops.has(box.place)}
            />
          </li>
        );
      })}
    </ol>
  );
}

/** Space beside a seed and a flag; more in cards with a head. */
const SPACE = { S: { seed: 0, flag: 8 }, other: { seed: 5, flag: 9 } };

/** Returns the sizes of cards of a form as custom properties for bracket-card.module.css. */
function cardSizes(form: CardForm): CSSProperties {
  const { head, name, score, cell, seed, flag, open } = CARD_STYLES[form];
  const space = head === 0 ? SPACE.S : SPACE.other;
  const [flagWidth, flagHeight] = flag ?? [0, 0];
  return {
    "--head": `${head}px`,
    "--name": `${name}px`,
    "--score": `${score}px`,
    "--cell": `${cell}px`,
    "--open": `${open}px`,
    "--seed": `${seed + space.seed}px`,
    "--flag": `${flagWidth + space.flag}px`,
    "--flag-width": `${flagWidth}px`,
    "--flag-height": `${flagHeight}px`,
  };
}
