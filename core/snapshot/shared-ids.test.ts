import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { Snapshot } from "#core/model/tick.ts";
import {
  onlyBracket,
  pollInTurn,
  pollWireLists,
  restartWith,
  worldOf,
  worldOfFile,
} from "#core/testing/derive.ts";
import { inCup, type Wire, WIRE_START, wireBracket } from "#core/testing/wire-match.ts";
import { wireGroupMatch, wireSingleMatch } from "#core/testing/wire-matches.ts";
import { mergeSnapshots } from "./merge-snapshots.ts";

const OPEN = { locked: "0", start: "2026-03-07 20:00:00" };
const FOUR = { bracket: wireBracket({ size: "4" }) };

/** Creates the semifinals and the final of a tournament, with these first characters of its ids. */
const createBracket = (prefix: string) => (sides: readonly string[]) => [
  wireSingleMatch(`${prefix}1`, "ro4#1", `${sides[0]} 2 v ${sides[1]} 0`, FOUR),
  wireSingleMatch(`${prefix}2`, "ro4#2", `${sides[2]} 1 v ${sides[3]} 0`, { ...FOUR, locked: "0" }),
  wireSingleMatch(`${prefix}3`, "ro2#1", "", { ...FOUR, ...OPEN }),
];

const createGroup = (sides: readonly string[]) => [
  wireGroupMatch("1", "1", `${sides[0]} 2 v ${sides[1]} 0`),
  wireGroupMatch("2", "2", `${sides[2]} 1 v ${sides[3]} 0`, { locked: "0" }),
  wireGroupMatch("3", "3", `${sides[0]} v ${sides[2]}`, OPEN),
];

type CreateMatches = (sides: readonly string[]) => readonly Wire[];

/** Matches of two tournaments by what both have in common. */
const PAIRS: readonly (readonly [string, { readonly [C in Cup]: CreateMatches }])[] = [
  ["match and bracket ids", { juniors: createBracket(""), seniors: createBracket("") }],
  ["bracket ids", { juniors: createBracket("j"), seniors: createBracket("s") }],
  ["match and group ids", { juniors: createGroup, seniors: createGroup }],
];

const NAMES = {
  juniors: ["Aino", "Bo", "Cai", "Dag"],
  seniors: ["Eve", "Fay", "Gus", "Hal"],
} as const;
type Cup = keyof typeof NAMES;

const isUpcoming = ({ start }: Wire) => start === OPEN.start;

/** Returns the lists of a service while they contain these tournaments. */
function listsOf(pair: { readonly [C in Cup]: CreateMatches }, cups: readonly Cup[]) {
  const all = cups.flatMap((cup) => pair[cup](NAMES[cup]).map((match) => inCup(cup, match)));
  return { upcoming: all.filter(isUpcoming), ended: all.filter((one) => !isUpcoming(one)) };
}

/** Describes the ids of each match, by tournament, round and row. */
const idsOf = ({ matches }: Snapshot): ReadonlyMap<string, string> =>
  new Map(
    Array.from(matches.values(), ({ match }) => {
      const { tournament, roundOf, row, key, bracketId, groupId } = match;
      return [`${tournament.slug} ${roundOf} ${row}`, `${key} in ${bracketId ?? groupId}`];
    }),
  );

/** Describes wrong matches after these tournaments were listed; "" if all are right. */
function findFaults(snapshot: Snapshot, seen: ReadonlySet<Cup>): readonly string[] {
  const all = Array.from(snapshot.matches.values(), ({ match }) => match);
  const parts = new Set(all.map((one) => one.bracketId ?? one.groupId));
  const faults = all.flatMap(({ key, tournament, entries }) => {
    const own: readonly string[] = tournament.slug === "juniors" ? NAMES.juniors : NAMES.seniors;
    return entries.every(({ name }) => own.includes(name)) ? [] : [`${key} has strangers`];
  });
  if (all.length !== 3 * seen.size) faults.push(`${all.length} matches`);
  if (parts.size !== seen.size) faults.push(`${parts.size} brackets or groups`);
  return faults;
}

