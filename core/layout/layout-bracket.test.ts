import { describe, expect, it } from "vitest";
import { sampleRounds, type SampleOptions } from "#core/testing/sample-bracket.ts";
import { layoutBracket } from "./layout-bracket.ts";
import type { Box, BracketLayout, CardBox, LayoutView } from "./layout-types.ts";

/** A window of 1440 × 900 without the heads of product and tournament. */
const VIEW = { width: 1440, height: 790 };
const WINDOW = 1440 * 900;
const LOW = { width: 1280, height: 626 };
const TABLET = { width: 744, height: 973 };
const HUGE = { width: 2560, height: 1330 };

function draw(options: SampleOptions, view: LayoutView = VIEW): BracketLayout {
  return layoutBracket(sampleRounds(options), view);
}

const find = ({ cards }: BracketLayout, place: string): CardBox | undefined =>
  cards.find((card) => card.place === place);

/** Returns the share of the window that cards in the view cover, in percent. */
function coverage({ cards }: BracketLayout, view: LayoutView): number {
  const clip = ({ x, y, width, height }: Box): number =>
    Math.max(0, Math.min(x + width, view.width) - x) *
    Math.max(0, Math.min(y + height, view.height) - y);
  return (100 * cards.reduce((sum, card) => sum + clip(card), 0)) / WINDOW;
}

