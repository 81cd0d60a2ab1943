import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { runToEnd } from "#core/lib/steps.ts";
import {
  byTournament,
  derived,
  ENDED,
  entries,
  match,
  NOON,
  UNDECIDED,
} from "#core/testing/model-match.ts";
import type { Contestant } from "#core/model/contestant.ts";
import { deriveContestantsInSteps } from "./contestants.ts";
import type { DerivedMatch, PlaceRef, Slot, SlotSource } from "#core/model/derived-match.ts";
import { type NextMatchesInput, findPossibleNextMatches } from "./possible-next-matches.ts";
import type { LinkedPlace } from "./possible-opponents.ts";

/** Creates a reference to a place such as `ro4#1`. The id of its match, if seen, is the place. */
function ref(place: string, isSeen = true): PlaceRef {
  return { place, code: place.toUpperCase(), match: isSeen ? `a.example/${place}` : null };
}

const winner = (of: string): SlotSource => ({ type: "winner", of: ref(of), certainty: "found" });
const loser = (of: string): SlotSource => ({ type: "loser", of: ref(of), certainty: "found" });
const loserOf = (round: string): SlotSource => ({
  type: "loser-of-round",
  round,
  name: { long: round, medium: round, short: round },
});
const UNKNOWN: SlotSource = { type: "unknown" };

/** Creates a slot with an entry index of the place's match; `null` if it is open. */
function slot(source: SlotSource, entry: number | null = null): Slot {
  return { entry, source };
}

