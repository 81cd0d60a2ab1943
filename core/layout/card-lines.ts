import { type PathStep, skipByes } from "./contestant-path.ts";
import type { BracketLayout, CardBox, CardLine, LayoutRound } from "./layout-types.ts";
import type { Spacing } from "./plan-columns.ts";

/**
 * Returns a line from every card to the card its winner goes to, across byes between them:
 *
 * - to the next column: from the right edge, vertical in the middle of the gap;
 * - within a column: from the bottom or top edge to the middle of the indented card's left edge;
 * - from the lower final to the grand final: up, right of the last column.
 */
export function layoutLines(
  rounds: readonly LayoutRound[],
  cards: readonly CardBox[],
  spacing: Spacing,
): readonly CardLine[] {
  const places = new Map(rounds.flatMap((round) => round.places).map((one) => [one.place, one]));
  const byPlace = new Map(cards.map((card) => [card.place, card]));
  const reset = cards.find(({ round }) => round === "grand final reset");
  return cards.flatMap((from) => {
    // Both contestants of a grand final go to the reset.
    const to =
      from.round === "grand final"
        ? reset
        : byPlace.get(skipByes(places.get(from.place)?.winnerTo, places) ?? "");
    if (to === undefined) return [];
    const target = places.get(to.place);
    const isPossible = to === reset && target?.isEnded === false && !target.isLive;
    return [{ from: from.place, to: to.place, points: route(from, to, spacing), isPossible }];
  });
}

function route(from: CardBox, to: CardBox, { gap, rail }: Spacing): CardLine["points"] {
  const right = from.x + from.width;
  const middle = from.y + from.height / 2;
  const target = to.y + to.height / 2;
  if (to.x > right) {
    const bend = to.x - gap / 2;
    return [
      [right, middle],
      [bend, middle],
      [bend, target],
      [to.x, target],
    ];
  }
  if (to.x > from.x) {
    const edge = to.y > from.y ? from.y + from.height : from.y;
    const x = (from.x + to.x) / 2;
    return [
      [x, edge],
      [x, target],
      [to.x, target],
    ];
  }
  if (to.x === from.x && to.y > from.y && to.y - from.y - from.height < 2 * gap) {
    const x = from.x + from.width / 2;
    return [
      [x, from.y + from.height],
      [x, to.y],
    ];
  }
  const outer = Math.max(right, to.x + to.width) + rail;
  return [
    [right, middle],
    [outer, middle],
    [outer, target],
    [to.x + to.width, target],
  ];
}

/** Half of the space between the bands. */
const HALF_GAP = 8;

/**
 * Returns the points of a step of a contestant's path: those of the line between both cards, or of a
 * drop to the lower bracket; none if a card is missing.
 */
export function routeStep(
  { cards, lines, heads }: Pick<BracketLayout, "cards" | "lines" | "heads">,
  { from, to, isDrop }: PathStep,
): CardLine["points"] {
  if (!isDrop) return lines.find((line) => line.from === from && line.to === to)?.points ?? [];
  const [first, second] = [from, to].map((place) => cards.find((card) => card.place === place));
  const between = Math.max(...heads.map(({ y }) => y)) - HALF_GAP;
  return first === undefined || second === undefined ? [] : routeDrop(first, second, between);
}

/** Distance of that line from a column. */
const BEND = 12;

/**
 * Returns the line from a card of the upper bracket to the card its loser goes to: left of both if
 * they are in the same column, else right of the first and left of the second. `between`: height of
 * the space between the two bands.
 */
function routeDrop(from: CardBox, to: CardBox, between: number): CardLine["points"] {
  const middle = from.y + from.height / 2;
  const target = to.y + to.height / 2;
  const isSameColumn = Math.abs(from.x - to.x) < from.width / 2;
  const left = to.x - BEND;
  const edge = isSameColumn ? from.x : from.x + from.width;
  const x = isSameColumn ? Math.min(from.x, to.x) - BEND : edge + BEND;
  const end = isSameColumn ? x : left;
  return [
    [edge, middle],
    [x, middle],
    [x, between],
    [end, between],
    [end, target],
    [to.x, target],
  ];
}

/** Returns the path data of lines. */
export function linePath(lines: readonly Pick<CardLine, "points">[]): string {
  return lines.map(({ points }) => (points.length === 0 ? "" : `M${points.join("L")}`)).join("");
}
