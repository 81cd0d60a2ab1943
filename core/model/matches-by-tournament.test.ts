import { describe, expect, it } from "vitest";
import { byTournament, match, seen } from "#core/testing/model-match.ts";
import type { SeenMatch } from "./match.ts";
import { MatchesByTournament } from "./matches-by-tournament.ts";

const CUP = "a.example/cup";
const inTournament = (id: string, key: string): SeenMatch =>
  seen(match(id, { tournament: { ...match(id).tournament, key } }));
const one = inTournament("1", CUP);
const two = inTournament("2", CUP);
const other = inTournament("3", "a.example/open");
const all = byTournament([one, other, two]);

describe("MatchesByTournament", () => {
  it("is a map of all matches, tournament by tournament", () => {
    expect([...all.values()]).toEqual([one, two, other]);
    expect([...all]).toEqual([...all.keys()].map((key) => [key, all.get(key)]));
    expect([all.size, all.has(one.match.key), all.has("a.example/9")]).toEqual([3, true, false]);
    expect(all.get("a.example/9")).toBeUndefined();
    const visited: SeenMatch[] = [];
    all.forEach((value) => void visited.push(value));
    expect(visited).toEqual([one, two, other]);
  });

  it("keeps the maps of tournaments in which nothing changed, and the earlier version", () => {
    const newer = seen(two.match, { lastSeen: 7 });
    const next = all.with([newer]);
    expect(next.get(two.match.key)).toBe(newer);
    expect(all.get(two.match.key)).toBe(two);
    expect(next.parts.get("a.example/open")).toBe(all.parts.get("a.example/open"));
    expect(next.parts.get(CUP)).not.toBe(all.parts.get(CUP));
    expect(all.with([])).toBe(all);
  });

  it("adds matches", () => {
    const added = inTournament("4", "a.example/new");
    const next = all.with([added]);
    expect([next.size, next.get("a.example/4"), all.has("a.example/4")]).toEqual([4, added, false]);
  });

  it("moves a match to its new tournament, and removes a tournament without matches", () => {
    const moved = inTournament("3", CUP);
    const next = all.with([moved]);
    expect([...next.values()]).toEqual([one, two, moved]);
    expect([...next.parts.keys()]).toEqual([CUP]);
    expect(next.get(other.match.key)).toBe(moved);
  });

  it("does not depend on the earlier version", () => {
    const parts = new Map([[CUP, new Map([[one.match.key, one]])]]);
    expect([...new MatchesByTournament(parts, all)]).toEqual([[one.match.key, one]]);
    expect(new MatchesByTournament(parts, all).has(two.match.key)).toBe(false);
  });
});
