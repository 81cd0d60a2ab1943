import { wireGroupMatch, wireSingleMatch } from "./wire-matches.ts";
import { type Wire, wireBracket } from "./wire-match.ts";

/** Creates stages of one tournament; its match ids are unique. */
export interface WireStages {
  /**
   * Creates a single elimination of matches such as `ro4#1 Aino 2 v Bo 0`, on a day of March. One
   * text may contain several matches, separated by commas.
   */
  readonly bracket: (id: string, day: number, ...texts: readonly string[]) => readonly Wire[];
  /** Creates a group of matches such as `Aino 1 v Bo 0`, on the first of March. */
  readonly group: (id: string, ...matches: readonly string[]) => readonly Wire[];
}

/** Returns a creator of stages that starts with match id 1. */
export function createWireStages(): WireStages {
  let lastId = 0;
  const nextId = (): string => {
    lastId += 1;
    return `${lastId}`;
  };
  return {
    bracket: (id, day, ...texts) =>
      texts
        .flatMap((text) => text.split(", "))
        .map((match) => {
          const [place = "", ...sides] = match.split(" ");
          return wireSingleMatch(nextId(), place, sides.join(" "), {
            bracket_id: id,
            bracket: wireBracket({ title: `Bracket ${id}`, size: "" }),
            start: `2026-03-0${day} 12:00:00`,
          });
        }),
    group: (id, ...matches) =>
      matches.map((sides, index) =>
        wireGroupMatch(nextId(), `${index + 1}`, sides, {
          group_id: id,
          start: "2026-03-01 12:00:00",
        }),
      ),
  };
}
