/** Rankings of tournaments of which not everything was seen or is known. */
import { expect, it } from "vitest";
import { AFTER_ALL_EVENTS, pollWireLists, worldOf, worldOfFile } from "#core/testing/derive.ts";
import { wireBracket } from "#core/testing/wire-match.ts";
import { wireContestantsOf, wireDoubleMatch, wireSingleMatch } from "#core/testing/wire-matches.ts";
import { changeAll, createWireStages } from "#core/testing/wire-stages.ts";
import type { World } from "#core/world/world.ts";

type Wire = Record<string, unknown>;

const { bracket, group } = createWireStages();
const OPEN = { locked: "0", start: "2030-01-01 00:00:00" };
const HEATS = { bracket: wireBracket({ title: "Heats", type: "heats", size: "" }) };

function rowsOf({ tournaments }: World): readonly string[] {
  return [...tournaments.values()].flatMap(({ rankings }) =>
    rankings.flatMap(({ rows }) =>
      rows.map(
        ({ from, to, contestant, reason }) => `${from}-${to} ${contestant.name} ${reason.type}`,
      ),
    ),
  );
}

const linesOf = (wire: readonly Wire[]): readonly string[] => rowsOf(worldOfFile(wire));

/** Ranks matches of an ended list at its limit: earlier ones may be missing. */
function linesOfFullList(ended: readonly Wire[]): readonly string[] {
  const now = AFTER_ALL_EVENTS;
  return rowsOf(worldOf(pollWireLists({ upcoming: [], ended }, now, undefined, ended.length), now));
}

const SEMIFINALS = ["ro4#1 Aino 2 v Bo 0", "ro4#2 Cai 2 v Dag 0"];
const FINAL = "ro2#1 Aino 2 v Cai 0";

it("knows the final as soon as it contains the winner of a semifinal", () => {
  const [final, bronze] = ["Aino", "Bo"].map((side, index) =>
    wireSingleMatch(`90${index}`, "ro2", side, { ...OPEN, row: `${index + 1}`, bracket_id: "1" }),
  );
  const quarterfinal = "ro8#1 Aino 2 v Eno 0";
  const semifinals = ["ro4#1 Aino 2 v Bo 0", "ro4#2 Cai 1 v Dag 1"];
  const wire = bracket("1", 2, quarterfinal, ...semifinals);
  expect(linesOf([...wire, final ?? {}, bronze ?? {}]).slice(0, 4)).toEqual([
    "1-2 Aino playing",
    "1-4 Cai undecided",
    "1-4 Dag undecided",
    "3-4 Bo playing",
  ]);
});

it("ranks no one below a bracket while other groups may be unseen", () => {
  const groups = group("551", "Aino 2 v Bo 0", "Bo 2 v Cai 0", "Aino 2 v Cai 0");
  const semifinal = bracket("1", 2, "ro4#1 Aino 2 v Dag 0", "ro4#2 Bo 2 v Eno 0");
  const final = wireSingleMatch("900", "ro2#1", "Aino v Bo", { ...OPEN, bracket_id: "1" });
  const ended = [...groups, ...semifinal];
  const now = Date.UTC(2026, 3, 1);
  const lists = { upcoming: [final], ended };
  const snapshot = pollWireLists(lists, now, undefined, ended.length);
  const inBracket = ["1-2 Aino playing", "1-2 Bo playing", "3-4 Dag lost", "3-4 Eno lost"];
  expect(rowsOf(worldOf(snapshot, now))).toEqual(inBracket);
  expect(linesOf([...ended, final])).toEqual([...inBracket, "5-5 Cai group"]);
});

