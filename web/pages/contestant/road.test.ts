import { describe, expect, it } from "vitest";
import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { createRoads, findDrop, isUndecided } from "./road.ts";

const OWN = "key-gort";
const LOWER = { id: "2", title: "Lower", section: "lower" } as const;
const UPPER = { id: "1", title: "Upper", section: "upper" } as const;

/** Creates an ended match of gort with a score like "6–4". */
function ended(id: string, score: string, change: Partial<MatchView> = {}): MatchView {
  const [own = 0, other = 0] = score.split("–").map(Number);
  const result = own === other ? "draw" : own > other ? "winner" : "loser";
  const slots: readonly MatchSlotView[] = [
    slot("Aino", { score: other, result: result === "winner" ? "loser" : "winner" }),
    slot("gort", { score: own, seed: 7, result }),
  ];
  return sampleMatch({ id, state: "ended", stateBy: "locked", slots: [...slots], ...change });
}

function elsewhere(slug: string, start: string): Partial<MatchView> {
  return { start, tournament: { ...sampleMatch().tournament, slug, title: slug } };
}

function roadsOf(matches: MatchView[], next: string | null = null): ReturnType<typeof createRoads> {
  const last = matches.findLast(({ state }) => state === "ended")?.key ?? null;
  return createRoads({ contestant: { key: OWN, next, last }, matches });
}

describe("createRoads", () => {
  it("sums the results and games of the current tournament", () => {
    const { current } = roadsOf([ended("1", "6–4"), ended("2", "2–6"), ended("3", "3–3")]);
    expect(current).toMatchObject({ seed: 7, won: 1, drawn: 1, lost: 1 });
    expect(current).toMatchObject({ scored: 11, conceded: 13, countsGames: true });
    expect(current?.matches.map(({ result }) => result)).toEqual(["won", "lost", "drawn"]);
    expect(current?.matches[0]?.opponent?.contestant?.name).toBe("Aino");
  });

  it("selects the tournament of the next match and lists the others, newest first", () => {
    const next = sampleMatch({ id: "9", ...elsewhere("new", "2026-05-01T12:00:00Z") });
    const { current, earlier } = roadsOf(
      [
        ended("1", "2–0", elsewhere("oldest", "2026-01-01T12:00:00Z")),
        ended("2", "2–0", elsewhere("old", "2026-02-01T12:00:00Z")),
        next,
      ],
      next.key,
    );
    expect(current?.tournament.slug).toBe("new");
    expect(earlier.map(({ tournament }) => tournament.slug)).toEqual(["old", "oldest"]);
  });

  it("counts a disqualification as no games, and a bye not at all", () => {
    const slots = [
      slot("Aino", { score: -1, disqualified: true, result: "loser" }),
      slot("gort", { score: 0, result: "winner" }),
    ];
    const bye = ended("2", "0–0", { stateBy: "bye", slots: [slot("gort", { result: "winner" })] });
    const { current } = roadsOf([ended("1", "0–0", { slots }), bye]);
    expect(current).toMatchObject({ won: 1, lost: 0, scored: 0, conceded: 0 });
    expect(current?.matches[1]?.result).toBeNull();
  });

  it("has no single opponent in a race", () => {
    const slots = [slot("Aino"), slot("gort", { score: 9, result: "winner" }), slot("Bo")];
    const { current } = roadsOf([ended("1", "0–0", { slots })]);
    expect(current?.matches[0]?.opponent).toBeNull();
    expect(current).toMatchObject({ won: 1, scored: 0 });
  });

  it("counts a match that ended without a known winner, with its scores", () => {
    const slots = [slot("Aino", { score: 3 }), slot("gort", { score: 3 })];
    const { current } = roadsOf([ended("1", "6–4"), ended("2", "3–3", { slots })]);
    expect(current).toMatchObject({ won: 1, lost: 0, undecided: 1, scored: 9, conceded: 7 });
    expect(current?.matches.map(isUndecided)).toEqual([false, true]);
  });

  it("takes scores of matches without a best-of as no games", () => {
    expect(roadsOf([ended("1", "2–0", { bestOf: null })]).current?.countsGames).toBe(false);
  });

  it("returns no tournament without matches", () => {
    expect(roadsOf([])).toEqual({ current: null, earlier: [] });
  });
});

function dropOf(...matches: MatchView[]): string | undefined {
  const { current } = roadsOf(matches);
  return current === null ? undefined : findDrop(current)?.match.id;
}

describe("findDrop", () => {
  it("returns the loss before the first match of the lower bracket", () => {
    const first = ended("1", "6–0", { bracket: UPPER });
    const loss = ended("2", "0–6", { bracket: UPPER });
    expect(dropOf(first, loss, ended("3", "6–0", { bracket: LOWER }))).toBe("2");
    expect(dropOf(first, loss)).toBeUndefined();
  });
});
