import { describe, expect, it } from "vitest";
import type { MatchDetail } from "#core/contract/match.ts";
import { attributesIn, embedContext, readingsIn } from "#core/testing/sample-embed.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { matchView } from "./match-view.ts";
import { matchesView } from "./matches-view.ts";

const race = (count: number) =>
  sampleMatch({
    state: "live",
    code: "G5-1",
    slots: Array.from({ length: count }, (_, index) => slot(`C${index + 1}`, { score: index })),
  });
const list = (count: number, state: "live" | "upcoming" = "live") =>
  matchesView(
    {
      matches: [{ ...race(count), state }],
      counts: { upcoming: 0, live: 1, ended: 0 },
      total: 1,
    },
    embedContext(),
  );

const detail = (count: number): MatchDetail => ({
  match: race(count),
  metBefore: [],
  firstSeen: "2026-01-25T09:00:00Z",
  changedAt: "2026-01-25T11:00:00Z",
});

describe("a ranking in an embed", () => {
  it("shows its first four in a row, and how many more there are", () => {
    expect(readingsIn([list(20)], ".field")).toEqual([
      "1|FI|C20|19|2|FI|C19|18|3|FI|C18|17|4|FI|C17|16|and 16 more",
    ]);
    expect(attributesIn([list(20)], "a", "aria-label")[0]).toMatch(
      /^C20, C19, C18 and 17 more, Live, G5-1/u,
    );
  });

  it("names its contestants in a row before play", () => {
    expect(readingsIn([list(4, "upcoming")], ".field")).toEqual(["C1, C2, C3, C4"]);
  });

  it("lists all of them where it stands alone", () => {
    const view = matchView(detail(20), embedContext());
    expect(readingsIn([view], "li")).toHaveLength(20);
    expect(readingsIn([view], "li")[0]).toBe("1|FI|C20|19");
    expect(readingsIn([view], ".score")).toEqual([]);
  });

  it("marks points as final when the match has ended", () => {
    const ended = { ...detail(3), match: { ...race(3), state: "ended" as const } };
    const points = attributesIn([matchView(ended, embedContext())], ".points", "class");
    expect(new Set(points)).toEqual(new Set(["points"]));
  });

  it("tells no order while scores are hidden", () => {
    const view = matchView(detail(3), embedContext({ "hide-scores": "" }));
    expect(readingsIn([view], "li")).toEqual(["FI|C1", "FI|C2", "FI|C3"]);
  });
});
