/** How much of a tournament was seen, and how many matches it is proven to have. */
import { describe, expect, it } from "vitest";
import { DAY } from "#core/lib/time.ts";
import type { TournamentView } from "#core/world/world.ts";
import { pollWireLists, worldOf, worldOfFile } from "#core/testing/derive.ts";
import {
  changeAll,
  createWireUpperBracket,
  DOUBLE_UNTIL_FINALS,
  OPEN,
  wireDoubleMatch,
  wireGroupMatch,
  wireGroupMatches,
  wireSingleMatch,
  wireSingleMatches,
} from "#core/testing/wire-matches.ts";
import { type Wire, wireBracket, wireTournament } from "#core/testing/wire-match.ts";
import { must } from "#core/lib/must.ts";

/** Eight hours after the tournament's start. */
const NOW = Date.UTC(2026, 2, 7, 18);
const SEMIFINALS = wireSingleMatches("ro4#1 Aino 2 v Bo 0, ro4#2 Cai 2 v Dag 0");
const FINAL = wireSingleMatch("3", "ro2#1", "Aino 2 v Cai 0");
const OF_FOUR = { bracket: wireBracket({ size: "4" }) };
const ofFour = (wire: readonly Wire[]): readonly Wire[] => changeAll(wire, OF_FOUR);
const SEEN = ofFour([...SEMIFINALS, FINAL]);

/** The whole round robin of a group of three, and the only match of another group. */
const PAIRS = ["Aino 1 v Bo 0", "Aino 1 v Cai 0", "Bo 1 v Cai 0"];
const WHOLE = wireGroupMatches(PAIRS, { round_of: "3" });
const PARTLY = wireGroupMatch("8", "1", "Dag 1 v Eno 0", { round_of: "3", group_id: "552" });

/** Adds size 4 to the matches of the upper bracket. */
const sized = (wire: readonly Wire[]): readonly Wire[] =>
  wire.map((match) =>
    match["bracket_id"] === "1101"
      ? { ...match, bracket: createWireUpperBracket({ size: "4" }) }
      : match,
  );

/** Returns the number of matches of a double elimination of four with these finals. */
function expectedOf(...finals: readonly Wire[]): number | null | undefined {
  const { tournaments } = worldOfFile(sized([...DOUBLE_UNTIL_FINALS, ...finals]));
  return tournaments.values().next().value?.expected;
}

/** Returns 100 ended or upcoming matches of another tournament, enough to fill a list. */
function filler(locked: "0" | "1"): readonly Wire[] {
  const tournament = wireTournament({ slug: "other", title: "Other" });
  return Array.from({ length: 100 }, (_, index) => {
    const change = { tournament, locked, bracket_id: null, bracket: null };
    return wireSingleMatch(`9${index}`, "ro2#1", `P${index} 2 v Q${index} 0`, change);
  });
}

function viewOf(lists: { upcoming?: readonly Wire[]; ended?: readonly Wire[] }, now = NOW) {
  const { upcoming = [], ended = [] } = lists;
  const world = worldOf(pollWireLists({ upcoming, ended }, now), now);
  return must(world.tournaments.get("osu.example.net/spring-cup"), "the cup was seen");
}

function shown({ expected, coverage, missesPast }: TournamentView): unknown {
  return { expected, ...coverage, missesPast };
}

const NOTHING_MISSED = { expected: null, partial: false, unseen: null, missesPast: false };

