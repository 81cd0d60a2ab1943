import { describe, expect, it } from "vitest";
import { createAnnotations } from "#core/desk/annotations.ts";
import { must } from "#core/lib/must.ts";
import type { SCORE_ORDERS } from "#core/model/score-orders.ts";
import { snapshotOfFile } from "#core/snapshot/snapshot.ts";
import { AFTER_ALL_EVENTS, normalizeWireMatch, winnersOf } from "#core/testing/derive.ts";
import { entry, match, NOON, seen } from "#core/testing/model-match.ts";
import { wireBracket } from "#core/testing/wire-match.ts";
import { wireGroupMatch, wireGroupMatches } from "#core/testing/wire-matches.ts";
import { deriveWorld } from "#core/world/derive-world.ts";
import type { World } from "#core/world/world.ts";
import { markNegativeTotals } from "./negative-totals.ts";
import { markScoreOrder } from "./score-order.ts";
import { findEndedWinner } from "./winner-rules.ts";

type Order = (typeof SCORE_ORDERS)[number];

/** Derives ended matches, with the order that staff entered. */
function derive(wire: readonly unknown[], value: Order | null = null): World {
  const matches = wire.map(normalizeWireMatch);
  const scope = must(matches[0], "a match").tournament.key;
  const annotations = createAnnotations(
    value === null ? [] : [{ kind: "score-order", scope, value, who: "Anna", at: 0 }],
  );
  const snapshot = snapshotOfFile(matches, AFTER_ALL_EVENTS);
  return deriveWorld(snapshot, AFTER_ALL_EVENTS, { graceMinutes: 10, annotations });
}

/** Derives rounds of one group: "Aino -5 v Bo -4 v Cai 2". */
const rounds = (texts: readonly string[], order?: Order) => derive(wireGroupMatches(texts), order);

/** Returns the positions of the only group and its ranking, "final" if it is. */
function showGroup({ groups, tournaments }: World): string {
  const { standings } = must([...groups.values()][0], "a group");
  const rows = standings.map(
    ({ position, tied, contestant }) => `${position}${tied ? "=" : ""} ${contestant.name}`,
  );
  const { rankings } = must([...tournaments.values()][0], "a tournament");
  return [...rows, ...rankings.map(({ isFinal }) => (isFinal ? "final" : "open"))].join(", ");
}

const PAR = ["Aino -5 v Bo -4 v Cai 2", "Aino -1 v Bo -6 v Cai 3"];
const PLACES = ["Aino 1 v Bo 2 v Cai 3", "Aino 1 v Bo 3 v Cai 2", "Bo 1 v Aino 2 v Cai 4"];

/** Creates a match of heats. */
const heat = (id: string, size: string, text: string) =>
  wireGroupMatch(id, id, text, {
    group_id: null,
    bracket_id: "7",
    bracket: wireBracket({ type: "heats", size: "" }),
    round_of: size,
  });

