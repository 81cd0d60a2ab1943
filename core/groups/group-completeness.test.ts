import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "#core/lib/time.ts";
import { ENDED, LIVE, NOON, played } from "#core/testing/model-match.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { GroupKind } from "#core/model/group.ts";
import { type CompletenessInput, createCompletenessOf } from "./group-completeness.ts";
import { findFullRoundRobin } from "./proven-matches.ts";

const INPUT: CompletenessInput = { gaps: { past: false, future: false }, end: NOON, isOver: false };

/** Creates a match of group 7, a group of three in stage 1, see `played`. */
const inGroup = (id: string, text: string): DerivedMatch =>
  played(id, text, { groupId: "7", roundOf: 3 });

function completenessOf(
  own: readonly DerivedMatch[],
  change: Partial<CompletenessInput> = {},
  others: readonly DerivedMatch[] = [],
  {
    kind = "round-robin",
    isArbitrary = false,
  }: Partial<{ kind: GroupKind; isArbitrary: boolean }> = {},
) {
  const derive = createCompletenessOf([...own, ...others], { ...INPUT, ...change });
  const full = findFullRoundRobin(own);
  return derive({ id: "7", stage: 1, number: 1 }, own, {
    kind,
    isArbitrary,
    hasNewName: false,
    full: full === null ? [] : [full],
  });
}

const one = inGroup("1", "A 2, B 0");
const two = inGroup("2", "A 2, C 0");
const three = inGroup("3", "B 2, C 0");
const ALL = [one, two, three];
const final = played("9", "A 2, D 0", { bracketId: "1" });

describe("the completeness of a group", () => {
  it.each<[string, readonly DerivedMatch[], boolean]>([
    ["all ended", ALL, true],
    ["one not seen", [one, two], false],
    ["one live", [one, two, { ...three, status: LIVE }], false],
    ["one withdrawn", [one, two, { ...three, status: LIVE, unresolved: "withdrawn" }], true],
    ["all ended, and a bye", [...ALL, inGroup("4", "A")], true],
    ["a bye in place of a match", [one, two, inGroup("3", "A")], false],
  ])("is complete or not when: %s", (_name, matches, complete) => {
    expect(completenessOf(matches).complete).toBe(complete);
  });

  it("is incomplete while the tournament lasts for more than two days, as a league", () => {
    expect(completenessOf(ALL, { end: NOON + 30 * DAY })).toMatchObject({
      complete: false,
      expected: null,
    });
    expect(completenessOf(ALL, { end: NOON + DAY })).toMatchObject({ complete: true, expected: 3 });
    expect(completenessOf(ALL, { end: NOON + 30 * DAY }, [final])).toMatchObject({
      complete: true,
      expected: 3,
    });
  });

  it("is incomplete before the end if its matches have no start", () => {
    const undated = ALL.map((each) => ({ ...each, match: { ...each.match, start: null } }));
    expect(completenessOf(undated).complete).toBe(false);
    expect(completenessOf(undated, { isOver: true }).complete).toBe(true);
  });

  it("is complete when the next stage began, except with unseen earlier matches", () => {
    expect(completenessOf([one, two], {}, [final]).complete).toBe(true);
    const upcoming = played("9", "A, D", { bracketId: "1" });
    expect(completenessOf([one, two], {}, [upcoming]).complete).toBe(false);
    const gaps = { past: true, future: false };
    expect(completenessOf([one, two], { gaps }, [final]).complete).toBe(false);
    const other = played("9", "A 1, E 0", { groupId: "8", stage: 2 });
    expect(completenessOf([one, two], {}, [other]).complete).toBe(true);
  });

  it("is complete and expects nothing more when the tournament is over", () => {
    expect(completenessOf([one, two], { isOver: true })).toEqual({
      seen: 2,
      expected: null,
      coverage: { partial: false, unseen: null },
      closed: true,
      complete: true,
    });
    expect(completenessOf(ALL, { isOver: true })).toMatchObject({ complete: true, expected: 3 });
  });

  it("is never complete if arbitrary pairs met", () => {
    const change = { isArbitrary: true };
    expect(completenessOf([one, two], { isOver: true }, [], change)).toMatchObject({
      complete: false,
      expected: null,
    });
    expect(completenessOf([one, two], {}, [final], change).complete).toBe(false);
  });

  it("is not complete by its number of matches as a Swiss or ranked group", () => {
    expect(completenessOf(ALL, {}, [], { kind: "swiss" })).toMatchObject({
      complete: false,
      expected: null,
    });
    const race = played("1", "A 9, B 5, C 1", { groupId: "7" });
    expect(completenessOf([race], {}, [], { kind: "ranked" }).complete).toBe(false);
    expect(completenessOf([race], { isOver: true }, [], { kind: "ranked" }).complete).toBe(true);
  });

  it("counts unseen matches of a proven number", () => {
    const late = { ...three, match: { ...three.match, start: NOON + HOUR }, status: ENDED };
    expect(completenessOf([one, two, late]).coverage).toEqual({ partial: false, unseen: null });
  });
});
