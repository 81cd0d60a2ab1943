import { describe, expect, it } from "vitest";
import { arrangeSwiss, type SwissBlock, type SwissContext } from "./arrange-swiss.ts";
import type { SwissMatch } from "./swiss-records.ts";

const CONTEXT: SwissContext = {
  points: null,
  scoresArePoints: false,
  isPartial: false,
  statedRounds: null,
};

type Slot = SwissMatch["slots"][number];
const slotOf = (key: string, score: number | null, result: Slot["result"]): Slot => ({
  contestant: key === "?" ? null : { key },
  score,
  disqualified: false,
  result,
});

/** Creates a match: "A 2 B 0" ended, "A B" upcoming, "A live B" live, "A 1" a bye. */
function match(text: string): SwissMatch {
  const words = text.split(" ");
  const base = { stateBy: "listed", unresolved: null, outcome: { draw: false } } as const;
  if (words.length === 2 && Number.isFinite(Number(words[1]))) {
    const [key = "", score] = words;
    const slots = [slotOf(key, Number(score), "winner")];
    return { ...base, state: "ended", stateBy: "bye", slots };
  }
  if (words.length < 4) {
    const slots = [slotOf(words[0] ?? "", null, null), slotOf(words.at(-1) ?? "", null, null)];
    return { ...base, state: words[1] === "live" ? "live" : "upcoming", slots };
  }
  const [a = "", scoreA, b = "", scoreB] = words;
  const difference = Number(scoreA) - Number(scoreB);
  const [own, other] =
    difference === 0
      ? (["draw", "draw"] as const)
      : difference > 0
        ? (["winner", "loser"] as const)
        : (["loser", "winner"] as const);
  const slots = [slotOf(a, Number(scoreA), own), slotOf(b, Number(scoreB), other)];
  return { ...base, state: "ended", outcome: { draw: difference === 0 }, slots };
}

const rounds = (...texts: readonly string[]) =>
  texts.map((text) => text.split(", ").map((each) => match(each)));

/** Formats a block: "2–1: A-B", "3–0 through: A", "2–2: 3 winner 1–2". */
function format({ records, matches, fate, stopped, arrivals }: SwissBlock<SwissMatch>): string {
  const head = records.map(({ wins, losses }) => `${wins}–${losses}`).join(" v ");
  const pairs = matches.map(({ slots }) =>
    slots.map(({ contestant }) => contestant?.key ?? "?").join("-"),
  );
  const open = arrivals.map(
    ({ result, of, count }) => `${count} ${result} ${of.wins}–${of.losses}`,
  );
  return `${head}${fate === null ? "" : ` ${fate}`}: ${[...pairs, ...stopped, ...open].join(" ")}`;
}

const arrange = (texts: readonly string[], context: Partial<SwissContext> = {}) =>
  arrangeSwiss(rounds(...texts), { ...CONTEXT, ...context });
const blocksOf = (texts: readonly string[], context: Partial<SwissContext> = {}) =>
  arrange(texts, context).columns.map(({ blocks }) => blocks.map(format));

/** Points of each contestant before a round. */
const pointsBefore = (column: ReturnType<typeof arrange>["columns"][number] | undefined) =>
  Object.fromEntries(Array.from(column?.records ?? [], ([key, record]) => [key, record?.points]));

/** Eight contestants who stop with two wins or two losses, without the last round. */
const TWO_ROUNDS = [
  "A 1 B 0, C 1 D 0, E 1 F 0, G 1 H 0",
  "A 1 C 0, E 1 G 0, B 1 D 0, F 1 H 0",
] as const;

