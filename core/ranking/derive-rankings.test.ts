/** Rankings of tournaments with several stages, with undecided finals, and while they are played. */
import { describe, expect, it } from "vitest";
import type { Instant } from "#core/model/match.ts";
import { worldOfFile } from "#core/testing/derive.ts";
import { formatRankRows, formatRanks } from "#core/testing/format-ranks.ts";
import { type Wire, wireBracket, wireMatch } from "#core/testing/wire-match.ts";
import {
  createWireStages,
  changeAll,
  OPEN,
  wireContestantsOf,
  wireSingleMatch,
} from "#core/testing/wire-matches.ts";

const { bracket, group } = createWireStages();

const ranksOf = (wire: readonly Wire[]): string => formatRanks(worldOfFile(wire));

/** Returns `STAGE final: RANKS` of each ranking, where the stage is the deciding one. */
function rankingsOf(wire: readonly Wire[], now?: Instant): readonly string[] {
  const [view] = worldOfFile(wire, now).tournaments.values();
  return (view?.rankings ?? []).map(
    ({ bracket: id, group: groupId, isFinal, rows }) =>
      `${id ?? groupId} ${isFinal ? "final" : "open"}: ${formatRankRows(rows)}`,
  );
}

/** Everyone plays everyone; the earlier name wins each match by 2–0. */
const roundRobin = (id: string, ...names: readonly string[]): readonly Wire[] =>
  group(
    id,
    ...names.flatMap((name, index) =>
      names.slice(index + 1).map((other) => `${name} 2 v ${other} 0`),
    ),
  );

const FOUR = ["ro4#1 Aino 2 v Bo 0", "ro4#2 Cai 2 v Dag 0", "ro2#1 Aino 2 v Cai 0"];
const QUARTERFINALS =
  "ro8#1 Aino 2 v Bo 0, ro8#2 Cai 2 v Dag 0, ro8#3 Eno 2 v Fay 0, ro8#4 Gun 2 v Hal 0";
const EIGHT = [QUARTERFINALS, "ro4#1 Aino 2 v Cai 0, ro4#2 Eno 2 v Gun 0, ro2#1 Aino 2 v Eno 0"];
const GROUPS = [
  ...roundRobin("551", "Aino", "Cai", "Xi", "Yu"),
  ...roundRobin("552", "Bo", "Dag", "Zed", "Ulf"),
];

