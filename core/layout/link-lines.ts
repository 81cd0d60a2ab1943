import {
  CARD_HEIGHT,
  CARD_WIDTH,
  COLUMN_WIDTH,
  type LayoutPlace,
  type LayoutRound,
  type LinkLine,
  type PlaceBox,
} from "./layout-model.ts";

const RESET = { from: "grand final", to: "grand final reset" };

/** Returns a line from every card to the card its winner goes to, across byes between them. */
export function layoutLinks(
  rounds: readonly LayoutRound[],
  boxes: readonly PlaceBox[],
): readonly LinkLine[] {
  const places = new Map(
    rounds.flatMap((round) => round.places).map((place) => [place.place, place]),
  );
  const boxByPlace = new Map(boxes.map((each) => [each.place, each]));
  const lines: LinkLine[] = [];
  for (const from of boxes) {
    const target = targetOf(from.place, places) ?? resetAfter(from, boxes);
    const to = boxByPlace.get(target ?? "");
    if (to === undefined || to.x <= from.x) continue;
    lines.push({
      from: from.place,
      to: to.place,
      x1: from.x + CARD_WIDTH,
      y1: from.y + CARD_HEIGHT / 2,
      bend: to.x - (COLUMN_WIDTH - CARD_WIDTH) / 2,
      x2: to.x,
      y2: to.y + CARD_HEIGHT / 2,
    });
  }
  return lines;
}

function targetOf(from: string, places: ReadonlyMap<string, LayoutPlace>): string | undefined {
  const passed = new Set<string>();
  let to = places.get(from)?.winnerTo?.place;
  while (to !== undefined && places.get(to)?.bye === true && !passed.has(to)) {
    passed.add(to);
    to = places.get(to)?.winnerTo?.place;
  }
  return to;
}

/**
 * Returns the bracket reset after a grand final. Both contestants go there: no `winnerTo` names it.
 */
function resetAfter(from: PlaceBox, boxes: readonly PlaceBox[]): string | undefined {
  if (from.round !== RESET.from) return undefined;
  return boxes.find((each) => each.round === RESET.to)?.place;
}