describe("deriveTournamentCoverage, for a bracket of a stated size", () => {
  it("proves no number if the best of the group plays in no bracket", () => {
    const results = ["Xi 1 v Bo 0", "Xi 1 v Aino 0", "Xi 1 v Yu 0", "Aino 1 v Bo 0"];
    const rest = ["Aino 1 v Yu 0", "Bo 1 v Yu 0"];
    const earlier = { start: "2026-03-07 11:00:00" };
    const group = wireGroupMatches([...results, ...rest], earlier, 50);
    const ended = wireSingleMatch("1", "ro2#1", "Aino 2 v Bo 0", {
      bracket: wireBracket({ size: "2" }),
    });
    expect(viewOf({ ended: [...group, ended] })).toMatchObject({ decidedBy: null, expected: null });
    const others = group.slice(3);
    expect(viewOf({ ended: [...others, ended] }).decidedBy).not.toBeNull();
  });

  it("expects as many matches as the size requires before all are listed", () => {
    const ended = wireSingleMatches(
      "5: ro8#1 Aino 2 v Bo 0, ro8#2 Cai 2 v Dag 0, ro8#3 Eno 2 v Fay 0, ro8#4 Gun 2 v Hal 0",
    );
    const upcoming = [wireSingleMatch("3", "ro2#1", "", { locked: "0" })];
    expect(shown(viewOf({ upcoming, ended }))).toEqual({ ...NOTHING_MISSED, expected: 7 });
    // The last two may play on in another bracket.
    expect(viewOf({ ended }).expected).toBeNull();
  });

  it.each<[string, readonly Wire[]]>([
    [
      "a contestant of the first round is not known and may turn out to be a bye",
      ofFour([SEMIFINALS[0] ?? {}, wireSingleMatch("2", "ro4#2", "Cai", { locked: "0" }), FINAL]),
    ],
    ["its size is not stated", changeAll(SEEN, { bracket: wireBracket({ size: "" }) })],
    [
      "its first round is larger than its size",
      ofFour([wireSingleMatch("1", "ro8#1", "Aino 2 v Bo 0"), ...SEMIFINALS.slice(1), FINAL]),
    ],
    ["a match of the first round is missing and may be a bye", SEEN.slice(1)],
    [
      "its type is unknown",
      changeAll(SEEN, { bracket: wireBracket({ size: "4", type: "ladder" }) }),
    ],
    [
      "two matches state one row",
      [...SEEN, wireSingleMatch("4", "ro4#2", "Eno 2 v Fay 0", OF_FOUR)],
    ],
    [
      "a match of the tournament is in no bracket or group",
      [...SEEN, wireSingleMatch("5", "ro2#1", "X 1 v Y 0", { bracket_id: null, bracket: null })],
    ],
  ])("proves no number when %s", (_, ended) => {
    expect(viewOf({ ended }).expected).toBeNull();
  });

  it("excludes byes, also once the tournament is over", () => {
    const bye = wireSingleMatch("1", "ro4#1", "Aino", { bye: "1" });
    const wire = changeAll([bye, ...SEEN.slice(1)], { bracket: wireBracket({ size: "3" }) });
    const views = [NOW, NOW + 30 * DAY].map((now) => viewOf({ ended: wire }, now));
    expect(views.map(({ expected }) => expected)).toEqual([2, 2]);
  });

  it("excludes an unneeded bracket reset, and proves no number while one may follow", () => {
    const unused = wireDoubleMatch("7", "grand final#2", "", OPEN);
    expect(expectedOf(wireDoubleMatch("6", "grand final#1", "Aino 2 v Bo 0"), unused)).toBe(6);
    const live = wireDoubleMatch("6", "grand final#1", "Aino 1 v Bo 0", OPEN);
    expect(expectedOf(live, unused)).toBeNull();
    expect(expectedOf(live)).toBeNull();
    const played = wireDoubleMatch("7", "grand final#2", "Bo 2 v Aino 1");
    expect(expectedOf(wireDoubleMatch("6", "grand final#1", "Aino 0 v Bo 2"), played)).toBe(7);
  });

  it("proves no number when byes may leave gaps in the lower bracket", () => {
    const bye = wireDoubleMatch("1", "ro4#1", "Aino", { bye: "1" });
    const other = wireDoubleMatch("2", "ro4#2", "Bo 2 v Dag 0");
    expect(viewOf({ ended: sized([bye, other]) }).expected).toBeNull();
  });
});

describe("deriveTournamentCoverage, for groups without a bracket", () => {
  it("proves no number, because brackets may follow", () => {
    const view = viewOf({ ended: WHOLE });
    expect(view.groups).toMatchObject([{ seen: 3, expected: 3, coverage: { partial: false } }]);
    expect(view.expected).toBeNull();
  });
});

describe("deriveTournamentCoverage, for a match that will not be played", () => {
  it("proves no number once a counted match is unresolved", () => {
    const bronze = wireSingleMatch("4", "ro2#2", "Bo v Dag", { locked: "0" });
    const lists = { upcoming: ofFour([bronze]), ended: SEEN };
    expect(viewOf(lists, NOW).expected).toBe(4);
    expect(viewOf(lists, NOW + DAY).expected).toBeNull();
  });
});