it("leaves four ranks open when the final may be the third-place match", () => {
  const undecided = [
    "ro8#1 Aino 2 v Eno 0",
    "ro8#2 Bo 2 v Fay 0",
    "ro8#3 Cai 2 v Gun 0",
    "ro8#4 Dag 2 v Hal 0",
    "ro4#1 Aino 1 v Bo 1",
    "ro4#2 Cai 1 v Dag 1",
  ];
  const [first, second] = ["Aino v Cai", "Bo v Dag"].map((sides, index) =>
    wireSingleMatch(`90${index}`, "ro2", sides, { ...OPEN, row: null, bracket_id: "1" }),
  );
  expect(
    linesOf([...bracket("1", 2, ...undecided), first ?? {}, second ?? {}]).slice(0, 4),
  ).toEqual(["Aino", "Bo", "Cai", "Dag"].map((name) => `1-4 ${name} playing`));
});

it("ranks a loser who waits for the third-place match as third at best", () => {
  const bronze = wireSingleMatch("971", "ro2#2", "", { ...OPEN, bracket_id: "1" });
  const wire = [...bracket("1", 2, ...SEMIFINALS, FINAL), bronze];
  expect(linesOf(wire).slice(2)).toEqual(["3-4 Bo playing", "3-4 Dag playing"]);
  const before = [...bracket("1", 2, "ro8#1 Aino 2 v Xi 0", "ro4#1 Aino 2 v Bo 0"), bronze];
  expect(linesOf(before)).toContain("3-4 Bo playing");
});

it("ranks both contestants of a match that neither won with those who lost in its round", () => {
  const bye = wireSingleMatch("972", "ro4#1", "Cai", { bye: "1", bracket_id: "1" });
  const first = ["ro8#1 Aino -1 v Bo -1", "ro8#2 Cai 2 v Dag 0", "ro8#3 Eno 2 v Fay 0"];
  const rest = ["ro8#4 Gun 2 v Hal 0", "ro4#2 Eno 2 v Gun 0", "ro2#1 Cai 2 v Eno 0"];
  expect(linesOf([...bracket("1", 2, ...first, ...rest), bye]).slice(3)).toEqual([
    "4-8 Aino undecided",
    "4-8 Bo undecided",
    "4-8 Dag lost",
    "4-8 Fay lost",
    "4-8 Hal lost",
  ]);
});

it("ranks a winner who did not play on below the finalists", () => {
  const wire = bracket("1", 2, ...SEMIFINALS, "ro2#1 Aino 2 v Xi 0");
  expect(linesOf(wire)).toContain("3-5 Cai undecided");
});

it("sorts those of a placement bracket while both finals are open", () => {
  const first = ["Aino 2 v Xi 0", "Bo 2 v Yu 0", "Cai 2 v Zed 0", "Dag 2 v Ulf 0"];
  const wire = [
    ...bracket("1", 2, ...first.map((sides, row) => `ro8#${row + 1} ${sides}`), ...SEMIFINALS),
    ...bracket("2", 3, "ro4#1 Xi 2 v Yu 0", "ro4#2 Zed 2 v Ulf 0"),
    wireSingleMatch("973", "ro2#1", "Xi v Zed", { ...OPEN, bracket_id: "2" }),
  ];
  expect(linesOf(wire).slice(-4)).toEqual([
    "5-6 Xi playing",
    "5-6 Zed playing",
    "7-8 Ulf lost",
    "7-8 Yu lost",
  ]);
});

it("ranks a loser without a score", () => {
  const contestants = changeAll(wireContestantsOf("Aino v Bo"), { score: null });
  const wire = bracket("1", 2, ...SEMIFINALS, FINAL).map((match, index) =>
    index === 0 ? Object.assign({}, match, { contestants }) : match,
  );
  expect(linesOf(wire)).toContain("3-4 Bo lost");
});

it("leaves ranks open for a winner whose next match others play", () => {
  const next = wireSingleMatch("970", "ro2#1", "Cai v Eno", { ...OPEN, bracket_id: "1" });
  expect(linesOf([...bracket("1", 2, ...SEMIFINALS), next])).toContain("1-2 Aino undecided");
});

it("ranks only the divisions whose shape is known", () => {
  const heats = changeAll(bracket("2", 2, "ro2#1 Xi 2 v Yu 0"), HEATS);
  expect(linesOf([...bracket("1", 2, FINAL), ...heats])).toEqual(["1-1 Aino won", "2-2 Cai lost"]);
});

