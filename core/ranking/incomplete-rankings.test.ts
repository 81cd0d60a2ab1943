/** Rankings of tournaments of which not everything was seen or is known. */
import { expect, it } from "vitest";
import { AFTER_ALL_EVENTS, pollWireLists, worldOf, worldOfFile } from "#core/testing/derive.ts";
import { formatRanks } from "#core/testing/format-ranks.ts";
import { type Wire, wireBracket } from "#core/testing/wire-match.ts";
import {
  createWireStages,
  changeAll,
  OPEN,
  wireContestantsOf,
  wireDoubleMatch,
  wireDoubleMatches,
  wireSingleMatch,
} from "#core/testing/wire-matches.ts";

const { bracket, group } = createWireStages();
const HEATS = { bracket: wireBracket({ title: "Heats", type: "heats", size: "" }) };

/** Creates a match of bracket 1 that is not in a stage. */
const inFirst = (id: string, place: string, sides: string, change: Wire = OPEN): Wire =>
  wireSingleMatch(id, place, sides, { ...change, bracket_id: "1" });

const ranksOf = (wire: readonly Wire[]): string => formatRanks(worldOfFile(wire));

/** Ranks matches of an ended list at its limit: earlier ones may be missing. */
function ranksOfFullList(ended: readonly Wire[], upcoming: readonly Wire[] = []): string {
  const now = AFTER_ALL_EVENTS;
  const snapshot = pollWireLists({ upcoming, ended }, now, undefined, ended.length);
  return formatRanks(worldOf(snapshot, now));
}

/** Creates matches of bracket 1, on the second day. */
const first = (...texts: readonly string[]): readonly Wire[] => bracket("1", 2, ...texts);
const SEMIFINALS = ["ro4#1 Aino 2 v Bo 0", "ro4#2 Cai 2 v Dag 0"];
const FINAL = "ro2#1 Aino 2 v Cai 0";
const BYE = { bye: "1" };
/** Each of two groups of three is won by the contestant who is named first. */
const TWO_GROUPS = [
  ...group("551", "Aino 2 v Cai 0", "Aino 2 v Xi 0", "Cai 2 v Xi 0"),
  ...group("552", "Bo 2 v Dag 0", "Bo 2 v Zed 0", "Dag 2 v Zed 0"),
];

it("recognises the final as soon as it contains the winner of a semifinal", () => {
  const wire = first("ro8#1 Aino 2 v Eno 0, ro4#1 Aino 2 v Bo 0, ro4#2 Cai 1 v Dag 1");
  const finals = [inFirst("900", "ro2#1", "Aino"), inFirst("901", "ro2#2", "Bo")];
  expect(ranksOf([...wire, ...finals])).toMatch(
    /^1-2 Aino playing, 1-4 Cai Dag undecided, 3-4 Bo playing/,
  );
});

it("ranks no one below a bracket while other groups may be unseen", () => {
  const ended = [
    ...group("551", "Aino 2 v Bo 0", "Bo 2 v Cai 0", "Aino 2 v Cai 0"),
    ...first("ro4#1 Aino 2 v Dag 0", "ro4#2 Bo 2 v Eno 0"),
  ];
  const final = inFirst("900", "ro2#1", "Aino v Bo");
  const inBracket = "1-2 Aino Bo playing, 3-4 Dag Eno lost";
  expect(ranksOfFullList(ended, [final])).toBe(inBracket);
  expect(ranksOf([...ended, final])).toBe(`${inBracket}, 5 Cai group`);
});

it("leaves four ranks open when the final may be the third-place match", () => {
  const wire = first(
    "ro8#1 Aino 2 v Eno 0, ro8#2 Bo 2 v Fay 0, ro8#3 Cai 2 v Gun 0, ro8#4 Dag 2 v Hal 0",
    "ro4#1 Aino 1 v Bo 1, ro4#2 Cai 1 v Dag 1",
  );
  const rowless = { ...OPEN, row: null };
  const finals = ["Aino v Cai", "Bo v Dag"].map((sides, index) =>
    inFirst(`90${index}`, "ro2", sides, rowless),
  );
  expect(ranksOf([...wire, ...finals])).toMatch(/^1-4 Aino Bo Cai Dag playing/);
});

it("ranks a loser who waits for the third-place match as third at best", () => {
  const bronze = inFirst("971", "ro2#2", "");
  const wire = [...first(...SEMIFINALS, FINAL), bronze];
  expect(ranksOf(wire)).toBe("1 Aino won, 2 Cai lost, 3-4 Bo Dag playing");
  const before = [...first("ro8#1 Aino 2 v Xi 0", "ro4#1 Aino 2 v Bo 0"), bronze];
  expect(ranksOf(before)).toContain("3-4 Bo playing");
});

