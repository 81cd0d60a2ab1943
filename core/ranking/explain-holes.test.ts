import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { worldOfFile } from "#core/testing/derive.ts";
import { type Wire, wireBracket } from "#core/testing/wire-match.ts";
import {
  changeAll,
  wireDoubleMatches,
  wireSingleMatch,
  wireSingleMatches,
} from "#core/testing/wire-matches.ts";

const START = Date.UTC(2026, 2, 7, 18);
const FINAL_FOUR = "osu.example.net/2000";

/** Creates matches of the final four, bracket 2000, on the next day. */
const inFinalFour = (texts: string): readonly Wire[] =>
  changeAll(wireSingleMatches(texts), {
    bracket_id: "2000",
    bracket: wireBracket({ title: "Final four", size: "4" }),
    start: "2026-03-08 18:00:00",
  });

/** Returns `CODE absence` of the places without a match in the first bracket. */
function holesOf(wire: readonly Wire[], now?: number) {
  const [view] = worldOfFile(wire, now).tournaments.values();
  const bracket = must(
    view?.brackets.find(({ ids }) => ids.includes("1101")),
    "bracket 1101",
  );
  const places = bracket.rounds.flatMap((round) => round.places);
  const holes = places.filter(({ match, bye }) => match === null && !bye);
  return {
    bracket,
    holes: holes.map(({ code, absence, continuesIn }) => `${code} ${continuesIn ?? absence}`),
  };
}

const FIRST_ROUND =
  "ro8#1 Aino 2 v Bo 0, ro8#2 Cai 2 v Dag 0, ro8#3 Eno 2 v Fay 0, ro8#4 Gun 2 v Hal 0";
const QUARTERFINALS = wireSingleMatches(FIRST_ROUND);

describe("places without a match", () => {
  it("continue in the bracket that all their possible contestants play in", () => {
    const next = inFinalFour("5: ro4#1 Aino 2 v Gun 0, ro4#2 Cai 2 v Eno 0");
    const { bracket, holes } = holesOf([...QUARTERFINALS, ...next]);
    expect(holes).toEqual([`A-SF-1 ${FINAL_FOUR}`, `A-SF-2 ${FINAL_FOUR}`, `A-F ${FINAL_FOUR}`]);
    expect(bracket).toMatchObject({ complete: true, champion: null, noChampion: "continues" });
  });

  it("continue in a final four of an upper and a lower bracket", () => {
    const first = wireDoubleMatches(
      FIRST_ROUND,
      "ro4#1 Aino 2 v Cai 0, ro4#2 Eno 2 v Gun 0",
      "lower ro4s1#1 Bo 2 v Dag 0, lower ro4s1#2 Fay 2 v Hal 0",
      "lower ro4s2#1 Bo 2 v Gun 0, lower ro4s2#2 Fay 0 v Cai 2",
    );
    const next = inFinalFour("25: ro4#1 Aino 2 v Bo 0, ro4#2 Eno 2 v Cai 0");
    const { holes } = holesOf([...first, ...next]);
    expect(holes).toEqual(
      ["A-UBF", "A-LBSF", "A-LBF", "A-GF"].map((code) => `${code} ${FINAL_FOUR}`),
    );
  });

  it("continue without one bracket when their contestants play on in several", () => {
    const start = "2026-03-08 18:00:00";
    const pool = wireSingleMatches("ro4#1 Aino 2 v Bo 0, ro4#2 Cai 2 v Dag 0");
    const { bracket, holes } = holesOf([
      ...changeAll(pool, { bracket: wireBracket({ size: "4" }) }),
      wireSingleMatch("3", "ro2#1", "Aino 2 v Xi 0", { bracket_id: "2000", start }),
      wireSingleMatch("4", "ro2#1", "Cai 2 v Yu 0", { bracket_id: "3000", start }),
    ]);
    expect(holes).toEqual(["A-F continues"]);
    expect(bracket).toMatchObject({ complete: true, noChampion: "continues" });
  });

  it("do not continue when one of their contestants plays on in no other bracket", () => {
    const { holes } = holesOf([
      ...QUARTERFINALS.slice(0, 3),
      wireSingleMatch("4", "ro8#4", "Gun 1 v Hal 1", { locked: "0", start: "2027-02-01 12:00:00" }),
      ...inFinalFour("5: ro4#1 Aino 2 v Eno 0, ro4#2 Cai 2 v Gun 0"),
    ]);
    expect(holes).toEqual(["SF-1", "SF-2", "F"].map((code) => `A-${code} no-start-yet`));
  });

  it("were not listed once the tournament is over", () => {
    const wire = [...QUARTERFINALS, wireSingleMatch("5", "ro4#1", "Aino 2 v Cai 0")];
    expect(holesOf(wire, START + 1).holes).toEqual(["SF-2 no-start-yet", "F no-start-yet"]);
    expect(holesOf(wire).holes).toEqual(["SF-2 not-listed", "F not-listed"]);
  });
});