function placeOf(id: string, slots: readonly Slot[], isSeen = true): LinkedPlace {
  return { ...ref(id, isSeen), round: id.replace(/#\d+$/, ""), slots };
}

function played(id: string, names: readonly string[], change: Partial<DerivedMatch>): DerivedMatch {
  return derived(match(id, { bracketId: "9", entries: entries(...names) }), change);
}

const ROUND = { long: "Final", medium: "Final", short: "F" };

function worldOf(
  places: readonly LinkedPlace[],
  matches: readonly DerivedMatch[],
): NextMatchesInput {
  return {
    matches: byTournament(matches),
    brackets: new Map([["a.example/9", { rounds: [{ name: ROUND, places }] }]]),
  };
}

function contestantIn(name: string, { matches }: NextMatchesInput): Contestant {
  const all = [...runToEnd(deriveContestantsInSteps(matches)).values()];
  return must(
    all.find((one) => one.name === name),
    `${name} plays`,
  );
}

/** Formats steps as `WIN ro2#1: Cleo Dora` or `LOSE …`. */
function stepsOf(name: string, world: NextMatchesInput): readonly string[] {
  return findPossibleNextMatches(contestantIn(name, world), world).map(
    ({ code, onWin, opponents }) =>
      `${onWin ? "WIN" : "LOSE"} ${code.toLowerCase()}: ${opponents.map((one) => one.name).join(" ")}`,
  );
}

const SEMIFINALS = [
  placeOf("ro4#1", [slot(UNKNOWN, 0), slot(UNKNOWN, 1)]),
  placeOf("ro4#2", [slot(UNKNOWN, 0), slot(UNKNOWN, 1)]),
];
const FINAL = placeOf("ro2#1", [slot(winner("ro4#1")), slot(winner("ro4#2"))], false);
const BRONZE = placeOf("bronze#1", [slot(loser("ro4#1")), slot(loser("ro4#2"))], false);
const TREE = [...SEMIFINALS, FINAL, BRONZE];

const feeds = { winnerTo: ref("ro2#1", false), loserTo: ref("bronze#1", false) };
const first = played("ro4#1", ["Aino", "Bo"], feeds);
const second = played("ro4#2", ["Cleo", "Dora"], feeds);
const secondOver = {
  ...second,
  status: ENDED,
  outcome: { winner: 0, by: "led", draw: false },
} as const;

const NO_OPPONENTS = ["WIN ro2#1: ", "LOSE bronze#1: "];

describe("findPossibleNextMatches", () => {
  it.each<[string, NextMatchesInput, readonly string[]]>([
    [
      "both possible opponents",
      worldOf(TREE, [first, second]),
      ["WIN ro2#1: Cleo Dora", "LOSE bronze#1: Cleo Dora"],
    ],
    [
      "the known opponent",
      worldOf(TREE, [first, secondOver]),
      ["WIN ro2#1: Cleo", "LOSE bronze#1: Dora"],
    ],
    ["no opponents if the other semifinal is not seen", worldOf(TREE, [first]), NO_OPPONENTS],
    ["no steps if the match feeds none", worldOf(TREE, [played("ro4#1", ["Aino", "Bo"], {})]), []],
    ["no opponents without the next place", worldOf(SEMIFINALS, [first, second]), NO_OPPONENTS],
    ["no opponents without its own place", worldOf([FINAL], [first, second]), NO_OPPONENTS],
    [
      "no opponents if the bracket is missing",
      { ...worldOf([], [first]), brackets: new Map() },
      NO_OPPONENTS,
    ],
  ])("returns, for a semifinal, %s", (_name, world, steps) => {
    expect(stepsOf("Aino", world)).toEqual(steps);
  });

  it("names the opponent who is already there, and the start", () => {
    const final = played("ro2#1", ["Cleo"], {});
    const next = placeOf("ro2#1", [slot(winner("ro4#1")), slot(winner("ro4#2"), 0)]);
    const own = { ...first, winnerTo: ref("ro2#1"), loserTo: null };
    const world = worldOf([...SEMIFINALS, next], [own, final]);
    expect(findPossibleNextMatches(contestantIn("Aino", world), world)).toEqual([
      {
        match: "a.example/ro2#1",
        code: "RO2#1",
        round: ROUND,
        start: NOON,
        opponents: [expect.objectContaining({ name: "Cleo" })],
        onWin: true,
      },
    ]);
  });

  it("identifies the contestant's slot by its contestant rather than its source", () => {
    const final = played("ro2#1", ["Aino"], { status: ENDED, outcome: UNDECIDED });
    const places = [...SEMIFINALS, placeOf("ro2#1", [slot(winner("ro4#2")), slot(UNKNOWN, 0)])];
    const own = { ...first, winnerTo: ref("ro2#1"), loserTo: null };
    const world = worldOf(places, [own, second, final]);
    expect(stepsOf("Aino", world)).toEqual(["WIN ro2#1: Cleo Dora"]);
  });

  it("lists all possible losers of a round when the drop mapping is unknown", () => {
    const lower = placeOf("lower ro4s1#1", [slot(loserOf("ro4")), slot(loserOf("ro4"))], false);
    const loses = { winnerTo: null, loserTo: ref("lower ro4s1#1", false) };
    const matches = [first, second].map((one) => Object.assign({}, one, loses));
    const world = worldOf([...SEMIFINALS, lower], matches);
    expect(stepsOf("Aino", world)).toEqual(["LOSE lower ro4s1#1: Bo Cleo Dora"]);
  });

  it("lists the contestants of all slots when none is the contestant's", () => {
    const slots = [
      slot(winner("ro4#2")),
      slot({ type: "bye", nobodyFrom: null }),
      slot({ type: "seed", seed: 1 }),
    ];
    const strange = placeOf("ro2#1", slots, false);
    const world = worldOf([...SEMIFINALS, strange], [{ ...first, loserTo: null }, second]);
    expect(stepsOf("Aino", world)).toEqual(["WIN ro2#1: Cleo Dora"]);
  });

  it("includes the loser of the same match when that contestant may return", () => {
    const lowerFinal = placeOf("lower ro2s2#1", [slot(UNKNOWN), slot(loser("ro4#1"))], false);
    const finalists = [slot(winner("ro4#1")), slot(winner("lower ro2s2#1"))];
    const grandFinal = placeOf("gf#1", finalists, false);
    const upper = { ...first, winnerTo: ref("gf#1", false), loserTo: null };
    const world = worldOf([...SEMIFINALS, lowerFinal, grandFinal], [upper]);
    expect(stepsOf("Aino", world)).toEqual(["WIN gf#1: Bo"]);
  });

  it("ends when a bracket feeds itself", () => {
    const loop = placeOf("ro2#1", [slot(winner("ro4#1")), slot(winner("ro2#1"))], false);
    const world = worldOf([...SEMIFINALS, loop], [{ ...first, loserTo: null }]);
    expect(stepsOf("Aino", world)).toEqual(["WIN ro2#1: Bo"]);
  });

  it.each<[string, string, readonly string[]]>([
    ["to the next place for the winner", "Cleo", ["WIN ro2#1: Aino Bo"]],
    ["to the other place for the loser", "Dora", ["LOSE bronze#1: Aino Bo"]],
  ])("leads, after a result, %s", (_name, name, steps) => {
    expect(stepsOf(name, worldOf(TREE, [first, secondOver]))).toEqual(steps);
  });

  it.each<[string, Partial<DerivedMatch>]>([
    ["without a winner", { status: ENDED, outcome: UNDECIDED }],
    ["withdrawn before play", { absence: "withdrawn", unresolved: "withdrawn" }],
  ])("returns no steps for a match %s", (_name, change) => {
    expect(stepsOf("Aino", worldOf(TREE, [{ ...first, ...change }]))).toEqual([]);
  });
});