it("ranks both disqualified contestants of a match with those who lost in its round", () => {
  const wire = first(
    "ro8#1 Aino -1 v Bo -1, ro8#2 Cai 2 v Dag 0, ro8#3 Eno 2 v Fay 0, ro8#4 Gun 2 v Hal 0",
    "ro4#2 Eno 2 v Gun 0, ro2#1 Cai 2 v Eno 0",
  );
  expect(ranksOf([...wire, inFirst("972", "ro4#1", "Cai", BYE)])).toBe(
    "1 Cai won, 2 Eno lost, 3 Gun lost, 5-8 Aino Bo disqualified, 5-8 Dag Fay Hal lost",
  );
});

it("ranks only the new name that is in the slot of a winner", () => {
  const wire = first(...SEMIFINALS, "ro2#1 Aino 2 v Xi 0");
  expect(ranksOf(wire)).toBe("1 Aino won, 2 Xi lost, 3-4 Bo Dag lost");
});

it("sorts those of a placement bracket while both finals are open", () => {
  const quarterfinals =
    "ro8#1 Aino 2 v Xi 0, ro8#2 Bo 2 v Yu 0, ro8#3 Cai 2 v Zed 0, ro8#4 Dag 2 v Ulf 0";
  const wire = [
    ...first(quarterfinals, ...SEMIFINALS),
    ...bracket("2", 3, "ro4#1 Xi 2 v Yu 0", "ro4#2 Zed 2 v Ulf 0"),
    wireSingleMatch("973", "ro2#1", "Xi v Zed", { ...OPEN, bracket_id: "2" }),
  ];
  expect(ranksOf(wire)).toMatch(/, 5-6 Xi Zed playing, 7-8 Ulf Yu lost$/);
});

it("ranks a loser without a score", () => {
  const contestants = changeAll(wireContestantsOf("Aino v Bo"), { score: null });
  const [loser = {}, ...others] = first(...SEMIFINALS, FINAL);
  expect(ranksOf([{ ...loser, contestants }, ...others])).toContain("3-4 Bo Dag lost");
});

it("leaves ranks open for a winner whose next match others play", () => {
  const next = inFirst("970", "ro2#1", "Aino v Bo", OPEN);
  const ranks = ranksOf([...first(...SEMIFINALS), next]);
  expect(ranks).toBe("1-2 Aino Bo playing, 1-2 Cai undecided, 3-4 Dag lost");
});

it("ranks no contestant twice when both of a match play the next one", () => {
  const next = inFirst("970", "ro2#1", "Aino 2 v Bo 0");
  expect(ranksOf([...first(...SEMIFINALS), next])).toMatch(/^1 Aino won, 2 Bo lost, /);
});

it("ranks only the divisions whose shape is known", () => {
  const heats = changeAll(bracket("2", 2, "ro2#1 Xi 2 v Yu 0"), HEATS);
  expect(ranksOf([...first(FINAL), ...heats])).toBe("1 Aino won, 2 Cai lost");
});

it("ranks only the champion of a final without an opponent", () => {
  const bye = inFirst("960", "ro2#1", "Aino", BYE);
  expect(ranksOf([...first("ro4#1 Aino 2 v Bo 0"), bye])).toBe("1 Aino won, 3 Bo lost");
});

it("returns no ranking of a lower bracket alone", () => {
  const alone = wireBracket({ title: "Lower", type: "lower", related_bracket_id: null });
  const lower = wireDoubleMatches("lower ro2s1#1 Aino 2 v Bo 0, lower ro2s2#1 Aino 2 v Cai 0");
  expect(ranksOf(changeAll(lower, { bracket: alone }))).toBe("");
});

it("leaves ranks open for losers whose next match may not have been seen", () => {
  const upper = wireDoubleMatches(
    "ro4#1 Aino 2 v Bo 0, ro4#2 Cai 2 v Dag 0, ro2#1 Aino 2 v Cai 0, grand final#1 Aino 2 v Cai 0",
  );
  const ranks = "1 Aino won, 2 Cai lost, 3-4 Bo Dag undecided";
  expect([ranksOfFullList(upper), ranksOf(upper)]).toEqual([ranks, ranks]);
});