describe("arrangeSwiss", () => {
  it("groups the matches of a round by the record before it, the best first", () => {
    expect(blocksOf(TWO_ROUNDS)).toEqual([
      ["0–0: A-B C-D E-F G-H"],
      ["1–0: A-C E-G", "0–1: B-D F-H"],
    ]);
  });

  it("ranks the matches of a round by points in one block", () => {
    const [, second] = blocksOf(["A 1 B 1, C 2 D 0, E 1 F 0", "A B, D F, C E"]);
    expect(second).toEqual([": C-E A-B D-F"]);
  });

  it("names who has no match in a round that has begun, unless matches may be missing", () => {
    const texts = [...TWO_ROUNDS, "C live B, G F"];
    expect(blocksOf(texts)[2]).toEqual(["2–0: A E", "1–1: C-B G-F", "0–2: D H"]);
    expect(blocksOf(texts, { isPartial: true })[2]).toEqual(["1–1: C-B G-F"]);
    expect(blocksOf([...TWO_ROUNDS, "C B, G F"])[2]).toEqual(["1–1: C-B G-F"]);
  });

  it("names both records of contestants with different ones", () => {
    expect(blocksOf(["A 1 B 0, C 1 D 0", "A 1 D 0, C 1 B 0"])[1]).toEqual(["1–0 v 0–1: A-D C-B"]);
  });

  it("returns no record after a result that is not known, and puts it last", () => {
    const blocks = blocksOf(["A 1 B 0, C live D", "A C, B D"]);
    expect(blocks[1]).toEqual([": A-C B-D"]);
  });

  it("puts blocks without a record after the others", () => {
    const texts = ["A 1 B 0, C live D, E 1 F 0", "A C, E B, D F"];
    expect(blocksOf(texts)[1]).toEqual(["1–0 v 0–1: E-B", ": A-C D-F"]);
    const reversed = ["A 1 B 0, C live D, E 1 F 0", "E B, D F, A C"];
    expect(blocksOf(reversed)[1]).toEqual(["1–0 v 0–1: E-B", ": D-F A-C"]);
  });

  it("puts late contestants to those without a match", () => {
    expect(blocksOf(["A 1 B 0", "E B, A F"])[1]).toEqual(["1–0 v 0–0: A-F", "0–0 v 0–1: E-B"]);
  });

  it("returns no record after an end without a result", () => {
    const [one, next] = rounds("A 1 B 0", "A C");
    const unclear = { ...match("A 1 B 0"), slots: [slotOf("A", null, null), slotOf("B", 0, null)] };
    for (const scoresArePoints of [false, true]) {
      const context = { ...CONTEXT, scoresArePoints };
      const { columns } = arrangeSwiss([[unclear], [...(next ?? []), ...(one ?? [])]], context);
      expect(columns[1]?.blocks.map(({ records }) => records)).toContainEqual([]);
    }
  });

  it("gives no points for a disqualification and for a bye without a score", () => {
    const lost = { ...slotOf("A", -1, "loser"), disqualified: true };
    const forfeit = { ...match("A 0 B 1"), slots: [lost, slotOf("B", 1, "winner")] };
    const bye = { ...match("C 1"), slots: [slotOf("C", null, null)] };
    const { columns } = arrangeSwiss([[forfeit, bye], [match("A C")]], {
      ...CONTEXT,
      scoresArePoints: true,
    });
    expect(pointsBefore(columns[1])).toEqual({ A: 0, B: 1, C: 0 });
  });

  it("ignores open slots", () => {
    expect(blocksOf(["A 1 B 0", "A ?"])[1]).toEqual(["1–0: A-?"]);
  });

  it("uses points once a match was drawn", () => {
    const arranged = arrange(["A 1 B 1, C 2 D 0", "C A, B D"]);
    expect(arranged.isByPoints).toBe(true);
    expect(pointsBefore(arranged.columns[1])).toEqual({ A: 0.5, B: 0.5, C: 1, D: 0 });
  });

  it("uses the points of the rule, and those of byes", () => {
    const points = { win: 3, draw: 1, loss: 0 };
    const [, second] = arrange(["A 2 B 0, C 3", "A C, B D"], { points }).columns;
    expect(pointsBefore(second)).toEqual({ A: 3, B: 0, C: 3 });
  });

  it("uses scores that are points", () => {
    const [, second] = arrange(["A 1 B 0, C 0.5 D 0.5", "A C, B D"], {
      scoresArePoints: true,
    }).columns;
    expect(pointsBefore(second)).toEqual({ A: 1, B: 0, C: 0.5, D: 0.5 });
  });

  it("shows who is through or out in the next round, with the limits that those prove who stopped", () => {
    const texts = [...TWO_ROUNDS, "C 1 B 0, G 1 F 0"];
    expect(arrange(texts).limits).toEqual({ wins: 2, losses: 2 });
    expect(blocksOf(texts).slice(2)).toEqual([
      ["2–0 through: A E", "1–1: C-B G-F", "0–2 out: D H"],
      ["2–1 through: C G", "1–2 out: B F"],
    ]);
  });

  it("returns the limits during the next round if they fit the rounds that staff entered", () => {
    const texts = [...TWO_ROUNDS, "C 1 B 0, G live F"];
    expect(arrange(texts).limits).toBeNull();
    expect(arrange(texts, { statedRounds: 4 }).limits).toBeNull();
    expect(blocksOf(texts, { statedRounds: 3 }).slice(2)).toEqual([
      ["2–0 through: A E", "1–1: C-B G-F", "0–2 out: D H"],
      ["2–1 through: C 1 winner 1–1", "1–2 out: B 1 loser 1–1"],
    ]);
  });

  it("expects no contestant from matches of unequal contestants or those that will not be played", () => {
    const unplayed = { ...match("P Q"), unresolved: "withdrawn" };
    const [first = [], second = []] = rounds(...TWO_ROUNDS);
    const [third = []] = rounds("C 1 B 0, G live X, F live Y, Z live K, L live Z2, M live ?");
    const context = { ...CONTEXT, statedRounds: 3 };
    const played = [first, [...second, match("Z live Z2")], [...third, unplayed]];
    const { columns, limits } = arrangeSwiss(played, context);
    expect(limits).toEqual({ wins: 2, losses: 2 });
    expect(columns.at(-1)?.blocks.flatMap(({ arrivals }) => arrivals)).toEqual([]);
  });

  it.each<[string, readonly string[], Partial<SwissContext>]>([
    ["matches may not have been seen", [...TWO_ROUNDS, "C 1 B 0, G 1 F 0"], { isPartial: true }],
    ["all play on", [...TWO_ROUNDS, "A 1 E 0, C 1 B 0, G 1 F 0, D 1 H 0"], {}],
    ["one with two wins plays on", [...TWO_ROUNDS, "A 1 B 0, G 1 F 0"], {}],
    ["another stops with even results", [...TWO_ROUNDS, "C 1 B 0"], {}],
    [
      "no more than one stopped at each limit",
      ["A 1 B 0, C 1 D 0", "A 1 C 0, B 1 D 0", "C 1 B 0"],
      {},
    ],
    [
      "more rounds follow than the limits allow",
      [...TWO_ROUNDS, "C 1 B 0, G 1 F 0", "C 1 X 0"],
      {},
    ],
    ["the next round has not begun", [...TWO_ROUNDS, "C B, G F"], { statedRounds: 3 }],
    ["nobody is out", ["A 1 B 0, C 1 D 0", "B 1 D 0"], {}],
  ])("returns no limits when %s", (_, texts, context) => {
    expect(arrange(texts, context).limits).toBeNull();
  });
});
