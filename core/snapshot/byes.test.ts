import { expect, it } from "vitest";
import { MINUTE } from "#core/lib/time.ts";
import { applyTick, emptySnapshot } from "#core/snapshot/snapshot.ts";
import type { Snapshot } from "#core/model/tick.ts";
import { match, NOON } from "#core/testing/model-match.ts";

/** The snapshot after further polls, each with this value of `bye`. */
function after(before: Snapshot, ...byes: readonly boolean[]): Snapshot {
  return byes.reduce((snapshot, bye) => {
    const list = { at: snapshot.takenAt + MINUTE, limit: 100, issues: [] };
    return applyTick(snapshot, {
      lists: [
        { ...list, name: "upcoming", received: 1, matches: [match("1", { bye })] },
        { ...list, name: "ended", received: 0, matches: [] },
      ],
    });
  }, before);
}

const byeOf = ({ matches }: Snapshot) => matches.get("a.example/1")?.match.bye;

it("believes a new bye in the third poll that repeats it", () => {
  const twice = after(emptySnapshot(NOON), false, true, true);
  expect(byeOf(twice)).toBe(false);
  expect(byeOf(after(twice, true))).toBe(true);
  expect(byeOf(after(twice, false, true))).toBe(false);
});
