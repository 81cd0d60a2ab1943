import { must } from "#core/lib/must.ts";
import { type Wire, wireBracket, wireContestant, wireMatch } from "./wire-match.ts";

/** Makes a raw match open for years. */
export const OPEN: Wire = { locked: "0", start: "2030-01-01 00:00:00" };

/**
 * Creates an ended raw match of bracket 1101: at `ro8#1`, `ro8s2#1` in stage 2, or `ro2#2` for the
 * third-place match, of "Aino 2 v Bo 1", "Aino v Bo" without scores, or "Aino" or "" with open slots.
 */
export function wireSingleMatch(id: string, place: string, sides: string, change: Wire = {}): Wire {
  const [round = "", row = ""] = place.split("#");
  const [roundOf = "", stage = "1"] = round.match(/\d+/g) ?? [];
  return wireMatch({
    id,
    locked: "1",
    row,
    round_of: roundOf,
    stage,
    contestants: wireContestantsOf(sides),
    ...change,
  });
}

/**
 * Creates an ended raw match of brackets 1101 and 1102, as `wireSingleMatch`: at `ro8#1`,
 * `lower ro4s1#2`, `grand final#1`, or `grand final#2` for the reset.
 */
export function wireDoubleMatch(id: string, place: string, sides: string, change: Wire = {}): Wire {
  const isLower = place.startsWith("lower");
  return wireSingleMatch(id, place.replace("grand final", "ro2s2"), sides, {
    bracket_id: isLower ? "1102" : "1101",
    bracket: isLower ? createWireLowerBracket() : createWireUpperBracket(),
    ...change,
  });
}

/**
 * Creates raw matches of one elimination from texts with one or more of them, separated by commas:
 * "ro4#1 Aino 2 v Bo 0, 5: ro2#1 Aino v Cai ?". Their ids count from 1, or from one that is stated;
 * those that end with "?" are open.
 */
const matchesOf =
  (create: typeof wireSingleMatch) =>
  (...texts: readonly string[]): readonly Wire[] => {
    let lastId = 0;
    return texts
      .flatMap((text) => text.split(", "))
      .map((text) => {
        const parts = must(/^(?:(\d+): )?(.+?#\d*) ?(.*?)( \?)?$/.exec(text), "a place and sides");
        const [, id, place = "", sides = "", open] = parts;
        lastId = Number(id ?? lastId + 1);
        return create(`${lastId}`, place, sides, open === undefined ? {} : OPEN);
      });
  };

export const wireSingleMatches = matchesOf(wireSingleMatch);
export const wireDoubleMatches = matchesOf(wireDoubleMatch);

/** A double elimination of four before its grand final: Aino won the upper final, Bo the lower one. */
export const DOUBLE_UNTIL_FINALS = wireDoubleMatches(
  "ro4#1 Aino 2 v Cai 0, ro4#2 Bo 2 v Dag 0, ro2#1 Aino 2 v Bo 0",
  "lower ro2s1#1 Cai 0 v Dag 2, lower ro2s2#1 Bo 2 v Dag 1",
);

export function createWireUpperBracket(change: Wire = {}): Wire {
  const details = { title: "Upper", type: "double", related_bracket_id: "1102" };
  return wireBracket({ ...details, best_of_params: {}, size: "", ...change });
}

/** Creates the raw lower bracket of the matches of `wireDoubleMatch`. */
export function createWireLowerBracket(change: Wire = {}): Wire {
  const details = { title: "Lower", type: "lower", related_bracket_id: "1101" };
  return wireBracket({ ...details, best_of_params: {}, size: "", ...change });
}

/** Creates a raw match of group 551, ended and locked. @param sides See `wireSingleMatch`. */
export function wireGroupMatch(id: string, row: string, sides: string, change: Wire = {}): Wire {
  return wireMatch({
    id,
    locked: "1",
    row,
    round_of: "4",
    best_of: "1",
    group_id: "551",
    bracket_id: null,
    bracket: null,
    contestants: wireContestantsOf(sides),
    ...change,
  });
}

/** Creates raw matches of group 551, see `wireGroupMatch`: rows from 1, and ids from `firstId`. */
export const wireGroupMatches = (texts: readonly string[], change?: Wire, firstId = 1) =>
  texts.map((sides, at) => wireGroupMatch(`${firstId + at}`, `${at + 1}`, sides, change));

/** Creates raw contestants from "Aino 2 v Bo 1" (see `wireSingleMatch`). */
export function wireContestantsOf(sides: string): readonly Wire[] {
  return sides
    .split(" v ")
    .filter((side) => side !== "")
    .map((side, index) => {
      const parts = must(/^(.*?)(?: (-?[\d.]+))?$/.exec(side), "a side has one line");
      const [, name, score = "0"] = parts;
      return wireContestant({ name, score, sort: String(index + 1) });
    });
}

/** Returns matches with these members changed. */
export function changeAll(matches: readonly Wire[], change: Wire): readonly Wire[] {
  return matches.map((match) => Object.assign({}, match, change));
}

/** Returns a creator of stages that starts with match id 1. */
export function createWireStages() {
  let lastId = 0;
  const nextId = (): string => {
    lastId += 1;
    return `${lastId}`;
  };
  return {
    /**
     * Creates a single elimination of matches such as `ro4#1 Aino 2 v Bo 0`, on a day of March. One
     * text may contain several matches, separated by commas.
     */
    bracket: (id: string, day: number, ...texts: readonly string[]) =>
      matchesOf((_, place, sides, open) =>
        wireSingleMatch(nextId(), place, sides, {
          bracket_id: id,
          bracket: wireBracket({ title: `Bracket ${id}`, size: "" }),
          start: `2026-03-0${day} 12:00:00`,
          ...open,
        }),
      )(...texts),
    /** Creates a group of matches such as `Aino 1 v Bo 0`, on the first of March. */
    group: (id: string, ...matches: readonly string[]) =>
      matches.map((sides, index) =>
        wireGroupMatch(nextId(), `${index + 1}`, sides, {
          group_id: id,
          start: "2026-03-01 12:00:00",
        }),
      ),
  };
}
