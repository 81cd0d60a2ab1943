import { describe, expect, it } from "vitest";
import { MINUTE } from "#core/lib/time.ts";
import type { Snapshot } from "#core/model/tick.ts";
import { onlyBracket, pollInTurn, worldOf } from "#core/testing/derive.ts";
import {
  type Wire,
  WIRE_START,
  wireBracket,
  wireContestant,
  wireTournament,
} from "#core/testing/wire-match.ts";
import { wireGroupMatch, wireSingleMatch } from "#core/testing/wire-matches.ts";

const SITE = "osu.example.net";
const LATER = "2026-03-07 20:00:00";
const OPEN = { locked: "0", bracket: wireBracket({ size: "4" }) };

/** A bracket of four before its start. */
const MATCHES = [
  wireSingleMatch("a1", "ro4#1", "Aino v Bo", OPEN),
  wireSingleMatch("a2", "ro4#2", "Cai v Dag", OPEN),
  wireSingleMatch("a3", "ro2#1", "", { ...OPEN, start: LATER }),
];

/** Gives matches the ids PREFIX1, PREFIX2 and so on, and the id 77 of a bracket or group. */
const renumbered = (matches: readonly Wire[], change: Wire = {}, prefix = "900"): readonly Wire[] =>
  matches.map((match, at) =>
    Object.assign({}, match, { id: `${prefix}${at + 1}`, bracket_id: "77" }, change),
  );

/** Polls these upcoming matches a minute after each other. */
function pollAll(...polls: readonly (readonly Wire[])[]): Snapshot {
  return pollInTurn(
    polls.map((upcoming) => ({ upcoming })),
    WIRE_START - 30 * MINUTE,
  );
}

const idsOf = ({ matches }: Snapshot) =>
  Array.from(matches.values(), ({ match }) => {
    const id = match.sentAs?.id ?? match.id;
    return `${match.id}=${id} in ${match.bracketId ?? match.groupId}`;
  }).toSorted();

const SAME = ["a1=9001 in 1101", "a2=9002 in 1101", "a3=9003 in 1101"];

describe("a poll with the same contents under other ids", () => {
  it("keeps the ids as first seen, and when each match was first seen", () => {
    const snapshot = pollAll(MATCHES, renumbered(MATCHES));
    expect(idsOf(snapshot)).toEqual(SAME);
    expect(snapshot.holds).toEqual([]);
    for (const { sighting } of snapshot.matches.values()) {
      expect(sighting.firstSeen).toBe(WIRE_START - 30 * MINUTE);
      expect(sighting.withdrawnAt).toBeNull();
    }
    const { rounds, ids } = onlyBracket(worldOf(snapshot, snapshot.takenAt));
    expect([ids, rounds.flatMap(({ places }) => places.map(({ code }) => code))]).toEqual([
      ["1101"],
      ["SF-1", "SF-2", "F"],
    ]);
  });

  it("follows the ids in later polls with other contents", () => {
    const moved = renumbered(MATCHES, { start: "2026-03-07 19:00:00" });
    const last = [
      ...moved.slice(0, 2),
      { ...moved[2], contestants: [wireContestant({ name: "Aino" })] },
    ];
    expect(idsOf(pollAll(MATCHES, renumbered(MATCHES), last))).toEqual(SAME);
  });

  it("follows a return to the former ids", () => {
    const ids = idsOf(pollAll(MATCHES, renumbered(MATCHES), MATCHES));
    expect(ids).toEqual(["a1=a1 in 1101", "a2=a2 in 1101", "a3=a3 in 1101"]);
  });

  it("follows ids that change again", () => {
    const again = renumbered(MATCHES, {}, "800");
    const ids = idsOf(pollAll(MATCHES, renumbered(MATCHES), again));
    expect(ids).toEqual(SAME.map((id) => id.replace("=9", "=8")));
  });

  it("follows only the id of the bracket", () => {
    const other = MATCHES.map((match) => ({ ...match, bracket_id: "77" }));
    const ids = idsOf(pollAll(MATCHES, other));
    expect(ids).toEqual(["a1=a1 in 1101", "a2=a2 in 1101", "a3=a3 in 1101"]);
  });

  it("puts a match that is new in a bracket with another id into the known one", () => {
    const other = MATCHES.map((match) => ({ ...match, bracket_id: "77" }));
    const third = wireSingleMatch("a4", "ro2#2", "", { ...OPEN, start: LATER, bracket_id: "77" });
    expect(idsOf(pollAll(MATCHES, other, [third]))).toContain("a4=a4 in 1101");
  });

  it("follows matches whose contestants are not known yet, or no longer", () => {
    const empty = MATCHES.map((match) => ({ ...match, contestants: [] }));
    expect(idsOf(pollAll(empty, renumbered(MATCHES)))).toEqual(SAME);
    expect(idsOf(pollAll(MATCHES, renumbered(empty), renumbered(MATCHES)))).toEqual(SAME);
    expect(idsOf(pollAll(empty, renumbered(empty)))).toEqual(SAME);
  });

  it("follows the ids of groups", () => {
    const own = { locked: "0" };
    const matches = [
      wireGroupMatch("1", "1", "Aino v Bo", own),
      wireGroupMatch("2", "2", "Aino v Cai", own),
    ];
    const group = String(matches[0]?.["group_id"]);
    const other = renumbered(matches, { bracket_id: null, group_id: "78" });
    expect(idsOf(pollAll(matches, other))).toEqual([`1=9001 in ${group}`, `2=9002 in ${group}`]);
  });

  it("follows a match that is in neither a group nor a bracket, by its contestants", () => {
    const none = { bracket_id: null, bracket: null };
    const [match = {}] = MATCHES.map((one) => ({ ...one, ...none }));
    const open = { ...match, id: "a9", contestants: [] };
    const other = renumbered([match, open], none);
    expect(idsOf(pollAll([match, open], other))).toEqual([
      "9002=9002 in null",
      "a1=9001 in null",
      "a9=a9 in null",
    ]);
  });
});

