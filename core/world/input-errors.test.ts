/** Facts do not depend on how organisers enter them: twice, under a wrong slug, without a time. */
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { MINUTE } from "#core/lib/time.ts";
import type { Snapshot } from "#core/model/tick.ts";
import { pollWireLists, winnersOf, worldOf, worldOfFile } from "#core/testing/derive.ts";
import { createEliminationArbitrary } from "#core/testing/elimination-arbitrary.ts";
import { createWireListsAt } from "#core/testing/elimination-wire.ts";
import {
  GENERATED_EVENT_START,
  type Wire,
  type WireLists,
  wireTournament,
} from "#core/testing/wire-match.ts";
import { wireGroupMatch } from "#core/testing/wire-matches.ts";
import type { World } from "./world.ts";

const RUNS = { numRuns: 30 };
const NAMES = ["Aino", "Bo", "Cai", "Dag"];
const PAIRS = NAMES.flatMap((one, index) => NAMES.slice(index + 1).map((other) => [one, other]));

const score = fc.integer({ min: -1, max: 3 });
/** Scores of each pair, and whether its match is listed twice. */
const roundRobin = fc.array(fc.record({ a: score, b: score, isTwice: fc.boolean() }), {
  minLength: PAIRS.length,
  maxLength: PAIRS.length,
});

const tablesOf = (world: World): readonly unknown[] =>
  [...world.groups.values()].map(({ standings, complete }) => [standings, complete]);

it("counts a match once that is listed under two ids, and names both", () => {
  fc.assert(
    fc.property(roundRobin, (played) => {
      const once = played.map(({ a, b }, index) => {
        const [first, second] = PAIRS[index] ?? [];
        return wireGroupMatch(`${index}`, `${index + 1}`, `${first} ${a} v ${second} ${b}`);
      });
      const copies = once.flatMap((match, index) =>
        played[index]?.isTwice ? [{ ...match, id: `${100 + index}` }] : [],
      );
      const world = worldOfFile([...copies, ...once]);
      expect(tablesOf(world)).toEqual(tablesOf(worldOfFile(once)));
      const issues = world.issues.filter(({ code }) => code === "listed-twice");
      expect(issues).toHaveLength(copies.length);
    }),
    RUNS,
  );
});

const inTournament = (lists: WireLists, change: Wire): WireLists => {
  const move = (match: Wire): Wire => ({ ...match, tournament: wireTournament(change) });
  return { upcoming: lists.upcoming.map(move), ended: lists.ended.map(move) };
};

it("has the facts of an event whose slug or game is corrected while it is played", () => {
  fc.assert(
    fc.property(
      createEliminationArbitrary([0]),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 0, max: 240 }),
      fc.constantFrom<Wire>({ slug: "cup-26" }, { game_slug: "cup", game: "Cup" }),
      (event, correctedAt, from, wrong) => {
        let snapshot: Snapshot | undefined;
        let straight: Snapshot | undefined;
        for (let poll = 0; poll < 10; poll += 1) {
          const minute = from + poll * 10;
          const lists = createWireListsAt(event, minute, { locks: true, byes: true });
          const at = GENERATED_EVENT_START + minute * MINUTE;
          const right = inTournament(lists, {});
          const sent = poll < correctedAt ? inTournament(lists, wrong) : right;
          snapshot = pollWireLists(sent, at, snapshot);
          straight = pollWireLists(right, at, straight);
          if (poll < correctedAt) continue;
          const world = worldOf(snapshot, at);
          expect(winnersOf(world)).toEqual(winnersOf(worldOf(straight, at)));
          expect([...world.tournaments.keys()]).toEqual(["osu.example.net/spring-cup"]);
          expect(snapshot.holds).toEqual([]);
        }
      },
    ),
    { numRuns: 10 },
  );
});