describe("coverage of a group", () => {
  it("counts unseen matches by another group of the same stage and size", () => {
    const view = viewOf({ ended: [...WHOLE, PARTLY] });
    expect(shown(view)).toMatchObject({ partial: true, unseen: 2, missesPast: false });
    expect(view.groups).toMatchObject([
      { coverage: { partial: false, unseen: null } },
      { seen: 1, expected: 3, coverage: { partial: true, unseen: 2 } },
    ]);
  });

  it("is partial without a number when a list is capped", () => {
    const open = { ...PARTLY, locked: "0" };
    const groups = (upcoming: readonly Wire[]) => viewOf({ upcoming: [open, ...upcoming] }).groups;
    expect(groups([])).toMatchObject([{ expected: null, coverage: { partial: false } }]);
    expect(groups(filler("0").slice(1))).toMatchObject([
      { expected: null, coverage: { partial: true, unseen: null } },
    ]);
  });
});

describe("deriveTournamentCoverage, with capped lists", () => {
  it("is partial until the deciding bracket has a champion", () => {
    const upcoming = filler("0");
    const missed = { ...NOTHING_MISSED, partial: true };
    expect(shown(viewOf({ upcoming, ended: ofFour(SEMIFINALS) }))).toEqual(missed);
    expect(shown(viewOf({ upcoming, ended: SEEN }))).toMatchObject({ expected: 3, partial: false });
  });

  it("is not partial once every match of the deciding bracket is seen", () => {
    const final = wireSingleMatch("3", "ro2#1", "", { locked: "0", start: "2026-03-07 20:00:00" });
    const lists = { upcoming: [...filler("0"), ...ofFour([final])], ended: ofFour(SEMIFINALS) };
    expect(shown(viewOf(lists))).toMatchObject({ expected: 3, partial: false });
  });

  it("is not partial when all matches of a double elimination are seen and its reset is open", () => {
    const later = { locked: "0", start: "2026-03-07 20:00:00" };
    const places = ["ro2#1", "lower ro2s1#1", "lower ro2s2#1", "grand final#1", "grand final#2"];
    const open = places.map((place, index) => wireDoubleMatch(`${index + 3}`, place, "", later));
    const upcoming = [...sized(open), ...filler("0").slice(1)];
    const ended = sized(DOUBLE_UNTIL_FINALS.slice(0, 2));
    expect(shown(viewOf({ upcoming, ended }))).toEqual(NOTHING_MISSED);
  });

  it("misses the past when groups before a complete bracket may have left the ended list", () => {
    const ended = filler("1");
    const missed = { expected: null, partial: true, missesPast: true };
    expect(shown(viewOf({ ended: [...ended, ...ofFour(SEMIFINALS)] }))).toMatchObject(missed);
    const tournament = wireTournament({ start: "2026-03-06 00:00:00" });
    const late = changeAll(SEEN, { tournament });
    expect(shown(viewOf({ ended: [...ended, ...late] }))).toMatchObject(missed);
  });

  it("misses the past when the first day of a complete bracket is unknown", () => {
    const changes = [{ tournament: wireTournament({ start: "" }) }, { start: "" }];
    for (const change of changes) {
      const ended = [...filler("1"), ...changeAll(SEEN, change)];
      expect(shown(viewOf({ ended }))).toMatchObject({ expected: null, missesPast: true });
    }
  });

  it("does not miss the past when a match of the first day was seen in a complete bracket", () => {
    const ended = [...filler("1"), ...SEEN];
    expect(shown(viewOf({ ended }))).toMatchObject({ expected: 3, missesPast: false });
  });

  it("misses nothing when the tournament began after the first poll", () => {
    const before = NOW - DAY;
    const first = pollWireLists({ upcoming: [], ended: filler("1") }, before);
    const lists = { upcoming: [], ended: [...filler("1"), ...ofFour(SEMIFINALS)] };
    const world = worldOf(pollWireLists(lists, NOW, first), NOW);
    const view = must(world.tournaments.get("osu.example.net/spring-cup"), "the cup was seen");
    expect(shown(view)).toMatchObject({ partial: false, missesPast: false });
  });
});

describe("deriveTournamentCoverage, for places played before the first poll", () => {
  const quarter = wireSingleMatch("4", "ro8#1", "Aino 2 v Gun 0");

  it("misses the past when the ended list is capped, and proves no number", () => {
    const ended = [...filler("1"), ...ofFour([quarter, ...SEMIFINALS, FINAL])];
    const missed = { ...NOTHING_MISSED, partial: true, missesPast: true };
    expect(shown(viewOf({ ended }))).toMatchObject(missed);
  });

  it("counts none as unseen when the ended list is complete, and proves no number", () => {
    const missed = { ...NOTHING_MISSED, partial: true, missesPast: true };
    expect(shown(viewOf({ ended: [quarter, ...SEMIFINALS, FINAL] }))).toEqual(missed);
  });
});
