/** Eliminations in which two contestants have one name, compared with those of distinct names. */
import { describe, expect, it } from "vitest";
import { MINUTE } from "#core/lib/time.ts";
import {
  contestantNamed,
  onlyBracket,
  pollWireLists,
  rankRowsOf,
  standingsOf,
  winnersOf,
  worldOf,
  worldOfFile,
} from "#core/testing/derive.ts";
import { type Elimination, playElimination } from "#core/testing/elimination.ts";
import { createWireListsAt } from "#core/testing/elimination-wire.ts";
import { seededRandom } from "#core/testing/seeded-random.ts";
import { GENERATED_EVENT_START, type Wire, wireContestant } from "#core/testing/wire-match.ts";
import { OPEN, wireGroupMatch, wireSingleMatch } from "#core/testing/wire-matches.ts";
import type { World } from "./world.ts";

interface Case {
  readonly event: Elimination;
  readonly meet: boolean;
}

/** Plays eliminations of 4 and 8; "Kim-1" and "Kim-2" are two of their contestants. */
const CASES: readonly Case[] = Array.from({ length: 6 }, (_, run) => run + 1).flatMap((run) =>
  (["single", "double"] as const).flatMap((kind) =>
    [4, 8].map((contestants) => {
      const random = seededRandom(100 * run + contestants);
      const first = 1 + Math.floor(random() * contestants);
      const second = 1 + ((first + Math.floor(random() * (contestants - 1))) % contestants);
      const event = playElimination({
        kind,
        contestants,
        bronze: kind === "single" && run % 2 === 0,
        bestOf: run % 3 === 0 ? 1 : 3,
        oddities: 0,
        dropOrder: (index) => index,
        resetListed: "always",
        random,
        nameOf: (seed) => (seed === first ? "Kim-1" : seed === second ? "Kim-2" : `Club ${seed}`),
      });
      const meet = event.matches.some(({ sides }) =>
        sides.every((side) => side?.startsWith("Kim") === true),
      );
      return { event, meet };
    }),
  ),
);

const SHARES = [0.3, 0.55, 0.8, 1.1];

/** Derives the world at a share of an event, with the contestants changed. */
function worldAt(event: Elimination, share: number, change: (contestant: Wire) => Wire): World {
  const minute = Math.floor(event.end * share);
  const at = GENERATED_EVENT_START + minute * MINUTE;
  const changed = (matches: readonly Wire[]) =>
    matches.map((match) => {
      const contestants = match["contestants"];
      if (!Array.isArray(contestants)) return match;
      return { ...match, contestants: contestants.map((one: Wire) => change(one)) };
    });
  const { upcoming, ended } = createWireListsAt(event, minute, { locks: true, byes: true });
  const lists = { upcoming: changed(upcoming), ended: changed(ended) };
  return worldOf(pollWireLists(lists, at), at);
}

const isKim = ({ name }: Wire): boolean => String(name).startsWith("Kim");
const withoutMark = (one: Wire): Wire => (isKim(one) ? { ...one, name: "Kim" } : one);
const withSeed = (one: Wire): Wire =>
  isKim(one) ? { ...one, name: "Kim", seed: String(one["name"]).slice(4) } : one;
const withCountry = (one: Wire): Wire =>
  isKim(one) ? { ...one, name: "Kim", country: one["name"] === "Kim-1" ? "fi" : "se" } : one;

const sidesOf = (world: World) =>
  [...world.matches.values()].map(({ match, outcome }) => [match.id, outcome.winner]);
const ranksOf = (world: World) =>
  rankRowsOf(world).map(
    ({ from, to, contestant }) => `${contestant.name.slice(0, 6)} ${from}-${to}`,
  );
const kimsAsOne = (ranks: readonly string[]) =>
  ranks.map((rank) => rank.replace(/^Kim-\d/, "Kim")).toSorted();

describe("two contestants of one name in an elimination", () => {
  it("have the winners and ranks of distinct names, if seeds or countries differ", () => {
    for (const { event } of CASES.filter((_, index) => index % 4 < 2)) {
      for (const share of SHARES) {
        const distinct = worldAt(event, share, (one) => one);
        for (const change of [withSeed, withCountry]) {
          const world = worldAt(event, share, change);
          expect(sidesOf(world)).toEqual(sidesOf(distinct));
          expect(kimsAsOne(ranksOf(world))).toEqual(kimsAsOne(ranksOf(distinct)));
        }
      }
    }
  });

  it("have no false winner without them, and two rows after the end", () => {
    for (const { event, meet } of CASES) {
      const truth = new Map(event.matches.map((match) => [match.id, match]));
      for (const share of SHARES) {
        const world = worldAt(event, share, withoutMark);
        const wrong = sidesOf(world).filter(
          ([id, winner]) => winner !== null && truth.get(String(id))?.winner !== winner,
        );
        expect(wrong).toEqual([]);
        if (share < 1 || meet) continue;
        const distinct = worldAt(event, share, (one) => one);
        expect(kimsAsOne(ranksOf(world))).toEqual(kimsAsOne(ranksOf(distinct)));
      }
    }
  });
});

const named = (sides: readonly Wire[]): Wire => ({
  contestants: sides.map((side, at) => wireContestant({ country: "", sort: `${at + 1}`, ...side })),
});

const kims = (score: readonly [string, string], marks: readonly [Wire, Wire]): Wire =>
  named([
    { name: "Kim", score: score[0], ...marks[0] },
    { name: "Kim", score: score[1], ...marks[1] },
  ]);

