/** Hand-written tournaments as the service sends them after their end, with their true results. */
import { formatWallTime, MINUTE } from "#core/lib/time.ts";
import { WireBestOfSchema, WireLowerBestOfSchema } from "#core/wire/schema.ts";
import { GENERATED_EVENT_START, type Wire, wireBracket, wireTournament } from "./wire-match.ts";
import {
  createWireLowerBracket,
  createWireUpperBracket,
  wireDoubleMatch,
  wireGroupMatch,
  wireSingleMatch,
} from "./wire-matches.ts";

/** A hand-written tournament. */
export interface WrittenEvent {
  readonly wire: readonly Wire[];
  /** Names of the winners of bracket matches that their scores do not decide, by match id. */
  readonly winners: ReadonlyMap<string, string>;
  /** The first four; the last two may share their ranks. */
  readonly podium: readonly string[];
}

/** Written tournaments by slug. Every match has two contestants, so that a replay can play them. */
export const WRITTEN_EVENTS: ReadonlyMap<string, WrittenEvent> = new Map([
  // A contestant does not appear (0–0), one is disqualified, one retires while leading. The start of
  // the third-place match is before that of a semifinal.
  [
    "hill-cup",
    {
      wire: writeMatches("hill-cup", { kind: "single", size: 8, bestOf: "3" }, [
        "ro8#1 0 Aino 2 v Bo 1",
        "ro8#2 0 Cai 0 v Dag 0",
        "ro8#3 30 Eno 0 v Fay -1",
        "ro8#4 30 Gun 1 v Hal 0",
        "ro4#1 100 Aino 2 v Dag 0",
        "ro4#2 160 Eno 1 v Hal 2",
        "ro2#2 159 Dag 2 v Eno 0",
        "ro2#1 240 Aino 2 v Hal 1",
      ]),
      winners: new Map([
        ["2", "Dag"],
        ["4", "Hal"],
      ]),
      podium: ["Aino", "Hal", "Dag", "Eno"],
    },
  ],
  // Losers of the upper semifinals drop to the other half. A contestant misses a lower match (0–0).
  // The lower finalist wins the grand final and loses the reset, whose listed start is earlier.
  [
    "river-cup",
    {
      wire: writeMatches("river-cup", { kind: "double", size: 8, bestOf: "3" }, [
        "ro8#1 0 Aino 2 v Bo 0",
        "ro8#2 0 Cai 2 v Dag 1",
        "ro8#3 0 Eno 1 v Fay 2",
        "ro8#4 0 Gun 0 v Hal 2",
        "lower ro4s1#1 70 Bo 2 v Dag 1",
        "lower ro4s1#2 70 Eno 0 v Gun 0",
        "ro4#1 70 Aino 2 v Cai 0",
        "ro4#2 70 Fay 2 v Hal 1",
        "lower ro4s2#1 150 Hal 0 v Bo 2",
        "lower ro4s2#2 150 Cai 2 v Gun 0",
        "ro2#1 150 Aino 1 v Fay 2",
        "lower ro2s1#1 210 Bo 1 v Cai 2",
        "lower ro2s2#1 270 Aino 2 v Cai 0",
        "grand final#1 400 Fay 1 v Aino 2",
        "grand final#2 340 Aino 1 v Fay 2",
      ]),
      winners: new Map([["6", "Gun"]]),
      podium: ["Fay", "Aino", "Cai", "Bo"],
    },
  ],
  // Ties are broken by difference (against the head-to-head result) in one group, and by
  // head-to-head in the other. The bracket has a third-place match.
  [
    "town-cup",
    {
      wire: writeMatches("town-cup", { kind: "single", size: 4, bestOf: "1" }, [
        "group 551#1 0 Aino 2 v Bo 1",
        "group 551#2 0 Cai 1 v Dag 1",
        "group 552#1 0 Eno 1 v Fay 0",
        "group 552#2 0 Gun 1 v Hal 0",
        "group 551#3 120 Aino 0 v Cai 1",
        "group 551#4 120 Bo 2 v Dag 0",
        "group 552#3 120 Eno 2 v Gun 0",
        "group 552#4 120 Fay 1 v Hal 0",
        "group 551#5 240 Aino 1 v Dag 0",
        "group 551#6 240 Bo 1 v Cai 0",
        "group 552#5 240 Eno 0 v Hal 1",
        "group 552#6 240 Fay 2 v Gun 0",
        "ro4#1 400 Bo 3 v Fay 1",
        "ro4#2 400 Eno 0 v Aino 1",
        "ro2#2 520 Fay 0 v Eno 2",
        "ro2#1 600 Bo 2 v Aino 0",
      ]),
      winners: new Map(),
      podium: ["Bo", "Aino", "Eno", "Fay"],
    },
  ],
  // Groups in GSL format: openings, winners' and losers' match, decider.
  [
    "temple-cup",
    {
      wire: writeMatches("temple-cup", { kind: "single", size: 4, bestOf: "3" }, [
        "group 581#1 0 Aino 2 v Bo 0",
        "group 581#2 0 Cai 2 v Dag 1",
        "group 581#3 200 Aino 2 v Cai 1",
        "group 581#4 200 Bo 1 v Dag 2",
        "group 581#5 400 Cai 2 v Dag 0",
        "group 582#1 0 Eno 2 v Fay 1",
        "group 582#2 0 Gun 0 v Hal 2",
        "group 582#3 200 Eno 0 v Hal 2",
        "group 582#4 200 Fay 2 v Gun 0",
        "group 582#5 400 Eno 1 v Fay 2",
        "ro4#1 600 Aino 0 v Fay 2",
        "ro4#2 600 Hal 2 v Cai 1",
        "ro2#1 800 Fay 2 v Hal 1",
      ]),
      winners: new Map(),
      podium: ["Fay", "Hal", "Aino", "Cai"],
    },
  ],
]);

/**
 * Creates matches of one bracket with ids from 1: place as in `wire-matches.ts` (or `group 551#3`),
 * minute of the start, contestants with scores.
 */
function writeMatches(
  slug: string,
  bracket: { readonly kind: "single" | "double"; readonly size: number; readonly bestOf: string },
  texts: readonly string[],
): readonly Wire[] {
  const bestOfParams = {
    ...createEmptyTexts(WireBestOfSchema.shape),
    lower: createEmptyTexts(WireLowerBestOfSchema.shape),
  };
  const tournament = wireTournament({ slug, title: slug, start: timeOf(0), end: timeOf(1440) });
  return texts.map((text, index) => {
    const [, place = "", minute = "", sides = ""] = /^(.+#\d) (\d+) (.+)$/.exec(text) ?? [];
    const id = `${index + 1}`;
    const common = { best_of: bracket.bestOf, start: timeOf(Number(minute)), tournament };
    const [group = "", row = ""] = place.replace("group ", "").split("#");
    if (place.startsWith("group")) {
      const { bracket: _, ...match } = wireGroupMatch(id, row, sides, {
        group_id: group,
        ...common,
      });
      return match;
    }
    const details = { size: `${bracket.size}`, best_of_params: bestOfParams };
    if (bracket.kind === "single") {
      return wireSingleMatch(id, place, sides, { ...common, bracket: wireBracket(details) });
    }
    const own = place.startsWith("lower")
      ? createWireLowerBracket({ ...details, size: `${bracket.size / 2}` })
      : createWireUpperBracket(details);
    return wireDoubleMatch(id, place, sides, { ...common, bracket: own });
  });
}

function timeOf(minute: number): string {
  return formatWallTime(GENERATED_EVENT_START + minute * MINUTE);
}

function createEmptyTexts(shape: object): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, ""]));
}