it("ranks who did not play on in the lower bracket as eliminated there", () => {
  const wire = wireDoubleMatches(
    "ro4#1 Aino 2 v Bo -1, ro4#2 Cai 2 v Dag 0, ro2#1 Aino 2 v Cai 0",
    "lower ro2s2#1 Cai 2 v Dag 0, grand final#1 Aino 2 v Cai 0",
  );
  const ranks = "1 Aino won, 2 Cai lost, 3 Dag lost, 4 Bo disqualified";
  const bye = wireDoubleMatch("6", "lower ro2s1#1", "Dag", BYE);
  expect([ranksOf(wire), ranksOf([...wire, bye])]).toEqual([ranks, ranks]);
});

it("leaves ranks open for losers who drop to a place that is unknown", () => {
  const upper = [
    ...wireDoubleMatches(
      "ro8#1 Aino 2 v Bo 0, ro8#2 Cai 2 v Dag 0, ro8#3 Eno 2 v Fay 0, ro8#4 Gun 2 v Hal 0",
      "ro4#1 Aino 2 v Cai 0",
    ),
    wireDoubleMatch("6", "ro4#2", "Eno v Gun", OPEN),
  ];
  expect(ranksOf(upper)).toBe("");
  expect(ranksOf([...upper, wireDoubleMatch("7", "lower ro4s1#1", "Bo 2 v Dag 0")])).toBe(
    "1-3 Aino playing, 1-6 Bo Cai Eno Gun playing, 1-8 Fay Hal playing, 7-8 Dag lost",
  );
});

it("ranks no contestant below a bracket with unseen matches", () => {
  const inGroup = group("551", "Aino 2 v Xi 0", "Aino 2 v Yu 0", "Xi 2 v Yu 0");
  const unseen = first("ro4#1 Aino 2 v Bo 0", FINAL);
  expect(ranksOfFullList([...inGroup, ...unseen])).toBe("1 Aino won, 2 Cai lost, 3-4 Bo lost");
});

it("shares the rank of a round whose placement bracket has no known shape", () => {
  const wire = first(
    "ro8#1 Aino 2 v Bo 0, ro8#2 Cai 2 v Dag 0, ro8#3 Eno 2 v Fay 0, ro8#4 Gun 2 v Hal 0",
    "ro4#1 Aino 2 v Cai 0, ro4#2 Eno 2 v Gun 0, ro2#1 Aino 2 v Eno 0",
  );
  const heats = changeAll(bracket("2", 3, "ro4#1 Bo 2 v Dag 0, ro4#2 Fay 2 v Hal 0"), HEATS);
  expect(ranksOf([...wire, ...heats])).toBe(
    "1 Aino won, 2 Eno lost, 3-4 Cai Gun lost, 5-8 Bo Dag Fay Hal lost",
  );
});

it("shares the ranks below a final after qualifiers without a known shape", () => {
  const qualifiers = changeAll(first(...SEMIFINALS), HEATS);
  expect(ranksOf([...qualifiers, ...bracket("2", 3, FINAL)])).toBe(
    "1 Aino won, 2 Cai lost, 3-4 Bo Dag undecided",
  );
});

it("ranks consolation brackets by the positions in groups", () => {
  const wire = [
    ...TWO_GROUPS,
    ...bracket("3", 3, "ro2#1 Zed 2 v Xi 0"),
    ...bracket("2", 3, "ro2#1 Dag 2 v Cai 0"),
    ...bracket("1", 3, "ro2#1 Bo 2 v Aino 0"),
  ];
  expect(ranksOf(wire)).toBe("1 Bo won, 2 Aino lost, 3 Dag won, 4 Cai lost, 5 Zed won, 6 Xi lost");
});

it("ranks groups of a later stage above those of an earlier one", () => {
  const later = group("553", "Aino 2 v Bo 0", "Aino 2 v Cai 0", "Bo 2 v Cai 0");
  const wire = [
    ...TWO_GROUPS,
    ...changeAll(later, { stage: "2", start: "2026-03-02 12:00:00" }),
    ...bracket("1", 3, "ro2#1 Bo 2 v Aino 0"),
  ];
  expect(ranksOf(wire)).toBe("1 Bo won, 2 Aino lost, 3 Cai group, 4 Dag group, 5-6 Xi Zed group");
});

it("ranks no group that is not complete", () => {
  const final = first("ro2#1 Bo 2 v Aino 0");
  expect(ranksOfFullList([...TWO_GROUPS.slice(0, -1), ...final])).toBe("1 Bo won, 2 Aino lost");
});
