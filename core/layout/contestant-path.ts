import type { LinkLine } from "./layout-model.ts";

/** The part of a bracket place that a path needs. */
export interface PathPlace {
  readonly place: string;
  readonly match: string | null;
}

/** The part of a match that a path needs. */
export interface PathMatch {
  readonly key: string;
  readonly slots: readonly {
    readonly contestant: { readonly key: string } | null;
    readonly result: "winner" | "loser" | "draw" | null;
  }[];
}

/** A contestant's path through a bracket. */
export interface ContestantPath {
  /** Index of the contestant's slot, 0 or 1, by place. */
  readonly sides: ReadonlyMap<string, number>;
  /** Places whose line to the next match is part of the path. */
  readonly lines: ReadonlySet<string>;
}

/** Returns all places of a contestant and the lines between them; empty if there are none. */
export function findContestantPath(
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
  // The loser of the upper final reaches the grand final through the lower final.
  const lines = between.filter(
    ({ from, to }) =>
      !lost.has(from) || between.every((other) => other.to !== to || other.from === from),
  );
  return { sides, lines: new Set(lines.map(({ from }) => from)) };
}