/** Gives the chosen matches and their brackets other ids. */
const withOtherIds = (lists: WireLists, isChosen: (id: string) => boolean): WireLists => {
  const change = (match: Wire): Wire => {
    const id = String(match["id"]);
    if (!isChosen(id)) return match;
    const bracket_id = `n${String(match["bracket_id"])}`;
    // An upper bracket has an odd id, and its lower bracket the next one.
    const number = Number(match["bracket_id"]);
    const related_bracket_id = `n${number % 2 === 1 ? number + 1 : number - 1}`;
    const isSingle = JSON.stringify(match["bracket"]).includes('"related_bracket_id":null');
    const other: unknown = Object.assign({}, match["bracket"], !isSingle && { related_bracket_id });
    return { ...match, id: `n${id}`, bracket_id, bracket: other };
  };
  return { upcoming: lists.upcoming.map(change), ended: lists.ended.map(change) };
};

/** The facts that a viewer sees, by the id that each match has in the service at first. */
const factsOf = (world: World) => ({
  winners: Object.fromEntries(
    Object.entries(winnersOf(world)).map(([id, name]) => [id.replace(/^n/, ""), name]),
  ),
  codes: Array.from(
    world.matches.values(),
    ({ code, status }) => `${code} ${status.state}`,
  ).toSorted(),
  brackets: world.brackets.size,
});

it("has the facts of an event whose ids all change while it is played", () => {
  fc.assert(
    fc.property(
      createEliminationArbitrary([0, 1]),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 0, max: 240 }),
      fc.boolean(),
      (event, changedAt, from, isInTwoPolls) => {
        let snapshot: Snapshot | undefined;
        let straight: Snapshot | undefined;
        for (let poll = 0; poll < 8; poll += 1) {
          const minute = from + poll * 10;
          const right = createWireListsAt(event, minute, { locks: true, byes: true });
          const at = GENERATED_EVENT_START + minute * MINUTE;
          const isHalf = isInTwoPolls && poll === changedAt;
          const sent = withOtherIds(
            right,
            (id) => poll >= changedAt && (!isHalf || Number(id) % 2 === 0),
          );
          snapshot = pollWireLists(sent, at, snapshot);
          straight = pollWireLists(right, at, straight);
          const world = worldOf(snapshot, at);
          expect(factsOf(world)).toEqual(factsOf(worldOf(straight, at)));
          expect(snapshot.holds).toEqual(straight.holds);
        }
      },
    ),
    { numRuns: 25 },
  );
});

/** Hours from the service's midnight at which a tournament by day starts matches. */
const byDay = fc.array(fc.integer({ min: 8, max: 19 }), { minLength: 2, maxLength: 6 });

const startOf = (hour: number): string => `2026-03-08T${`${hour}`.padStart(2, "0")}:00:00Z`;
const byText = (rows: readonly unknown[]): readonly string[] =>
  rows.map((row) => JSON.stringify(row)).toSorted();

it("shows no time for matches at midnight of a tournament by day, and all others", () => {
  fc.assert(
    fc.property(byDay, fc.integer({ min: 0, max: 3 }), (hours, unfixed) => {
      const upcoming = [...hours, ...Array.from({ length: unfixed }, () => 0)].map((hour, index) =>
        wireGroupMatch(`${index}`, `${index + 1}`, "Aino v Bo", {
          locked: "0",
          start: startOf(hour).replace("T", " ").replace("Z", ""),
        }),
      );
      const now = Date.parse(startOf(7));
      const world = worldOf(pollWireLists({ upcoming, ended: [] }, now), now);
      const starts = [...world.matches.values()].map(({ match: { start, startDate } }) => [
        start,
        startDate,
      ]);
      const expected = [
        ...hours.map((hour) => [Date.parse(startOf(hour)), undefined]),
        ...Array.from({ length: unfixed }, () => [null, "2026-03-08"]),
      ];
      expect(byText(starts)).toEqual(byText(expected));
    }),
    RUNS,
  );
});
