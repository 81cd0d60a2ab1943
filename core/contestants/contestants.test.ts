import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { runToEnd } from "#core/lib/steps.ts";
import {
  BYE,
  derived,
  entries,
  entry,
  LIVE,
  match,
  NOON,
  round,
} from "#core/testing/model-match.ts";
import type { Contestant } from "#core/model/contestant.ts";
import { deriveContestantsInSteps } from "./contestants.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { MatchEntry, Match } from "#core/model/match.ts";

const deriveContestants = (...input: Parameters<typeof deriveContestantsInSteps>) =>
  runToEnd(deriveContestantsInSteps(...input));

function played(...matches: readonly DerivedMatch[]): ReadonlyMap<string, DerivedMatch> {
  return new Map(matches.map((one) => [one.match.key, one]));
}

function named(name: string, contestants: ReadonlyMap<string, Contestant>): Contestant {
  const found = [...contestants.values()].find((one) => one.name === name);
  return must(found, `${name} is a contestant`);
}

type Entries = readonly MatchEntry[];

const inGroup = (id: string, all: Entries, change: Partial<Match> = {}): DerivedMatch =>
  derived(match(id, { groupId: "7", entries: all, start: NOON + Number(id), ...change }));
const inBracket = (id: string, key: string, all: Entries): DerivedMatch =>
  derived(match(id, { bracketId: "9", entries: all }), { round: round(key) });
const aino = (change: Partial<MatchEntry>): MatchEntry =>
  entry("Aino", { kills: 3, country: "fi", ...change });

const elsewhere = { ...match("").tournament, key: "a.example/open", start: NOON + 1 };

describe("deriveContestantsInSteps", () => {
  it("derives all fields of a contestant", () => {
    const [bo] = entries("Bo 1");
    const contestants = deriveContestants(
      played(
        inBracket("1", "ro2", entries("Aino", "Cleo")),
        { ...inBracket("2", "ro4", [aino({ kills: null })]), status: BYE },
        inGroup("4", [aino({ score: 2 }), must(bo, "one entry")]),
        inGroup("3", [
          aino({ score: 0, deaths: 1, country: "" }),
          ...entries("x", "Cleo 0").slice(1),
        ]),
      ),
    );
    expect(named("Aino", contestants)).toEqual({
      key: aino({}).key,
      name: "Aino",
      country: "fi",
      game: "osu!",
      gameSlug: "osu",
      countries: ["fi"],
      ambiguity: [],
      record: { played: 2, won: 1, drawn: 1, lost: 0, scoreFor: 2, scoreAgainst: 1 },
      form: ["drawn", "won"],
      kills: 6,
      deaths: 1,
      matches: ["a.example/3", "a.example/4", "a.example/2", "a.example/1"],
      last: "a.example/4",
      next: "a.example/1",
      tournaments: ["a.example/cup"],
    });
    expect(named("Cleo", contestants)).toMatchObject({ kills: null, deaths: null });
    expect(named("Bo", contestants)).toMatchObject({ last: "a.example/4", next: null });
  });

  it("includes the last ten results in the form", () => {
    const matches = Array.from({ length: 12 }, (_, index) =>
      inGroup(`${index}`, entries(index < 2 ? "Aino 0" : "Aino 2", "Bo 1")),
    );
    expect(named("Aino", deriveContestants(played(...matches))).form).toEqual(
      Array.from({ length: 10 }, () => "won"),
    );
  });

  it("uses the newest spelling, across tournaments in order of their starts", () => {
    const contestants = deriveContestants(
      played(
        inGroup("1", entries("AINO 1", "Bo 0"), { tournament: elsewhere }),
        inGroup("2", entries("Aino", "Cleo")),
      ),
    );
    expect(named("AINO", contestants)).toMatchObject({
      tournaments: ["a.example/cup", "a.example/open"],
      last: "a.example/1",
      next: "a.example/2",
    });
  });

  it("lists a match once when a contestant is in it twice", () => {
    const contestants = deriveContestants(played(inGroup("1", entries("Aino", "AINO"))));
    expect(named("AINO", contestants)).toMatchObject({
      matches: ["a.example/1"],
      ambiguity: ["two-places-at-once"],
    });
  });
});

describe("deriveContestantsInSteps, from an earlier world", () => {
  const stays = inGroup("1", entries("Aino 1", "Bo 0"), { tournament: elsewhere });
  const [second, third] = [
    inGroup("2", entries("Aino", "Cleo")),
    inGroup("3", entries("Dora", "Ebbe")),
  ];
  const before = played(stays, second, third);
  const known = { matches: before, contestants: deriveContestants(before) };
  const since = (after: ReturnType<typeof played>) =>
    deriveContestants(after, { ...known, touched: after.values() });

  it.each<[string, readonly DerivedMatch[]]>([
    ["nothing", [...before.values()]],
    ["a score", [stays, inGroup("2", entries("Aino 2", "Cleo 1")), third]],
    ["a new match", [...before.values(), inGroup("4", entries("Aino", "Ebbe"))]],
    ["a removed match", [stays, second]],
    ["a replaced contestant", [stays, inGroup("2", entries("Fia", "Cleo")), third]],
    ["a removed tournament", [stays]],
    ["all matches removed", []],
  ])("returns the same as without it after a change of: %s", (_name, matches) => {
    const after = played(...matches);
    expect(since(after)).toEqual(deriveContestants(after));
  });

  it.each<[string, Partial<DerivedMatch>]>([
    ["status", { status: LIVE }],
    ["outcome", { outcome: { winner: 0, by: "led", draw: false } }],
    ["round", { round: round("ro2") }],
    ["absence", { absence: "withdrawn" }],
  ])("detects a changed %s", (_name, change) => {
    const after = played(stays, { ...second, ...change }, third);
    expect(since(after)).toEqual(deriveContestants(after));
  });

  it("reuses contestants whose matches did not change", () => {
    const sighted = [...before.values()].map((one) =>
      derived(one.match, { status: one.status, outcome: one.outcome }),
    );
    const after = since(played(...sighted));
    expect(known.contestants.size).toBe(5);
    for (const [key, contestant] of known.contestants) expect(after.get(key)).toBe(contestant);
  });
});
