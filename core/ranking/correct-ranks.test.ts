/** Ranks of brackets in which contestants play other matches than the rounds state. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { isMatchOpen } from "#core/match/is-live-and-listed.ts";
import { onlyBracket, worldOfFile } from "#core/testing/derive.ts";
import { formatRanks } from "#core/testing/format-ranks.ts";
import { type Wire, wireBracket } from "#core/testing/wire-match.ts";
import { changeAll, OPEN, wireSingleMatch, wireSingleMatches } from "#core/testing/wire-matches.ts";

const NAMES = ["Aino", "Bo", "Cai", "Dag", "Eno", "Fay", "Gun", "Hal"];

const SEMIFINALS = wireSingleMatches("5: ro4#1 Aino 2 v Cai 0, ro4#2 Eno 2 v Gun 0");
const FIRST = wireSingleMatches(
  "ro8#1 Aino 2 v Bo 0, ro8#2 Cai 2 v Dag 0, ro8#3 Eno 2 v Fay 0, ro8#4 Gun 2 v Hal 0",
);
const ranksOf = (...wire: readonly Wire[]): string => formatRanks(worldOfFile(wire));

describe("correctRanks", () => {
  it("ranks who lost and plays an open match as well as the opponent", () => {
    const extra = wireSingleMatch("7", "ro6#1", "Bo v Cai", OPEN);
    expect(ranksOf(...FIRST, extra)).toMatch(/Bo .*playing/);
    expect(ranksOf(...FIRST, extra)).not.toMatch(/5-8 Bo/);
  });

  it("ranks a loser who plays instead of the winner no lower than the opponent", () => {
    const next = wireSingleMatch("7", "ro4#1", "Bo v Cai", OPEN);
    expect(ranksOf(...FIRST, next)).toMatch(/^1-4 Bo Cai .*playing/);
  });

  it("keeps the range of losers of one round who play each other", () => {
    const extra = wireSingleMatch("7", "ro4#3", "Bo v Dag", OPEN);
    expect(ranksOf(...FIRST, ...SEMIFINALS, extra)).toContain("5-8 Bo Dag playing");
  });

  it("ranks two contestants of one name each by the own matches", () => {
    const wire = wireSingleMatches(
      "ro8#1 Aino 2 v Bo 0, ro8#2 Cai 2 v Dag 0, ro8#3 Aino 0 v Fay 2, ro8#4 Gun 2 v Hal 0",
      "ro4#1 Aino v Cai ?",
    );
    expect(ranksOf(...wire)).toBe("1-4 Aino Cai Fay Gun playing, 5-8 Aino Bo Dag Hal lost");
  });

  it("ranks no contestant below the number of contestants", () => {
    const wire = wireSingleMatches("ro4#1 Aino 2 v Bo 0, ro2#1 Aino v Cai ?");
    const three = changeAll(wire, { bracket: wireBracket({ size: "3" }) });
    expect(ranksOf(...three)).toBe("1-2 Aino Cai playing, 3 Bo lost");
  });
});

/** A match of any two, or with an open slot, in any round, that ended or is open. */
const anyMatch = fc.record({
  round: fc.constantFrom("ro8", "ro6", "ro4", "ro3", "ro2"),
  row: fc.integer({ min: 0, max: 5 }),
  sides: fc.shuffledSubarray(NAMES, { minLength: 1, maxLength: 2 }),
  score: fc.integer({ min: -1, max: 2 }),
  isOpen: fc.boolean(),
});

describe("rankings of any matches in a bracket of eight", () => {
  const events = fc.record({
    first: fc.integer({ min: 0, max: 4 }),
    semifinals: fc.integer({ min: 0, max: 2 }),
    others: fc.array(anyMatch, { maxLength: 6 }),
  });

  it("have each contestant once, none below a match to play, none below their number", () => {
    fc.assert(
      fc.property(events, ({ first, semifinals, others }) => {
        const extra = others.map(({ round, row, sides, score, isOpen }, index) => {
          const [a = "", b] = sides;
          const text = b === undefined ? a : `${a} 2 v ${b} ${score === 2 ? 0 : score}`;
          const place = `${round}#${row}`;
          const open = sides.join(" v ");
          return isOpen
            ? wireSingleMatch(`${20 + index}`, place, open, OPEN)
            : wireSingleMatch(`${20 + index}`, place, text);
        });
        const wire = [...FIRST.slice(0, first), ...SEMIFINALS.slice(0, semifinals), ...extra];
        expect(wire.length === 0 ? [] : findFaults(wire)).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });
});

/** Returns the rows that contradict the matches, as sentences. */
function findFaults(wire: readonly Wire[]): readonly string[] {
  const world = worldOfFile(wire);
  const [view] = world.tournaments.values();
  const { matches, rankings } = must(view, "the file has a tournament");
  const rows = rankings.flatMap((ranking) => ranking.rows);
  const inOneRound = findNamesInOneRound(wire);
  const open = new Set(
    matches.filter(isMatchOpen).flatMap(({ match }) => match.entries.map(({ key }) => key)),
  );
  const slots = onlyBracket(world).rounds.flatMap(({ places }) =>
    places.flatMap((place) => place.slots),
  );
  return rows.flatMap(({ contestant: { key, name }, from, to, reason }) => {
    const isSingle = !inOneRound.has(name);
    const own = rows.filter(({ contestant }) => contestant.key === key);
    const isTwice = isSingle && own.length > 1;
    const isOut = isSingle && open.has(key) && reason.type === "lost";
    const isRange = from <= to && to <= NAMES.length + slots.length;
    return [isTwice && "has several rows", isOut && "plays, but is out", !isRange && "has no rank"]
      .filter((fault) => fault !== false)
      .map((fault) => `${name} ${fault}`);
  });
}

/** Finds names that are in two matches of one round, which may be two contestants. */
function findNamesInOneRound(wire: readonly Wire[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const found = new Set<string>();
  for (const match of wire) {
    const contestants: readonly { readonly name: string }[] = JSON.parse(
      JSON.stringify(match["contestants"]),
    );
    for (const { name } of contestants) {
      const key = `${String(match["round_of"])} ${name}`;
      if (seen.has(key)) found.add(name);
      seen.add(key);
    }
  }
  return found;
}