describe("deriveRankings", () => {
  it("ranks by the bracket, then by positions in groups that feed it", () => {
    expect(ranksOf([...GROUPS, ...bracket("1", 2, ...FOUR)])).toBe(
      "1 Aino won, 2 Cai lost, 3-4 Bo Dag lost, 5-6 Xi Zed group, 7-8 Ulf Yu group",
    );
  });

  it("shares ranks below the bracket while it is played", () => {
    const open = wireSingleMatch("900", "ro2#1", "Aino v Cai", { ...OPEN, bracket_id: "1" });
    expect(ranksOf([...GROUPS, ...bracket("1", 2, ...FOUR.slice(0, 2)), open])).toBe(
      "1-2 Aino Cai playing, 3-4 Bo Dag lost, 5-8 Ulf Xi Yu Zed group",
    );
    const withOpenSlot = wireSingleMatch("901", "ro4#2", "Cai", { ...OPEN, bracket_id: "1" });
    expect(ranksOf([...GROUPS, ...bracket("1", 2, "ro4#1 Aino 2 v Bo 0"), withOpenSlot])).toBe(
      "1-2 Aino playing, 1-4 Cai playing, 3-4 Bo lost",
    );
  });

  it("ranks losers of a round by their placement bracket", () => {
    const placement = bracket("2", 3, "ro4#1 Bo 2 v Dag 0", "ro4#2 Fay 2 v Hal 0");
    const decided = [...bracket("1", 2, ...EIGHT), ...placement];
    const best = "1 Aino won, 2 Eno lost, 3-4 Cai Gun lost";
    expect(ranksOf(decided)).toBe(`${best}, 5-6 Bo Fay undecided, 7-8 Dag Hal lost`);
    expect(ranksOf([...decided, ...bracket("2", 3, "ro2#1 Bo 2 v Fay 1")])).toBe(
      `${best}, 5 Bo won, 6 Fay lost, 7-8 Dag Hal lost`,
    );
  });

  it("ranks contestants of earlier brackets below those of a final four", () => {
    const semifinals = ["ro4#1 Aino 2 v Gun 0", "ro4#2 Cai 2 v Eno 0"];
    const last = bracket("2", 3, ...semifinals, "ro2#1 Aino 1 v Cai 2");
    expect(ranksOf([...bracket("1", 2, QUARTERFINALS), ...last])).toBe(
      "1 Cai won, 2 Aino lost, 3-4 Eno Gun lost, 5-8 Bo Dag Fay Hal lost",
    );
  });

  it("counts who played two qualifying brackets once, by the better one", () => {
    const wire = [
      ...bracket("1", 2, ...FOUR),
      ...bracket("2", 3, "ro4#1 Eno 2 v Fay 0", "ro4#2 Bo 2 v Dag 0", "ro2#1 Eno 2 v Bo 0"),
      ...bracket("3", 4, "ro2#1 Aino 2 v Eno 0"),
    ];
    expect(ranksOf(wire)).toBe("1 Aino won, 2 Eno lost, 3-4 Bo Cai lost, 5-6 Dag Fay lost");
  });

  it("ranks a consolation bracket between the main bracket and the groups", () => {
    const consolation = bracket("2", 3, "ro2#1 Zed 2 v Xi 1");
    expect(ranksOf([...GROUPS, ...bracket("1", 2, ...FOUR), ...consolation])).toBe(
      "1 Aino won, 2 Cai lost, 3-4 Bo Dag lost, 5 Zed won, 6 Xi lost, 7-8 Ulf Yu group",
    );
  });

  it("ranks each bracket of its own if no final decides the tournament", () => {
    const wire = [...bracket("1", 2, ...FOUR), ...bracket("2", 2, "ro2#1 Xi 2 v Yu 0")];
    expect(rankingsOf(wire)).toEqual([
      "osu.example.net/1 final: 1 Aino won, 2 Cai lost, 3-4 Bo Dag lost",
      "osu.example.net/2 final: 1 Xi won, 2 Yu lost",
    ]);
  });

  it("calls none of several rankings final in which it is not known who is first", () => {
    const tied = ["ro4#1 Xi 2 v Yu 0, ro4#2 Zed 2 v Ulf 0", "ro2#1 Xi 1 v Zed 1"];
    const wire = [...bracket("1", 2, ...FOUR), ...bracket("2", 2, ...tied)];
    expect(rankingsOf(wire)).toEqual([
      "osu.example.net/1 final: 1 Aino won, 2 Cai lost, 3-4 Bo Dag lost",
      "osu.example.net/2 open: 1-2 Xi Zed undecided, 3-4 Ulf Yu lost",
    ]);
  });

  it("ranks by the only group of the last stage once all groups are complete", () => {
    const change = { stage: "2", start: "2026-03-02 12:00:00" };
    const later = changeAll(roundRobin("553", "Cai", "Aino", "Bo"), change);
    expect(rankingsOf([...GROUPS, ...later])).toEqual([
      "osu.example.net/553 final: 1 Cai group, 2 Aino group, 3 Bo group, 4 Dag group, " +
        "5-6 Xi Zed group, 7-8 Ulf Yu group",
    ]);
    expect(rankingsOf(GROUPS)).toEqual([]);
    expect(rankingsOf([...later.slice(1), { ...later[0], ...OPEN, contestants: [] }])).toEqual([]);
  });

  it("ranks no group before the end, because a bracket may follow", () => {
    const wire = roundRobin("551", "Aino", "Bo", "Cai");
    expect(rankingsOf(wire, Date.UTC(2026, 2, 8))).toEqual([]);
    expect(rankingsOf(wire)).toHaveLength(1);
  });

  it("ranks who did not advance below those of their group who did", () => {
    // In group 1, the assumed tie-breakers place Fay above Eno, who advanced.
    const first = ["Aino 2 v Eno 1", "Aino 2 v Fay 1", "Aino 2 v Hal 1", "Eno 2 v Fay 1"];
    const rest = ["Fay 2 v Hal 0", "Hal 2 v Eno 1"];
    const wire = [
      ...group("551", ...first, ...rest),
      ...roundRobin("552", "Bo", "Cai", "Xi", "Yu"),
      ...bracket("1", 2, "ro4#1 Aino 2 v Cai 0", "ro4#2 Bo 2 v Eno 0", "ro2#1 Aino 2 v Bo 0"),
    ];
    expect(ranksOf(wire)).toBe(
      "1 Aino won, 2 Bo lost, 3-4 Cai Eno lost, 5-6 Fay Xi group, 7-8 Hal Yu group",
    );
  });

  it("shares the ranks of contestants who are tied in a group", () => {
    const wire = group("551", "Aino 2 v Bo 0", "Bo 2 v Cai 0", "Cai 2 v Aino 0");
    expect(ranksOf(wire)).toBe("1-3 Aino Bo Cai group");
  });

  it("ranks both contestants of a name that occurs twice", () => {
    const semifinals = ["ro4#1 Aino 2 v Kim 0", "ro4#2 Cai 2 v Kim 0"];
    const wire = bracket("1", 2, ...semifinals, "ro2#1 Aino 2 v Cai 0");
    expect(ranksOf(wire)).toBe("1 Aino won, 2 Cai lost, 3-4 Kim Kim lost");
    const inGroups = [
      ...roundRobin("551", "Aino", "Kim", "Xi"),
      ...roundRobin("552", "Kim", "Bo", "Yu"),
    ];
    expect(ranksOf([...inGroups, ...bracket("1", 2, "ro2#1 Aino 2 v Kim 0")])).toBe(
      "1 Aino won, 2 Kim lost, 3-4 Bo Kim group, 5-6 Xi Yu group",
    );
  });

  it("marks who lost by disqualification", () => {
    const wire = bracket("1", 2, "ro4#1 Aino 0 v Bo -1", ...FOUR.slice(1));
    expect(ranksOf(wire)).toContain("3-4 Bo disqualified");
  });

  it("shares the ranks that an undecided final and third-place match leave open", () => {
    const semifinals = FOUR.slice(0, 2);
    expect(ranksOf(bracket("1", 2, ...semifinals, "ro2#1 Aino 1 v Cai 1"))).toBe(
      "1-2 Aino Cai undecided, 3-4 Bo Dag lost",
    );
    expect(ranksOf(bracket("1", 2, ...FOUR, "ro2#2 Bo 1 v Dag 1"))).toBe(
      "1 Aino won, 2 Cai lost, 3-4 Bo Dag undecided",
    );
    const unclear = ["ro4#1 Aino 1 v Bo 1", "ro4#2 Cai 1 v Dag 1"];
    expect(ranksOf(bracket("1", 2, ...unclear, "ro2#1 Aino 2 v Cai 0", "ro2#2 Bo 2 v Dag 0"))).toBe(
      "1 Aino won, 2 Cai lost, 3 Bo won, 4 Dag lost",
    );
  });
});

