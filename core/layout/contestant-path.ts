/** The part of a bracket place that a path needs. */
export interface PathPlace {
  readonly place: string;
  readonly match: string | null;
  readonly bye: boolean;
  readonly winnerTo: { readonly place: string } | null;
  readonly loserTo: { readonly place: string } | null;
}

/** The part of a match that a path needs. */
export interface PathMatch {
  readonly slots: readonly {
    readonly contestant: { readonly key: string } | null;
    readonly result: "winner" | "loser" | "draw" | null;
  }[];
}

/** A step of a path between two places. */
export interface PathStep {
  readonly from: string;
  readonly to: string;
  /** Whether the contestant lost the first match. */
  readonly isDrop: boolean;
  /** Whether the contestant is not in the second match yet. */
  readonly isPossible: boolean;
}

/** A contestant's path through a bracket. */
export interface ContestantPath {
  /** Index of the contestant's slot, 0 or 1, by place. */
  readonly sides: ReadonlyMap<string, number>;
  /** Steps between their matches, then to those that further wins lead to. */
  readonly steps: readonly PathStep[];
}

/** The path if no contestant is chosen. */
export const NO_PATH: ContestantPath = { sides: new Map(), steps: [] };

/**
 * Returns the path of a contestant: their matches, and those they reach by winning from now on.
 * `places` are all of the bracket, in order; `matches` are by `SITE/ID`.
 */
export function findContestantPath(
  contestant: string,
  places: readonly PathPlace[],
  matches: ReadonlyMap<string, PathMatch>,
): ContestantPath {
  const byPlace = new Map(places.map((place) => [place.place, place]));
  const sides = new Map<string, number>();
  const lost = new Set<string>();
  for (const { place, match, bye } of places) {
    const slots = matches.get(match ?? "")?.slots ?? [];
    const side = slots.findIndex((slot) => slot.contestant?.key === contestant);
    if (side >= 0 && !bye) sides.set(place, side);
    if (slots[side]?.result === "loser") lost.add(place);
  }
  const next = (from: string): string | undefined => {
    const place = byPlace.get(from);
    return skipByes(lost.has(from) ? place?.loserTo : place?.winnerTo, byPlace);
  };
  // Both contestants of a grand final go to the reset.
  const own = [...sides.keys()].flatMap((from) => {
    const to = from === GRAND_FINAL ? RESET : next(from);
    return to !== undefined && sides.has(to) ? [stepOf(from, to, lost, false)] : [];
  });
  const possible: PathStep[] = [];
  let from = [...sides.keys()].at(-1);
  while (from !== undefined) {
    const to: string | undefined = next(from);
    // Invalid data may contain a cycle.
    if (to === undefined || sides.has(to) || possible.some((step) => step.to === to)) break;
    possible.push(stepOf(from, to, lost, true));
    from = to;
  }
  return { sides, steps: [...own, ...possible] };
}

const GRAND_FINAL = "grand final#1";
const RESET = "grand final reset#1";

function stepOf(
  from: string,
  to: string,
  lost: ReadonlySet<string>,
  isPossible: boolean,
): PathStep {
  return { from, to, isDrop: lost.has(from) && from !== GRAND_FINAL, isPossible };
}

/** Returns the place, or the next one of its winner that is no bye. */
export function skipByes(
  start: { readonly place: string } | null | undefined,
  places: ReadonlyMap<string, Pick<PathPlace, "bye" | "winnerTo">>,
): string | undefined {
  const passed = new Set<string>();
  let to = start?.place;
  // Invalid data may contain a cycle.
  while (to !== undefined && places.get(to)?.bye === true && !passed.has(to)) {
    passed.add(to);
    to = places.get(to)?.winnerTo?.place;
  }
  return to;
}
