/** How much of a tournament was seen, and what may be said of it. */
import { describe, expect, it } from "vitest";
import { DAY } from "#core/lib/time.ts";
import type { TournamentView } from "#core/world/world.ts";
import { afterPoll, worldOf, worldOfFile } from "#core/testing/derive.ts";
import {
  doubleTie,
  wireGroupMatch,
  wireSingleMatch,
  upperBracket,
} from "#core/testing/wire-matches.ts";
import { wireBracket, wireTournament } from "#core/testing/wire-match.ts";
import { must } from "#core/lib/must.ts";

type Wire = Record<string, unknown>;

/** The tournament's start is eight hours earlier. */
const NOW = Date.UTC(2026, 2, 7, 18);
const SEMIFINALS = [
  wireSingleMatch("1", "ro4#1", "Aino 2 v Bo 0"),
  wireSingleMatch("2", "ro4#2", "Cai 2 v Dag 0"),
];
const FINAL = wireSingleMatch("3", "ro2#1", "Aino 2 v Cai 0");
const ofFour = (wire: readonly Wire[]): readonly Wire[] =>
  wire.map((match) => Object.assign({}, match, { bracket: wireBracket({ size: "4" }) }));

/** A double elimination whose upper bracket states its size. */
const sized = (wire: readonly Wire[]): readonly Wire[] =>
  wire.map((match) =>
    match["bracket_id"] === "1101" ? { ...match, bracket: upperBracket({ size: "4" }) } : match,
  );

/** Enough ended or upcoming matches of another tournament to fill a list. */
function filler(locked: "0" | "1"): readonly Wire[] {
  const tournament = wireTournament({ slug: "other", title: "Other" });
  return Array.from({ length: 100 }, (_, index) => {
    const change = { tournament, locked, bracket_id: null, bracket: null };
    return wireSingleMatch(`9${index}`, "ro2#1", `P${index} 2 v Q${index} 0`, change);
  });
}

function viewOf(lists: { upcoming?: readonly Wire[]; ended?: readonly Wire[] }, now = NOW) {
  const { upcoming = [], ended = [] } = lists;
  const world = worldOf(afterPoll({ upcoming, ended }, now), now);
  return must(world.tournaments.get("osu.example.net/spring-cup"), "the cup was seen");
}

function shown({ expected, coverage, missesPast }: TournamentView): unknown {
  return { expected, ...coverage, missesPast };
}

describe("a bracket of a stated size", () => {
  it("holds as many matches as its size needs, before all of them are listed", () => {
    expect(shown(viewOf({ ended: ofFour(SEMIFINALS) }))).toEqual({
      expected: 3,
      partial: false,
      unseen: null,
      missesPast: false,
    });
  });

  it.each<[string, readonly Wire[]]>([
    [
      "its size is not stated",
      SEMIFINALS.map((match) => ({ ...match, bracket: wireBracket({ size: "" }) })),
    ],
    [
      "its first round is larger than its size",
      ofFour([wireSingleMatch("1", "ro8#1", "Aino 2 v Bo 0"), ...SEMIFINALS.slice(1)]),
    ],
    ["a first match is missing that may be a bye", ofFour(SEMIFINALS.slice(1))],
    [
      "its type is unknown",
      SEMIFINALS.map((match) => ({
        ...match,
        bracket: wireBracket({ size: "4", type: "ladder" }),
      })),
    ],
    [
      "two matches claim one place",
      ofFour([...SEMIFINALS, wireSingleMatch("4", "ro4#2", "Eno 2 v Fay 0"), FINAL]),
    ],
    [
      "a match of the tournament stands in no bracket or group",
      [
        ...ofFour(SEMIFINALS),
        wireSingleMatch("5", "ro2#1", "X 1 v Y 0", { bracket_id: null, bracket: null }),
      ],
    ],
  ])("proves no number when %s", (_, ended) => {
    expect(viewOf({ ended }).expected).toBeNull();
  });

  it("leaves an unneeded bracket reset out, and proves no number while one is open", () => {
    const until = [
      doubleTie("1", "ro4#1", "Aino 2 v Cai 0"),
      doubleTie("2", "ro4#2", "Bo 2 v Dag 0"),
      doubleTie("3", "ro2#1", "Aino 2 v Bo 0"),
      doubleTie("4", "lower ro2s1#1", "Cai 0 v Dag 2"),
      doubleTie("5", "lower ro2s2#1", "Bo 2 v Dag 1"),
    ];
    const expectedOf = (...finals: readonly Wire[]): number | null | undefined =>
      worldOfFile(sized([...until, ...finals]))
        .tournaments.values()
        .next().value?.expected;
    const unused = doubleTie("7", "grand final#2", "", {
      locked: "0",
      start: "2030-01-01 00:00:00",
    });
    expect(expectedOf(doubleTie("6", "grand final#1", "Aino 2 v Bo 0"), unused)).toBe(6);
    const live = doubleTie("6", "grand final#1", "Aino 1 v Bo 0", {
      locked: "0",
      start: "2030-01-01 00:00:00",
    });
    expect(expectedOf(live, unused)).toBeNull();
    expect(expectedOf(live)).toBe(6);
    const played = doubleTie("7", "grand final#2", "Bo 2 v Aino 1");
    expect(expectedOf(doubleTie("6", "grand final#1", "Aino 0 v Bo 2"), played)).toBe(7);
  });

  it("proves no number while byes of a double elimination may leave gaps below", () => {
    const bye = doubleTie("1", "ro4#1", "Aino", { bye: "1", bracket: upperBracket({ size: "4" }) });
    const other = doubleTie("2", "ro4#2", "Bo 2 v Dag 0", { bracket: upperBracket({ size: "4" }) });
    expect(viewOf({ ended: [bye, other] }).expected).toBeNull();
  });
});