/** Creates a match of a bracket of heats. */
const race = (id: string, roundOf: string, sides: string): Wire =>
  wireMatch({
    id,
    locked: "1",
    row: id,
    round_of: roundOf,
    bracket_id: "9",
    bracket: wireBracket({ title: "Heats", type: "heats", size: "" }),
    contestants: wireContestantsOf(sides),
  });

describe("rankings of matches of more than two contestants", () => {
  const HEATS = [race("1", "6", "Aino 9 v Bo 5 v Cai 1"), race("2", "6", "Dag 9 v Eno 5 v Fay 1")];

  it("places by score in the final, then by the last heat", () => {
    const final = race("3", "4", "Aino 3 v Bo 7 v Dag 5 v Eno 5");
    expect(ranksOf([...HEATS, final])).toBe(
      "1 Bo placed, 2-3 Dag Eno placed, 4 Aino placed, 5-6 Cai Fay placed",
    );
  });

  it("shares the ranks of a final without scores, and those of heats without any", () => {
    const heats = [race("1", "6", "Aino v Bo v Cai"), race("2", "6", "Dag v Eno 1 v Fay -1")];
    expect(ranksOf([...heats, race("3", "4", "Aino v Bo v Dag v Eno")])).toBe(
      "1-4 Aino Bo Dag Eno undecided, 5-6 Cai lost, 5-6 Fay disqualified",
    );
  });

  it("places a disqualified contestant last in the final", () => {
    const final = race("3", "4", "Aino 3 v Bo 7 v Dag 5 v Eno -1");
    expect(ranksOf([...HEATS, final])).toBe(
      "1 Bo placed, 2 Dag placed, 3 Aino placed, 4 Eno placed, 5-6 Cai Fay placed",
    );
  });

  it.each<[string, readonly Wire[]]>([
    ["two matches in the last column", HEATS],
    ["an open final", [...HEATS, { ...race("3", "4", "Aino v Bo v Dag"), ...OPEN }]],
  ])("returns no ranking for %s", (_, wire) => {
    expect(rankingsOf(wire)).toEqual([]);
  });
});
