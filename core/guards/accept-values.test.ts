import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { entries, match, NOON, seen } from "#core/testing/model-match.ts";
import type { Match } from "#core/model/match.ts";
import { acceptValues } from "./accept-values.ts";

const A = match("1", { start: NOON, entries: entries("Aino 1", "Bo 0") });
const B = match("1", { start: NOON + MINUTE, entries: entries("Aino S. 1", "Bo 0") });

/** Returns the displayed match after each of these polls, `every` milliseconds apart. */
function shown(first: Match, polls: readonly Match[], every = 10 * SECOND): readonly Match[] {
  let known = seen(first);
  return polls.map((received, index) => {
    known = { ...known, ...acceptValues(known, received, index * every) };
    return known.match;
  });
}

const changesIn = (matches: readonly Match[], first: Match): number =>
  matches.filter((one, index) => one.start !== (matches[index - 1] ?? first).start).length;

describe("acceptValues", () => {
  const moved = { ...A, bracketId: "7", row: 2 };
  const swapped = match("1", { start: NOON, entries: entries("Bo 0", "Aino 1") });
  const one = match("1", { entries: entries("Aino") });
  const two = match("1", { entries: entries("Aino 1", "Bo") });
  it.each<[string, Match, Match[], shown: Match[], every?: number]>([
    ["a first change at once", A, [B], [B]],
    ["a second change when three polls repeat it", A, [B, A, A, A], [B, B, B, A]],
    ["an alternating bracket position once", A, [moved, A, A, A], [moved, moved, moved, A]],
    ["a change at once ten minutes after the previous one", A, [B, A], [B, A], 10 * MINUTE],
    [
      "scores and contestants in open slots at once",
      { ...one, entries: [] },
      [one, two],
      [one, two],
    ],
  ])("shows %s", (_, first, polls, expected, every) => {
    expect(shown(first, polls, every)).toEqual(expected);
  });

  it("changes an alternating value at most once", () => {
    const polls = Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? B : A));
    expect(changesIn(shown(A, polls), A)).toBe(1);
  });

  it("shows a new contestant at once while another name in the match is damped", () => {
    const received = { ...A, entries: entries("Aino 1", "Bo 0", "Cai") };
    const last = shown(A, [B, received], SECOND).at(-1);
    expect(last?.entries.map(({ name }) => name)).toEqual(["Aino S.", "Bo", "Cai"]);
  });

  it("keeps each contestant's own score when slots alternate", () => {
    const scored = match("1", { start: NOON, entries: entries("Aino 2", "Bo 0") });
    const last = shown(A, [swapped, scored]).at(-1);
    expect(last?.entries.map(({ name, score }) => `${name} ${score}`)).toEqual(["Bo 0", "Aino 2"]);
  });

  it("shows the original value once three polls repeat it", () => {
    const polls = fc.array(fc.constantFrom(A, B), { maxLength: 20 });
    fc.assert(
      fc.property(polls, (some) => {
        expect(shown(A, [...some, A, A, A]).at(-1)).toEqual(A);
      }),
    );
  });
});