describe("a poll with new ids", () => {
  it.each<[string, Wire]>([
    ["another start", { start: "2026-03-07 23:00:00" }],
    ["no start", { start: "" }],
    ["other contestants", { contestants: [wireContestant({ name: "Eve" })] }],
    ["another round", { round_of: "8" }],
  ])("adds matches with %s", (_, change) => {
    const [match = {}] = MATCHES;
    const ids = idsOf(pollAll([match], [{ ...match, id: "9001", ...change }]));
    expect(ids).toEqual(["9001=9001 in 1101", "a1=a1 in 1101"]);
  });

  it("adds matches of another tournament, in its own bracket", () => {
    const tournament = wireTournament({ slug: "other" });
    const [match = {}] = MATCHES;
    const ids = idsOf(pollAll([match], [{ ...match, id: "9001", tournament }]));
    expect(ids).toEqual(["9001=9001 in 1101-other", "a1=a1 in 1101"]);
  });

  it("keeps a replay and its first match apart while both are listed", () => {
    const replay = { ...MATCHES[0], id: "a9", start: LATER };
    const listed = [...MATCHES, replay];
    expect(idsOf(pollAll(MATCHES, listed))).toHaveLength(4);
    const other = renumbered(listed);
    expect(idsOf(pollAll(MATCHES, listed, other))).toEqual([...SAME, "a9=9004 in 1101"]);
  });

  it("keeps two matches apart once both ids are listed", () => {
    const both = [...MATCHES, ...renumbered(MATCHES)];
    const ids = idsOf(pollAll(MATCHES, renumbered(MATCHES), both));
    expect(ids).toHaveLength(6);
  });

  it("guesses nothing between two brackets without contestants", () => {
    const empty = MATCHES.map((match): Wire => ({ ...match, contestants: [] }));
    const second = renumbered(empty, { bracket_id: "1103" }, "x");
    const two = [...empty, ...second];
    const other = renumbered(empty);
    expect(idsOf(pollAll(two, other))).toContain("9001=9001 in 77");
  });

  it("does not give a bracket the id of one of two whose matches it has", () => {
    const others = [
      wireSingleMatch("b1", "ro4#1", "Eve v Fay", { ...OPEN, bracket_id: "1103" }),
      wireSingleMatch("b2", "ro4#2", "Gus v Hal", { ...OPEN, bracket_id: "1103" }),
    ];
    const both = [...MATCHES.slice(0, 1), ...others];
    expect(idsOf(pollAll(both, renumbered(both)))).toEqual([
      "a1=9001 in 77",
      "b1=9002 in 77",
      "b2=9003 in 77",
    ]);
  });

  it("does not put a match into another known bracket that it leaves its own for", () => {
    const second = { ...MATCHES[1], id: "b1", bracket_id: "1103" };
    const moved = { ...MATCHES[0], bracket_id: "1103" };
    const ids = idsOf(pollAll([...MATCHES, second], [moved, ...MATCHES.slice(1), second]));
    expect(ids).toContain("a1=a1 in 1103");
  });
});

it("reports the issues of a match under the id as first seen, and keeps other issues", () => {
  const twice = ["1", "2"].map((sort) => wireContestant({ name: "Aino", sort }));
  const [match = {}, other = {}] = MATCHES;
  const matches = [{ ...match, contestants: twice }, other, { ...other, id: "a5", start: "" }];
  const [first = {}, second = {}, third = {}] = renumbered(matches);
  const sent = [first, second, { ...third, id: "a5" }, { id: null, site: null }];
  const { issues } = pollAll(matches, sent);
  expect(issues.map(({ match: key }) => key)).toEqual([null, `${SITE}/a1`, `${SITE}/a5`]);
});

it("changes nothing when a poll repeats the ids", () => {
  const before = pollAll(MATCHES);
  expect(idsOf(pollAll(MATCHES, MATCHES))).toEqual(idsOf(before));
});