function meets(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function overlaps(layout: BracketLayout): readonly string[] {
  const others: readonly Box[] = [...layout.heads, ...layout.spines];
  return layout.cards.flatMap((card, index) =>
    [...layout.cards.slice(index + 1), ...others]
      .filter((other) => meets(card, other))
      .map((other) => `${card.place} ${"place" in other ? String(other.place) : "head"}`),
  );
}

const PROGRESS = [
  ["at the start", 0, 0],
  ["in play", 0.5, 4],
  ["at the end", 1, 0],
] as const;

describe.each([
  ["double", 8, 35],
  ["double", 16, 38],
  ["double", 32, 48],
  ["double", 64, 45],
  ["double", 128, 45],
  ["single", 16, 30],
  ["single", 32, 42],
  ["single", 64, 45],
  ["single", 128, 45],
] as const)("a %s elimination of %i", (kind, size, least) => {
  it.each(PROGRESS)(`covers at least ${least}% of a window with cards %s`, (_, share, live) => {
    const ended = Math.floor(size * (kind === "double" ? 2 : 1) * share);
    const layout = draw({ kind, size, ended, live });
    // A strip with all rounds is above a bracket that does not fit.
    const height = VIEW.height - (layout.width > VIEW.width ? 56 : 0);
    const view = { ...VIEW, height };
    expect(
      coverage(layoutBracket(sampleRounds({ kind, size, ended, live }), view), view),
    ).toBeGreaterThan(least);
    expect(overlaps(layout)).toEqual([]);
  });
});

it.each([
  ["double", 4],
  ["double", 8],
  ["double", 32],
  ["single", 2],
  ["single", 4],
  ["single", 32],
] as const)("draws every match of a %s elimination of %i in one window", (kind, size) => {
  const rounds = sampleRounds({ kind, size });
  for (const view of [VIEW, HUGE]) {
    const layout = layoutBracket(rounds, view);
    const places = rounds.flatMap((round) => round.places).filter(({ bye }) => !bye);
    expect(layout.cards).toHaveLength(places.length);
    expect(layout.width).toBeLessThanOrEqual(view.width);
    expect(layout.height).toBeLessThanOrEqual(view.height);
    expect(overlaps(layout)).toEqual([]);
  }
});

describe("rounds of a completed double elimination of 128", () => {
  const layout = draw({ kind: "double", size: 128 });

  it("fold before the last ones, with a tick for each match of small ones", () => {
    expect(layout.spines.map(({ round }) => round)).toEqual([
      "ro128",
      "ro64",
      "lower ro64s1",
      "lower ro64s2",
      "lower ro32s1",
      "lower ro32s2",
    ]);
    expect(layout.spines.map(({ ticks }) => ticks.length)).toEqual([64, 32, 32, 32, 16, 16]);
    const [first, second] = layout.spines;
    expect(second?.x).toBe((first?.x ?? 0) + (first?.width ?? 0) + 4);
  });

  it("open from the round that the viewer chose, and those before it stay folded", () => {
    const rounds = sampleRounds({ kind: "double", size: 128 });
    const opened = layoutBracket(rounds, VIEW, { from: ["ro64", "lower ro32s1"] });
    expect(opened.spines.map(({ round }) => round)).toEqual([
      "ro128",
      "lower ro64s1",
      "lower ro64s2",
    ]);
    expect(opened.heads.map(({ rounds: [round] }) => round)).toContain("ro64");
    expect(opened.width).toBeGreaterThan(VIEW.width);
    const least = opened.cards.find(({ round }) => round === "ro64");
    expect([least?.x, least?.form]).toEqual([24 + 28 * 2 + 4 + 12, "row"]);
  });

  it("show the matches of a followed contestant, without the others of folded rounds", () => {
    const path = new Set(["ro128#3", "ro64#2"]);
    const rounds = sampleRounds({ kind: "double", size: 128 });
    const followed = layoutBracket(rounds, VIEW, { path });
    expect(followed.cards.filter(({ round }) => round === "ro128")).toHaveLength(1);
    expect(find(followed, "ro64#2")?.form).toBe("S1");
    expect(followed.width).toBeLessThanOrEqual(VIEW.width);
    expect(overlaps(followed)).toEqual([]);
  });
});

it("has at most seven spines, and none in a narrow view", () => {
  const rounds = sampleRounds({ kind: "single", size: 2048 });
  expect(layoutBracket(rounds, VIEW).spines).toHaveLength(6);
  const larger = sampleRounds({ kind: "double", size: 512 });
  expect(layoutBracket(larger, VIEW).spines.filter(({ y }) => y > 0)).toHaveLength(7);
  const [first] = layoutBracket(rounds, { ...VIEW, width: 3000 }).spines;
  expect([first?.round, first?.ticks.length]).toEqual(["ro2048", 0]);
  expect(layoutBracket(rounds, TABLET).spines).toEqual([]);
});

it("folds small rounds in a low view, and as many of both bands", () => {
  const low = draw({ kind: "double", size: 32 }, LOW);
  expect(low.spines.map(({ round }) => round)).toEqual(["ro32", "lower ro16s1"]);
  expect(low.height).toBeLessThanOrEqual(LOW.height);
  const unplayed = draw({ kind: "double", size: 32, ended: 0 }, LOW);
  expect(unplayed.spines).toEqual([]);
  const half = draw({ kind: "double", size: 32, ended: 16 }, LOW);
  expect(half.spines.map(({ round }) => round)).toEqual(["ro32"]);
});

it("has columns that fit a tablet and a narrow window", () => {
  const tablet = draw({ kind: "double", size: 16, reset: true }, TABLET);
  expect(tablet.width).toBeLessThanOrEqual(TABLET.width);
  expect(tablet.heads.map(({ rounds }) => rounds.length)).toEqual([1, 2, 2, 2, 2, 2]);
  const narrow = draw({ kind: "single", size: 32 }, { width: 1280, height: 790 });
  expect(narrow.heads.map(({ rounds }) => rounds)).toEqual([
    ["ro32"],
    ["ro16"],
    ["ro8", "ro4"],
    ["ro2"],
  ]);
  expect(draw({ kind: "single", size: 8 }, { width: 100, height: 300 }).heads).toHaveLength(1);
});

describe("a column of two rounds", () => {
  it("has each match of the second round below its feeder, indented, with a line between", () => {
    const layout = draw({ kind: "double", size: 32 });
    const [feeder, next] = [find(layout, "lower ro8s1#1"), find(layout, "lower ro8s2#1")];
    expect((next?.x ?? 0) - (feeder?.x ?? 0)).toBe(28);
    expect(next?.y).toBeGreaterThan((feeder?.y ?? 0) + (feeder?.height ?? 0));
    const line = layout.lines.find(({ from }) => from === "lower ro8s1#1");
    expect([line?.to, line?.points.length]).toEqual(["lower ro8s2#1", 3]);
  });

  it("has the final between its semifinals", () => {
    const layout = draw({ kind: "double", size: 32 });
    const ys = ["ro4#1", "ro2#1", "ro4#2"].map((place) => find(layout, place)?.y ?? 0);
    expect(ys).toEqual(ys.toSorted((a, b) => a - b));
    const [, end] = layout.lines.find(({ from }) => from === "ro4#2")?.points ?? [];
    expect(end?.[1]).toBeLessThan(find(layout, "ro4#2")?.y ?? 0);
  });
});

describe("finals", () => {
  it("show the reset of a double elimination below the grand final", () => {
    const played = draw({ kind: "double", size: 16, reset: true });
    const [final, reset] = [find(played, "grand final#1"), find(played, "grand final reset#1")];
    expect([final?.form, reset?.form]).toEqual(["XL1", "XL1"]);
    expect(reset?.y).toBeGreaterThan(final?.y ?? 0);
    expect(played.lines.find(({ from }) => from === "grand final#1")?.isPossible).toBe(false);
    const inPlay = { kind: "double", size: 16, ended: 20, reset: true } as const;
    const open = draw(inPlay);
    expect(find(open, "grand final reset#1")?.form).toBe("M2");
    expect(open.lines.find(({ from }) => from === "grand final#1")?.isPossible).toBe(true);
    expect(find(draw(inPlay, LOW), "grand final reset#1")?.height).toBe(76);
    const alone = draw({ kind: "double", size: 16 });
    expect(find(alone, "grand final#1")?.height).toBeGreaterThan(final?.height ?? 0);
  });

  it("show the third-place match of a single elimination below the final", () => {
    const forms = [VIEW, LOW].flatMap((view) =>
      [8, 32].map((size) => {
        const layout = draw({ kind: "single", size }, view);
        const [final, third] = [find(layout, "ro2#1"), find(layout, "bronze#1")];
        expect(third?.y).toBe((final?.y ?? 0) + (final?.height ?? 0) + 18);
        return final?.form;
      }),
    );
    expect(forms).toEqual(["XL3", "XL2", "XL1", "XL1"]);
    const without = sampleRounds({ kind: "single", size: 8 }).filter(({ key }) => key !== "bronze");
    expect(layoutBracket(without, VIEW).cards).toHaveLength(7);
  });

  it("leave space above and below them, and for lists beside them in a wide view", () => {
    const single = draw({ kind: "single", size: 32 });
    expect([single.top?.height, single.foot?.height]).toEqual([297, 165]);
    expect(draw({ kind: "double", size: 8 }).rail).toBeNull();
    expect(draw({ kind: "double", size: 16 }).rail?.width).toBe(264);
    expect(draw({ kind: "double", size: 64 }, HUGE).rail?.width).toBeGreaterThan(264);
  });

  it("do not change the last rounds if they are missing", () => {
    const unfinished = sampleRounds({ kind: "double", size: 8 }).filter(
      ({ section }) => section !== "finals",
    );
    const layout = layoutBracket(unfinished, VIEW);
    expect([layout.top, layout.cards.length]).toEqual([null, 13]);
    const qualifier = sampleRounds({ kind: "single", size: 16 }).filter(({ key }) =>
      ["ro16", "ro8"].includes(key),
    );
    expect(layoutBracket(qualifier, VIEW)).toMatchObject({ top: null, foot: null });
    expect(layoutBracket([], VIEW).cards).toEqual([]);
    const large = sampleRounds({ kind: "single", size: 64 }).filter(({ key }) => key === "ro64");
    expect(layoutBracket(large, VIEW).cards).toHaveLength(32);
  });

  it("give the third-place match of a double elimination a column of its own", () => {
    const third = sampleRounds({ kind: "single", size: 4 }).find(({ key }) => key === "bronze");
    const rounds = [...sampleRounds({ kind: "double", size: 8 }), ...(third ? [third] : [])];
    expect(find(layoutBracket(rounds, VIEW), "bronze#1")).toBeDefined();
  });
});

describe("places", () => {
  it("have no card if they are byes, and lines pass them", () => {
    const rounds = sampleRounds({ kind: "double", size: 8, entrants: 5 });
    const layout = layoutBracket(rounds, VIEW);
    expect(layout.cards).toHaveLength(8);
    expect(overlaps(layout)).toEqual([]);
    expect(layout.lines.map(({ to }) => to)).not.toContain("lower ro4s1#1");
  });

  it("get the height of all their matches, also if rows are missing", () => {
    const [first, ...others] = sampleRounds({ kind: "single", size: 16 });
    const places = (first?.places ?? []).filter(({ row }) => row !== 3);
    const [large, ...small] = places;
    const rounds =
      first === undefined || large === undefined
        ? []
        : [{ ...first, places: [{ ...large, share: 2 }, ...small] }, ...others];
    const layout = layoutBracket(rounds, VIEW);
    const [top, second, fourth] = [1, 2, 4].map((row) => find(layout, `ro16#${row}`));
    expect(top?.height).toBeGreaterThan(15 + (second?.height ?? 0));
    expect((fourth?.y ?? 0) - (second?.y ?? 0)).toBeGreaterThan(2 * (second?.height ?? 0));
    expect(overlaps(layout)).toEqual([]);
  });
});

function wholeOf(options: SampleOptions, view: LayoutView): BracketLayout {
  return layoutBracket(sampleRounds(options), view, { isWhole: true });
}

describe("a whole bracket", () => {
  it("folds nothing, is as wide as its columns need, and has no lists beside it", () => {
    const layout = wholeOf({ kind: "double", size: 64 }, VIEW);
    expect([layout.spines.length, layout.cards.length]).toEqual([0, 126]);
    expect(wholeOf({ kind: "double", size: 16 }, VIEW).rail).toBeNull();
    expect(layout.cards[0]?.width).toBeGreaterThanOrEqual(176);
    expect(wholeOf({ kind: "single", size: 32 }, { width: 600, height: 400 }).width).toBe(
      2 * 20 + 4 * 176 + 3 * 20,
    );
  });
});

it("offers to fold columns from the left whose matches have ended", () => {
  const heads = draw({ kind: "single", size: 16, ended: 12 }).heads;
  expect(heads.map(({ next }) => next)).toEqual(["ro8", "ro4", null, null]);
});
