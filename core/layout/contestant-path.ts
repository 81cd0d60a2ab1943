import type { LinkLine } from "./layout-model.ts";

/** What a path needs of a place and its match. */
export interface PathPlace {
  readonly place: string;
  readonly match: string | null;
}
export interface PathMatch {
  readonly key: string;
  readonly slots: readonly {
    readonly contestant: { readonly key: string } | null;
    readonly result: "winner" | "loser" | "draw" | null;
  }[];
}

/** A contestant's whole way through a bracket. */
export interface ContestantPath {
  /** Which side of each place the contestant stands on, 0 or 1. */
  readonly sides: ReadonlyMap<string, number>;
  /** Places whose line to the next match is part of the way. */
  readonly lines: ReadonlySet<string>;
}

/** Every place a contestant stands in, and the lines between them; empty for a stranger. */
export function contestantPath(
  contestant: string,
  places: readonly PathPlace[],
  matches: ReadonlyMap<string, PathMatch>,
  links: readonly LinkLine[],
): ContestantPath {
  const sides = new Map<string, number>();
  const lost = new Set<string>();
  for (const { place, match } of places) {
    const slots = matches.get(match ?? "")?.slots ?? [];
    const side = slots.findIndex((slot) => slot.contestant?.key === contestant);
    if (side >= 0) sides.set(place, side);
    if (slots[side]?.result === "loser") lost.add(place);
  }
  const between = links.filter(({ from, to }) => sides.has(from) && sides.has(to));
  // Who loses the upper final comes to the grand final through the lower one.
  const lines = between.filter(
    ({ from, to }) =>
      !lost.has(from) || between.every((other) => other.to !== to || other.from === from),
  );
  return { sides, lines: new Set(lines.map(({ from }) => from)) };
}