describe("two contestants of one name who meet", () => {
  it("play a match that counts, if seeds or countries differ", () => {
    for (const marks of [
      [{ seed: "5" }, { seed: "13" }],
      [{ country: "fi" }, { country: "se" }],
    ] as const) {
      const finalists = [
        { name: "Kim", ...marks[1], score: "0" },
        { name: "Elm", score: "3" },
      ];
      const world = worldOfFile([
        wireSingleMatch("1", "ro4#1", "", kims(["0", "2"], marks)),
        wireSingleMatch("2", "ro4#2", "Elm 2 v Fir 0"),
        wireSingleMatch("3", "ro2#1", "", named(finalists)),
      ]);
      expect([...world.matches.values()].map(({ outcome }) => outcome.winner)).toEqual([1, 0, 1]);
      expect(ranksOf(world)).toEqual(["Elm 1-1", "Kim 2-2", "Fir 3-4", "Kim 3-4"]);
      expect(world.issues.map(({ code }) => code)).toEqual([]);
      const contestant = contestantNamed(world, "Kim");
      expect(contestant.ambiguity).toContain("two-places-at-once");
      expect(contestant.record).toMatchObject({ played: 3, won: 1, lost: 2 });
      expect(onlyBracket(world).runnerUp).toMatchObject({ name: "Kim", key: contestant.key });
    }
  });

  it.each<[string, Wire, Wire]>([
    ["seeds", { seed: "1" }, { seed: "2" }],
    ["countries", { country: "fi" }, { country: "se" }],
  ])(
    "have a row each in the standings of their group, with one key, if %s differ",
    (_, ...marks) => {
      const later = [
        { name: "Kim", score: "4", ...marks[1] },
        { name: "Elm", score: "0" },
      ];
      const world = worldOfFile([
        wireGroupMatch("1", "1", "", kims(["3", "1"], marks)),
        wireGroupMatch("2", "2", "", named(later)),
      ]);
      const rows = standingsOf(world);
      expect(rows.map(({ contestant, won, lost }) => [contestant.name, won, lost])).toEqual([
        ["Kim", 1, 0],
        ["Kim", 1, 1],
        ["Elm", 0, 1],
      ]);
      expect(rows.every(({ contestant }) => world.contestants.has(contestant.key))).toBe(true);
    },
  );

  it("are the same one if nothing distinguishes them", () => {
    for (const marks of [
      [{}, {}],
      [{ seed: "5" }, { seed: "5" }],
      [{ seed: "5" }, {}],
      [{ country: "fi" }, { country: "fi" }],
    ] as const) {
      const world = worldOfFile([wireSingleMatch("1", "ro4#1", "", kims(["0", "2"], marks))]);
      expect(winnersOf(world)).toEqual({});
      expect(world.issues.map(({ code }) => code)).toContain("plays-itself");
    }
  });
});

const from = (...sides: readonly [name: string, country: string, score: string][]): Wire =>
  named(sides.map(([name, country, score]) => ({ name, country, score })));

describe("two countries of one name", () => {
  it("do not advance by each other's matches", () => {
    const drawn = from(["Kim", "fi", "1"], ["Elm", "se", "1"]);
    const wire = [
      wireSingleMatch("1", "ro8#1", "", { ...drawn, ...OPEN }),
      wireSingleMatch("2", "ro4#1", "", { ...from(["Kim", "se", "0"]), ...OPEN }),
    ];
    expect(winnersOf(worldOfFile(wire))).toEqual({});
  });

  it("are one contestant when a country is missing, or differs in another bracket only", () => {
    const other = from(["Kim", "se", "2"], ["Oak", "fi", "0"]);
    const wire = [
      wireSingleMatch("1", "ro4#1", "", from(["Kim", "", "1"], ["Elm", "se", "1"])),
      wireSingleMatch("2", "ro4#2", "", from(["Fir", "fi", "2"], ["Ash", "no", "0"])),
      wireSingleMatch("3", "ro2#1", "", from(["Kim", "fi", "2"], ["Fir", "fi", "0"])),
      wireSingleMatch("4", "ro2#1", "", { ...other, bracket_id: "2000" }),
    ];
    expect(winnersOf(worldOfFile(wire))).toMatchObject({ 1: "Kim" });
  });
});

describe("a name that is in several matches of a round", () => {
  const first = wireSingleMatch("1", "ro8#1", "Kim 3 v Elm 0");
  const codesOf = (...others: readonly Wire[]) =>
    onlyBracket(worldOfFile([first, ...others])).issues.map(({ code }) => code);

  it.each<[string, Wire]>([
    ["with scores", wireSingleMatch("2", "ro8#3", "Kim 1 v Fir 3")],
    ["at the same time", wireSingleMatch("2", "ro8#4", "Kim v Fir", { locked: "0" })],
    ["without an opponent", wireSingleMatch("2", "ro8#2", "Kim", { locked: "0" })],
  ])("is an issue %s", (_, other) => {
    expect(codesOf(other)).toEqual(["name-twice-in-round"]);
  });

  it.each<[string, readonly Wire[]]>([
    ["in the next round", [wireSingleMatch("2", "ro4#1", "Kim 1 v Fir 3")]],
    [
      "if the seeds differ",
      ["5", "13"].map((seed, at) =>
        wireSingleMatch(`${at + 2}`, `ro8#${at + 2}`, "", named([{ name: "Oak", seed }])),
      ),
    ],
  ])("is none %s", (_, others) => {
    expect(codesOf(...others)).toEqual([]);
  });
});