it("ranks only the champion of a final without an opponent", () => {
  const bye = wireSingleMatch("960", "ro2#1", "Aino", { bye: "1", bracket_id: "1" });
  const semifinal = bracket("1", 2, "ro4#1 Aino 2 v Bo 0");
  expect(linesOf([...semifinal, bye])).toEqual(["1-1 Aino won", "3-3 Bo lost"]);
});

it("returns no ranking of a lower bracket alone", () => {
  const alone = {
    bracket: wireBracket({ title: "Lower", type: "lower", related_bracket_id: null }),
  };
  const lower = [
    wireDoubleMatch("1", "lower ro2s1#1", "Aino 2 v Bo 0", alone),
    wireDoubleMatch("2", "lower ro2s2#1", "Aino 2 v Cai 0", alone),
  ];
  expect(linesOf(lower)).toEqual([]);
});

it("leaves ranks open for losers whose next match may not have been seen", () => {
  const upper = [
    wireDoubleMatch("1", "ro4#1", "Aino 2 v Bo 0"),
    wireDoubleMatch("2", "ro4#2", "Cai 2 v Dag 0"),
    wireDoubleMatch("3", "ro2#1", "Aino 2 v Cai 0"),
    wireDoubleMatch("4", "grand final#1", "Aino 2 v Cai 0"),
  ];
  expect(linesOfFullList(upper)).toEqual([
    "1-1 Aino won",
    "2-2 Cai lost",
    "3-4 Bo undecided",
    "3-4 Dag undecided",
  ]);
  expect(linesOf(upper).slice(2)).toEqual(["3-4 Bo undecided", "3-4 Dag undecided"]);
});

it("ranks who did not play on in the lower bracket as eliminated there", () => {
  const wire = [
    wireDoubleMatch("1", "ro4#1", "Aino 2 v Bo -1"),
    wireDoubleMatch("2", "ro4#2", "Cai 2 v Dag 0"),
    wireDoubleMatch("3", "ro2#1", "Aino 2 v Cai 0"),
    wireDoubleMatch("5", "lower ro2s2#1", "Cai 2 v Dag 0"),
    wireDoubleMatch("6", "grand final#1", "Aino 2 v Cai 0"),
  ];
  const lines = ["1-1 Aino won", "2-2 Cai lost", "3-3 Dag lost", "4-4 Bo disqualified"];
  expect(linesOf(wire)).toEqual(lines);
  expect(linesOf([...wire, wireDoubleMatch("4", "lower ro2s1#1", "Dag", { bye: "1" })])).toEqual(
    lines,
  );
});

it("leaves ranks open for losers who drop to a place that is unknown", () => {
  const first = [
    wireDoubleMatch("1", "ro8#1", "Aino 2 v Bo 0"),
    wireDoubleMatch("2", "ro8#2", "Cai 2 v Dag 0"),
    wireDoubleMatch("3", "ro8#3", "Eno 2 v Fay 0"),
    wireDoubleMatch("4", "ro8#4", "Gun 2 v Hal 0"),
    wireDoubleMatch("5", "ro4#1", "Aino 2 v Cai 0"),
    wireDoubleMatch("6", "ro4#2", "Eno v Gun", OPEN),
  ];
  expect(linesOf(first)).toEqual([]);
  expect(linesOf([...first, wireDoubleMatch("7", "lower ro4s1#1", "Bo 2 v Dag 0")])).toEqual([
    "1-3 Aino playing",
    "1-6 Bo playing",
    "1-6 Cai playing",
    "1-6 Eno playing",
    "1-6 Gun playing",
    "1-8 Fay playing",
    "1-8 Hal playing",
    "7-8 Dag lost",
  ]);
});

