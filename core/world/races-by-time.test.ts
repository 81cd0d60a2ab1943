/** Derives races whose results are times. */
import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { AFTER_ALL_EVENTS, matchOf, winnersOf, worldOfFile } from "#core/testing/derive.ts";
import { createSampleRandom, SAMPLE_SEED, shuffle } from "#core/testing/node/sample.ts";
import { type Wire, wireBracket, wireContestant } from "#core/testing/wire-match.ts";
import { wireGroupMatch } from "#core/testing/wire-matches.ts";
import type { World } from "#core/world/world.ts";

/** Creates a race from "Aino 1:02.3, Bo DNF, Cai": contestants and their times. */
function race(row: number, text: string, change: Wire = {}): Wire {
  const contestants = text.split(", ").map((side, index) => {
    const [name, time = null] = side.split(" ");
    return wireContestant({ name, time, sort: String(index + 1) });
  });
  return wireGroupMatch(String(row), String(row), "", { contestants, ...change });
}

/** Returns the standings of the only group as "1= Aino". */
function standingsOf({ groups }: World): readonly string[] {
  const { standings } = must([...groups.values()][0], "one group");
  return standings.map(
    ({ position, tied, contestant }) => `${position}${tied ? "=" : ""} ${contestant.name}`,
  );
}

const rankingsOf = ({ tournaments }: World) => [...tournaments.values()].flatMap((v) => v.rankings);

describe("races by time", () => {
  it("are won by the fastest, and a contestant without a time is last", () => {
    const world = worldOfFile([
      race(1, "Dag, Bo 00:00:58.900, Aino 00:00:58.350, Cai 00:00:59.100"),
      race(2, "Aino 57.9, Bo 57.8, Dag 1:00, Cai 1:01"),
    ]);
    expect(winnersOf(world)).toEqual({ 1: "Aino", 2: "Bo" });
    expect(standingsOf(world)).toEqual(["1= Aino", "1= Bo", "3= Cai", "3= Dag"]);
    expect(rankingsOf(world)).toMatchObject([{ isFinal: true }]);
  });

  it("rank the group by their places if there is one", () => {
    const world = worldOfFile([race(1, "Aino 1:02, Bo DNF, Cai 61.5, Dag 1:02")]);
    expect(standingsOf(world)).toEqual(["1 Cai", "2= Aino", "2= Dag", "4 Bo"]);
  });

  it("have no winner when the fastest two are equal, who then share a draw", () => {
    const { outcome } = matchOf(worldOfFile([race(1, "Aino 61.50, Bo 1:02, Cai 1:01.5")]), "1");
    expect(outcome).toMatchObject({ winner: null, draw: true, shared: [0, 2] });
  });

  it("place the final of a bracket of unknown type", () => {
    const bracket = wireBracket({ type: "heats", size: "" });
    const inBracket = { group_id: null, bracket_id: "1101", bracket };
    const world = worldOfFile([
      race(1, "Aino 61, Bo 62, Cai DNF", { ...inBracket, round_of: "6" }),
      race(2, "Dag 63, Eli 60, Fay 64", { ...inBracket, round_of: "6" }),
      race(3, "Aino 59, Bo DNF, Dag 60, Eli 58", { ...inBracket, round_of: "4" }),
    ]);
    const rows = rankingsOf(world)[0]?.rows.map(({ from, contestant }) => [from, contestant.name]);
    expect(rows?.slice(0, 4)).toEqual([
      [1, "Eli"],
      [2, "Aino"],
      [3, "Dag"],
      [4, "Bo"],
    ]);
  });

  it.each([
    ["an unreadable time", "Aino 1:02, Bo +0.5, Cai +1.2"],
    ["no time", "Aino DNF, Bo, Cai DNS"],
  ])("claim nothing from %s, and no final ranking", (_, text) => {
    const world = worldOfFile([race(1, text)]);
    expect(matchOf(world, "1").outcome).toMatchObject({ winner: null, draw: false });
    expect(rankingsOf(world)).toMatchObject([{ isFinal: false }]);
  });

  it("rank the group of a single match by its places, also those of level scores", () => {
    const sides = [
      ["Aino", "4", "2:10"],
      ["Bo", "5", "4:12"],
      ["Cai", "4", "2:05"],
      ["Dag", "5", "3:00"],
    ];
    const contestants = sides.map(([name, score, time], index) =>
      wireContestant({ name, score, time, sort: String(index + 1) }),
    );
    expect(standingsOf(worldOfFile([race(1, "", { contestants })]))).toEqual([
      "1 Dag",
      "2 Bo",
      "3 Cai",
      "4 Aino",
    ]);
  });

  it("are played although nothing is locked or scored", () => {
    const open = { locked: "0" };
    const world = worldOfFile(
      [race(1, "Aino 1:02, Bo 1:03, Cai 1:04", open), race(2, "Dag 1, Eli 2, Fay 3")],
      AFTER_ALL_EVENTS,
    );
    expect(matchOf(world, "1").status.state).toBe("ended");
  });

  it(`rank any field by its times, whatever their form (seed ${SAMPLE_SEED})`, () => {
    const random = createSampleRandom();
    for (let run = 0; run < 200; run += 1) {
      const size = 3 + Math.floor(random() * 8);
      const times = Array.from({ length: size }, () => 40_000 + Math.floor(random() * 60) * 500);
      const sides = times.map((time, index) => `P${index} ${formatTime(time, random())}`);
      const world = worldOfFile([race(1, shuffle([...sides, "Q DNF"], random).join(", "))]);
      const places = times.map((time) => 1 + times.filter((other) => other < time).length);
      const byName = new Map(standingsOf(world).map((text) => [text.split(" ")[1], text]));
      expect(places.map((_, index) => Number.parseInt(byName.get(`P${index}`) ?? "", 10))).toEqual(
        places,
      );
      expect(byName.get("Q")).toBe(`${size + 1} Q`);
    }
  });
});

/** Formats milliseconds in one of the forms that services use. */
function formatTime(time: number, choice: number): string {
  const minutes = Math.floor(time / 60_000);
  const seconds = ((time % 60_000) / 1000).toFixed(3).padStart(6, "0");
  if (choice < 0.3) return String(time / 1000);
  return choice < 0.6
    ? `${minutes}:${seconds}`
    : `00:${String(minutes).padStart(2, "0")}:${seconds}`;
}