/** Returns the ids that changed, and adds those of new matches to the known ones. */
function findChangedIds(known: Map<string, string>, snapshot: Snapshot): readonly string[] {
  const ids = [...idsOf(snapshot)];
  const changed = ids.filter(([match, id]) => (known.get(match) ?? id) !== id);
  for (const [match, id] of ids) known.set(match, id);
  return changed.map(([match, id]) => `${match} is ${id}`);
}

const LISTED: readonly (readonly Cup[])[] = [
  [],
  ["juniors"],
  ["seniors"],
  ["juniors", "seniors"],
  ["seniors", "juniors"],
];
/** The tournaments listed in each of three polls. */
const SEQUENCES = LISTED.flatMap((first) =>
  LISTED.flatMap((second) => LISTED.map((third) => [first, second, third])),
);

describe.each(PAIRS)("two tournaments that have the same %s", (_, pair) => {
  it.each([
    ["", (snapshot: Snapshot) => snapshot],
    [", and the server restarts after each poll", restartWith],
  ])("keep their first ids whichever are listed%s", (_name, afterPoll) => {
    const faults: string[] = [];
    for (const sequence of SEQUENCES) {
      let snapshot: Snapshot | undefined;
      const seen = new Set<Cup>();
      const known = new Map<string, string>();
      for (const [index, cups] of sequence.entries()) {
        const at = WIRE_START + index * MINUTE;
        snapshot = afterPoll(pollWireLists(listsOf(pair, cups), at, snapshot));
        for (const cup of cups) seen.add(cup);
        faults.push(...findFaults(snapshot, seen), ...findChangedIds(known, snapshot));
      }
      // If both are new at once, the order of their slugs decides.
      const [first = ""] = (sequence.find((cups) => cups.length > 0) ?? []).toSorted();
      const own = [...known].filter(([match]) => match.startsWith(first) && first !== "");
      faults.push(...own.map(([, id]) => id).filter((id) => id.includes("-")));
    }
    expect(faults).toEqual([]);
  });

  it("keep their first ids if each is listed for another client", () => {
    const faults: string[] = [];
    for (const sequence of SEQUENCES) {
      const clients = new Map<Cup, Snapshot>();
      const known = new Map<string, string>();
      for (const [index, cup] of sequence.flat().entries()) {
        const others = [...clients].flatMap(([other, { matches }]) =>
          other === cup ? [] : matches,
        );
        const at = WIRE_START + index * MINUTE;
        const lists = listsOf(pair, [cup]);
        clients.set(cup, pollWireLists(lists, at, clients.get(cup), 100, { others }));
        const merged = must(mergeSnapshots([...clients.values()]), "a client has polled");
        const seen = new Set(clients.keys());
        faults.push(...findFaults(merged, seen), ...findChangedIds(known, merged));
      }
    }
    expect(faults).toEqual([]);
  });

  it("are both complete if they are read from one file", () => {
    for (const cups of LISTED.slice(3)) {
      const { upcoming, ended } = listsOf(pair, cups);
      const { tournaments, brackets, groups } = worldOfFile([...upcoming, ...ended]);
      expect([...tournaments.values()].map(({ matches }) => matches.length)).toEqual([3, 3]);
      expect(brackets.size + groups.size).toBe(2);
    }
  });
});

const detailsOf = (type: string, related: string) =>
  wireBracket({ type, size: "", related_bracket_id: related, best_of_params: {} });

const pollAll = (...polls: readonly (readonly Wire[])[]): Snapshot =>
  pollInTurn(
    polls.map((ended) => ({ ended })),
    WIRE_START,
  );
const keysOf = ({ matches }: Snapshot) =>
  Array.from(matches.values(), ({ match }) => `${match.tournament.slug} ${match.id}`).toSorted();