describe("the score order", () => {
  it.each([
    ["scores below 0", PAR],
    ["scores like placements", PLACES],
    [
      "placements of which equal ones have the mean",
      ["Aino 1.5 v Bo 1.5 v Cai 3", "Cai 1 v Bo 2 v Aino 3"],
    ],
    ["4, 3, 2 and 1 points", ["Aino 4 v Bo 3 v Cai 2 v Dag 1"]],
  ])("is unknown with %s: nobody wins, and no ranking is final", (_, texts) => {
    const world = rounds(texts);
    expect(winnersOf(world)).toEqual({});
    expect(showGroup(world)).toMatch(/^1= Aino, 1= Bo, 1= Cai.*, open$/);
    expect(world.issues.map(({ code }) => code)).toEqual(["score-order-unknown"]);
    expect([...world.groups.values()][0]?.standings[0]?.played).toBe(texts.length);
  });

  it.each([
    ["points in steps", ["Aino 45 v Bo 30 v Cai -5", "Aino 10 v Bo -10 v Cai 20"], ["Aino", "Cai"]],
    ["what others lose", ["Aino 32 v Bo -9 v Cai -23", "Aino -7 v Bo 3 v Cai 4"], ["Aino", "Cai"]],
    ["3, 2, 1 and 0 points", ["Aino 3 v Bo 2 v Cai 1 v Dag 0"], ["Aino"]],
    ["goals", ["Aino 1 v Bo 2 v Cai 7", "Aino 2 v Bo 5 v Cai 9"], ["Cai", "Cai"]],
    ["duels with a score below 0", ["Aino 45 v Bo -5", "Aino 3 v Bo 20"], ["Aino", "Bo"]],
  ])("is the highest with %s", (_, texts, winners) => {
    const world = rounds(texts);
    expect(Object.values(winnersOf(world))).toEqual(winners);
    expect(world.issues).toEqual([]);
  });

  it("is the highest in doubles that list all four players", () => {
    const world = rounds(["Aino 3 v Bo 3 v Cai 1 v Dag 1", "Aino 1 v Cai 1 v Bo 3 v Dag 3"]);
    expect(world.issues).toEqual([]);
  });

  it("is unknown in duels that mostly end below 0", () => {
    expect(winnersOf(rounds(["Aino -3 v Bo -1", "Aino -2 v Bo 1"]))).toEqual({});
  });

  it.each<[Order, readonly string[], string, readonly string[]]>([
    ["lowest", PAR, "1 Bo, 2 Aino, 3 Cai, final", ["Aino", "Bo"]],
    ["lowest", PLACES, "1 Aino, 2 Bo, 3 Cai, final", ["Aino", "Aino", "Bo"]],
    ["highest", PLACES, "1 Cai, 2 Bo, 3 Aino, final", ["Cai", "Bo", "Cai"]],
    ["lowest", ["Aino 68 v Bo 0 v Cai 70"], "1 Bo, 2 Aino, 3 Cai, final", ["Bo"]],
    ["lowest-above-0", ["Aino 68 v Bo 0 v Cai 70"], "1 Aino, 2 Cai, 3 Bo, final", ["Aino"]],
    ["lowest", ["Aino 9 v Bo 8"], "1 Bo, 2 Aino, final", ["Bo"]],
    ["lowest", ["Aino 9 v Bo -1"], "1 Aino, 2 Bo, final", ["Aino"]],
  ])("is the %s of %j if staff enter it", (order, texts, table, winners) => {
    const world = rounds(texts, order);
    expect(showGroup(world)).toBe(table);
    expect(Object.values(winnersOf(world))).toEqual(winners);
    expect(world.issues).toEqual([]);
  });

  it("puts who has fewer scores behind the others", () => {
    const world = rounds(["Aino 70 v Bo 71 v Cai 72", "Aino 71 v Bo 69"], "lowest");
    expect(showGroup(world)).toBe("1 Bo, 2 Aino, 3 Cai, final");
  });

  it("is shown by those who play in the next round", () => {
    const first = [
      heat("1", "8", "Aino 1 v Bo 2 v Cai 3 v Dag 4"),
      heat("2", "8", "Eli 4 v Fay 3 v Gus 2 v Hal 1"),
    ];
    const low = [...first, heat("3", "4", "Aino 2 v Bo 3 v Gus 4 v Hal 1")];
    expect(winnersOf(derive(low))).toEqual({ 1: "Aino", 2: "Hal", 3: "Hal" });
    const high = [...first, heat("3", "4", "Cai 2 v Dag 3 v Eli 4 v Fay 1")];
    expect(winnersOf(derive(high))).toEqual({ 1: "Dag", 2: "Eli", 3: "Eli" });
    const mixed = [...first, heat("3", "4", "Aino 2 v Bo 3 v Eli 4 v Fay 1")];
    expect(winnersOf(derive(mixed))).toEqual({});
  });
});

const INPUT = { now: NOON, graceMinutes: 10, lockTrusted: true, locksOthers: true };
const SCORES = [-2, 0, 1, 2, 3, 4];
const TRIPLES = SCORES.flatMap((a) => SCORES.flatMap((b) => SCORES.map((c) => [a, b, c])));
/** Sorted scores of three that may be placements. */
const PLACED = new Set(["1,2,3", "1,1,3", "1,2,2", "1,2,4", "1,4,4", "1,1,4"]);

/** Describes what two matches of these scores have wrong; "" if nothing. */
function findMistake(...fields: readonly (readonly number[])[]): string {
  const matches = fields.map((scores, index) => {
    const entries = scores.map((score, at) => entry(`P${at}`, { score }));
    return seen(match(`${index}`, { locked: true, entries }), { list: "ended" });
  });
  const marked = markScoreOrder(markNegativeTotals(matches, INPUT), null, INPUT);
  const played = fields.filter((scores) => scores.some((score) => score !== 0));
  const isNegative = played.flat().some((score) => score < 0);
  const areEven = played.length > 1 && played.every(([a = 0, b = 0, c = 0]) => a + b + c === 0);
  const placed = played.filter((scores) => PLACED.has(scores.toSorted((a, b) => a - b).join()));
  const isUnknown = isNegative ? !areEven : placed.length * 2 > played.length;
  const problems = marked.map(({ match: own }) => {
    if ((own.scoreOrder === "unknown") !== isUnknown) return "order";
    return isUnknown && findEndedWinner(own) !== null ? "winner" : "";
  });
  return problems.join("");
}

it("claims no winner of any two matches whose scores fit both orders", () => {
  const mistakes = TRIPLES.flatMap((one, index) =>
    TRIPLES.slice(index).map((other) => findMistake(one, other)),
  );
  expect(mistakes).toHaveLength(23_436);
  expect(mistakes.filter(Boolean)).toEqual([]);
});