describe("a tournament of groups alone", () => {
  it("proves no number, because brackets may follow", () => {
    const pairs = ["Aino 1 v Bo 0", "Aino 1 v Cai 0", "Bo 1 v Cai 0"];
    const group = pairs.map((sides, index) =>
      wireGroupMatch(`${index}`, `${index + 1}`, sides, { round_of: "3" }),
    );
    const view = viewOf({ ended: group });
    expect(view.groups).toMatchObject([{ seen: 3, expected: 3, coverage: { partial: false } }]);
    expect(view.expected).toBeNull();
  });
});

describe("a match that will not be played any more", () => {
  it("leaves no total that would ever be reached", () => {
    const bronze = wireSingleMatch("4", "ro2#2", "Bo v Dag", { locked: "0" });
    const lists = { upcoming: ofFour([bronze]), ended: ofFour([...SEMIFINALS, FINAL]) };
    expect(viewOf(lists, NOW).expected).toBe(4);
    expect(viewOf(lists, NOW + DAY).expected).toBeNull();
  });
});

describe("a group", () => {
  const whole = ["Aino 1 v Bo 0", "Aino 1 v Cai 0", "Bo 1 v Cai 0"].map((sides, index) =>
    wireGroupMatch(`${index}`, `${index + 1}`, sides, { round_of: "3" }),
  );
  const partly = wireGroupMatch("8", "1", "Dag 1 v Eno 0", { round_of: "3", group_id: "552" });

  it("lacks as many matches as another group of its stage and size proves", () => {
    const view = viewOf({ ended: [...whole, partly] });
    expect(shown(view)).toMatchObject({ partial: true, unseen: 2, missesPast: false });
    expect(view.groups).toMatchObject([
      { coverage: { partial: false, unseen: null } },
      { seen: 1, expected: 3, coverage: { partial: true, unseen: 2 } },
    ]);
  });

  it("may lack matches if a list is capped, and says nothing of how many", () => {
    const open = { ...partly, locked: "0" };
    const groups = (upcoming: readonly Wire[]) => viewOf({ upcoming: [open, ...upcoming] }).groups;
    expect(groups([])).toMatchObject([{ expected: null, coverage: { partial: false } }]);
    expect(groups(filler("0").slice(1))).toMatchObject([
      { expected: null, coverage: { partial: true, unseen: null } },
    ]);
  });
});

describe("capped lists", () => {
  it("hide what may follow until the deciding bracket has a champion", () => {
    const upcoming = filler("0");
    expect(shown(viewOf({ upcoming, ended: ofFour(SEMIFINALS) }))).toEqual({
      expected: null,
      partial: true,
      unseen: null,
      missesPast: false,
    });
    expect(shown(viewOf({ upcoming, ended: ofFour([...SEMIFINALS, FINAL]) }))).toMatchObject({
      expected: 3,
      partial: false,
    });
  });

  it("hide nothing once every match of the deciding bracket is seen, its final included", () => {
    const final = wireSingleMatch("3", "ro2#1", "", { locked: "0", start: "2026-03-07 20:00:00" });
    const lists = { upcoming: [...filler("0"), ...ofFour([final])], ended: ofFour(SEMIFINALS) };
    expect(shown(viewOf(lists))).toMatchObject({ expected: 3, partial: false });
  });

  it("hide nothing of a double elimination that shows all places, though its reset is open", () => {
    const later = { locked: "0", start: "2026-03-07 20:00:00" };
    const double = [
      doubleTie("1", "ro4#1", "Aino 2 v Cai 0"),
      doubleTie("2", "ro4#2", "Bo 2 v Dag 0"),
      doubleTie("3", "ro2#1", "", later),
      doubleTie("4", "lower ro2s1#1", "", later),
      doubleTie("5", "lower ro2s2#1", "", later),
      doubleTie("6", "grand final#1", "", later),
      doubleTie("7", "grand final#2", "", later),
    ];
    const [first, second, ...upcoming] = sized(double);
    const ended = [first ?? {}, second ?? {}, ...filler("1")];
    expect(shown(viewOf({ upcoming: [...upcoming, ...filler("0").slice(1)], ended }))).toEqual({
      expected: null,
      partial: false,
      unseen: null,
      missesPast: false,
    });
  });

  it("hide what ended before Matchdesk began watching, unless every match is seen", () => {
    const ended = filler("1");
    expect(shown(viewOf({ ended: [...ended, ...ofFour(SEMIFINALS)] }))).toMatchObject({
      expected: null,
      partial: true,
      missesPast: true,
    });
    expect(shown(viewOf({ ended: [...ended, ...ofFour([...SEMIFINALS, FINAL])] }))).toMatchObject({
      expected: 3,
      missesPast: false,
    });
  });

  it("hide nothing of a tournament that began while Matchdesk watched", () => {
    const before = NOW - DAY;
    const first = afterPoll({ upcoming: [], ended: filler("1") }, before);
    const lists = { upcoming: [], ended: [...filler("1"), ...ofFour(SEMIFINALS)] };
    const world = worldOf(afterPoll(lists, NOW, first), NOW);
    const view = must(world.tournaments.get("osu.example.net/spring-cup"), "the cup was seen");
    expect(shown(view)).toMatchObject({ expected: 3, partial: false, missesPast: false });
  });
});

describe("a place that was played before Matchdesk began watching", () => {
  it("is counted as not seen, and proves no number of played matches", () => {
    const quarter = wireSingleMatch("4", "ro8#1", "Aino 2 v Gun 0");
    expect(shown(viewOf({ ended: [quarter, ...SEMIFINALS, FINAL] }))).toEqual({
      expected: null,
      partial: true,
      unseen: 3,
      missesPast: true,
    });
  });
});