/** Creates a double elimination with ids that the one of the other tournament has, too. */
const createDouble = (cup: Cup) => {
  const [a = "", b = "", c = ""] = NAMES[cup];
  const upper = { bracket_id: "7", bracket: detailsOf("double", "8"), stage: "2" };
  const lower = { bracket_id: "8", bracket: detailsOf("lower", "7"), stage: "2" };
  return [
    inCup(cup, wireSingleMatch("1", "ro2#1", `${a} 2 v ${b} 0`, { ...upper, stage: "1" })),
    inCup(cup, wireSingleMatch("2", "ro2#1", `${b} 2 v ${c} 0`, lower)),
    inCup(cup, wireSingleMatch("3", "ro2#1", `${a} 2 v ${b} 1`, upper)),
  ];
};

describe("an id that another tournament has", () => {
  const one = inCup("juniors", wireSingleMatch("1", "ro4#1", "Aino 2 v Bo 0"));
  const other = inCup("seniors", wireSingleMatch("1", "ro4#1", "Eve 1 v Fay 0"));

  it("states the id that the service sends", () => {
    const match = pollAll([one, other]).matches.get("osu.example.net/1-seniors")?.match;
    expect(match?.sentAs).toEqual({ id: "1", bracketId: "1101", groupId: null });
  });

  it("keeps an id that looks like the new one", () => {
    const same = inCup("open", wireSingleMatch("1-seniors", "ro4#1", "Ida 2 v Jon 0"));
    const keys = ["juniors 1", "open 1-seniors", "seniors 1-seniors-2"];
    expect(keysOf(pollAll([same], [one, other, same]))).toEqual(keys);
    expect(keysOf(pollAll([one, same, other], [other]))).toEqual(keys);
  });

  it("relates the upper and the lower bracket of its own tournament", () => {
    const snapshot = pollAll([...createDouble("juniors"), ...createDouble("seniors")]);
    const { tournaments } = worldOf(snapshot, snapshot.takenAt);
    const found = [...tournaments.values()].flatMap(({ brackets }) =>
      brackets.map(({ ids, champion }) => `${ids.join("+")} ${champion?.name}`),
    );
    expect(found).toEqual(["7+8 Aino", "7-seniors+8-seniors Eve"]);
  });

  it("stays that of the match if the service changes it", () => {
    const changed = { ...other, id: "9" };
    const keys = ["juniors 1", "seniors 1-seniors"];
    expect(keysOf(pollAll([one, other], [one, changed], [one, changed]))).toEqual(keys);
    expect(keysOf(pollAll([one, { ...other, id: "5" }], [one, other], [other]))).toEqual([
      "juniors 1",
      "seniors 5",
    ]);
  });

  it("goes on under a corrected slug", () => {
    const corrected = inCup("masters", wireSingleMatch("1", "ro4#1", "Eve 1 v Fay 0"));
    const snapshot = pollAll([one, other], [one, corrected], [corrected]);
    expect(keysOf(snapshot)).toEqual(["juniors 1", "masters 1-seniors"]);
    expect(snapshot.moved).toHaveLength(1);
    expect(onlyBracket(worldOf(pollAll([other], [corrected]), WIRE_START)).ids).toEqual(["1101"]);
  });

  it("is that of another tournament if the first one is no longer listed", () => {
    expect(keysOf(pollAll([one], [other]))).toEqual(["juniors 1", "seniors 1-seniors"]);
  });

  it("is that of one match which both lists contain with different slugs during a correction", () => {
    const corrected = inCup("seniors", wireSingleMatch("1", "ro4#1", "Aino 2 v Bo 0"));
    const lists = { upcoming: [one], ended: [corrected] };
    expect(pollWireLists(lists, WIRE_START).matches.size).toBe(1);
  });

  it("reports the issues of each match under its own key", () => {
    const broken = { ...other, start: "soon" };
    expect(pollAll([one, broken]).issues).toMatchObject([{ match: "osu.example.net/1-seniors" }]);
  });
});