it("ranks nobody below a bracket with unseen matches", () => {
  const inGroup = group("551", "Aino 2 v Xi 0", "Aino 2 v Yu 0", "Xi 2 v Yu 0");
  const unseen = bracket("1", 2, "ro4#1 Aino 2 v Bo 0", FINAL);
  expect(linesOfFullList([...inGroup, ...unseen])).toEqual([
    "1-1 Aino won",
    "2-2 Cai lost",
    "3-4 Bo lost",
  ]);
});

it("shares the rank of a round whose placement bracket has no known shape", () => {
  const eight = [
    "ro8#1 Aino 2 v Bo 0",
    "ro8#2 Cai 2 v Dag 0",
    "ro8#3 Eno 2 v Fay 0",
    "ro8#4 Gun 2 v Hal 0",
    "ro4#1 Aino 2 v Cai 0",
    "ro4#2 Eno 2 v Gun 0",
    "ro2#1 Aino 2 v Eno 0",
  ];
  const placement = bracket("2", 3, "ro4#1 Bo 2 v Dag 0", "ro4#2 Fay 2 v Hal 0");
  const heats = changeAll(placement, HEATS);
  expect(linesOf([...bracket("1", 2, ...eight), ...heats]).slice(4)).toEqual(
    ["Bo", "Dag", "Fay", "Hal"].map((name) => `5-8 ${name} lost`),
  );
});

it("shares the ranks below a final after qualifiers without a known shape", () => {
  const qualifiers = changeAll(bracket("1", 2, ...SEMIFINALS), HEATS);
  expect(linesOf([...qualifiers, ...bracket("2", 3, FINAL)])).toEqual([
    "1-1 Aino won",
    "2-2 Cai lost",
    "3-4 Bo undecided",
    "3-4 Dag undecided",
  ]);
});

it("ranks consolation brackets by the positions in groups", () => {
  const groups = [
    ...group("551", "Aino 2 v Cai 0", "Aino 2 v Xi 0", "Cai 2 v Xi 0"),
    ...group("552", "Bo 2 v Dag 0", "Bo 2 v Zed 0", "Dag 2 v Zed 0"),
  ];
  const wire = [
    ...groups,
    ...bracket("3", 3, "ro2#1 Zed 2 v Xi 0"),
    ...bracket("2", 3, "ro2#1 Dag 2 v Cai 0"),
    ...bracket("1", 3, "ro2#1 Bo 2 v Aino 0"),
  ];
  expect(linesOf(wire)).toEqual([
    "1-1 Bo won",
    "2-2 Aino lost",
    "3-3 Dag won",
    "4-4 Cai lost",
    "5-5 Zed won",
    "6-6 Xi lost",
  ]);
});

it("ranks groups of a later stage above those of an earlier one", () => {
  const later = group("553", "Aino 2 v Bo 0", "Aino 2 v Cai 0", "Bo 2 v Cai 0");
  const wire = [
    ...group("551", "Aino 2 v Cai 0", "Aino 2 v Xi 0", "Cai 2 v Xi 0"),
    ...group("552", "Bo 2 v Dag 0", "Bo 2 v Zed 0", "Dag 2 v Zed 0"),
    ...changeAll(later, { stage: "2", start: "2026-03-02 12:00:00" }),
    ...bracket("1", 3, "ro2#1 Bo 2 v Aino 0"),
  ];
  expect(linesOf(wire)).toEqual([
    "1-1 Bo won",
    "2-2 Aino lost",
    "3-3 Cai group",
    "4-4 Dag group",
    "5-6 Xi group",
    "5-6 Zed group",
  ]);
});

it("ranks no group that is not complete", () => {
  const groups = [
    ...group("551", "Aino 2 v Cai 0", "Aino 2 v Xi 0", "Cai 2 v Xi 0"),
    ...group("552", "Bo 2 v Dag 0", "Bo 2 v Zed 0"),
  ];
  expect(linesOfFullList([...groups, ...bracket("1", 2, "ro2#1 Bo 2 v Aino 0")])).toEqual([
    "1-1 Bo won",
    "2-2 Aino lost",
  ]);
});
