import { expect, it } from "vitest";
import { emptySnapshot } from "#core/snapshot/snapshot.ts";
import type { Snapshot } from "#core/model/tick.ts";
import { pollLists } from "#core/testing/derive.ts";
import { match, NOON } from "#core/testing/model-match.ts";

/** Returns the snapshot after further polls, each with this value of `bye`. */
function after(before: Snapshot, ...byes: readonly boolean[]): Snapshot {
  return byes.reduce((snapshot, bye) => pollLists(snapshot, [[match("1", { bye })], []]), before);
}

const isBye = ({ matches }: Snapshot) => matches.get("a.example/1")?.match.bye;

it("shows a new bye from the third consecutive poll on", () => {
  const twice = after(emptySnapshot(NOON), false, true, true);
  expect(isBye(twice)).toBe(false);
  expect(isBye(after(twice, true))).toBe(true);
  expect(isBye(after(twice, false, true))).toBe(false);
});
