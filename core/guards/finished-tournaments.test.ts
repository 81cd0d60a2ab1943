import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { doubtsAbout } from "#core/model/doubt.ts";
import { HOUR } from "#core/lib/time.ts";
import { pollLists } from "#core/testing/derive.ts";
import { entries, match, NOON } from "#core/testing/model-match.ts";
import type { Match } from "#core/model/match.ts";
import { markEnded } from "#core/snapshot/mark-ended.ts";
import { emptySnapshot } from "#core/snapshot/snapshot.ts";
import type { Snapshot } from "#core/model/tick.ts";

const twelve = (id: string, change: Partial<Match>): readonly Match[] =>
  Array.from({ length: 12 }, (_, index) => match(`${id}${index}`, change));
const UPCOMING = twelve("u", { start: NOON + HOUR });
const ENDED = twelve("e", { locked: true, entries: entries("Aino 2", "Bo 1") });

const inCup = (slug: string, each: Match): Match => ({
  ...each,
  key: `${each.site}/${slug}-${each.id}`,
  tournament: { ...each.tournament, slug, key: `${each.site}/${slug}` },
});
const isDone = (tournament: string): boolean => tournament.endsWith("/done");
const heldIn = ({ holds }: Snapshot) => holds.map(({ tournaments }) => tournaments);

/** Two tournaments with ended matches, and one of them with upcoming ones. */
function startEvening() {
  const done = ENDED.map((each) => inCup("done", each));
  const open = ENDED.map((each) => inCup("open", each));
  const next = UPCOMING.map((each) => inCup("open", each));
  const ended = [...done, ...open];
  const polled = pollLists(emptySnapshot(NOON), [next, ended]);
  const keys = ended.map(({ key }) => key);
  const snapshot = markEnded(polled, keys);
  return { done, open, next, snapshot, more: { isOver: isDone } };
}

describe("ended matches that leave the ended list", () => {
  it("are no loss if their tournament has no open match", () => {
    const { open, next, snapshot, more } = startEvening();
    const after = pollLists(snapshot, [next, open], more);
    expect(after.holds).toEqual([]);
    expect(after.matches.size).toBe(snapshot.matches.size);
    expect([...after.matches.values()].flatMap((one) => doubtsAbout(one, "loss"))).toEqual([]);
  });

  it("are held if nothing is known of their tournament", () => {
    const { open, next, snapshot } = startEvening();
    expect(heldIn(pollLists(snapshot, [next, open]))).toEqual([["a.example/done"]]);
  });

  it("are judged as if all of a tournament without open matches were still listed", () => {
    const { done, open, next, snapshot, more } = startEvening();
    fc.assert(
      fc.property(fc.subarray([...done, ...open]), (rest) => {
        const listed = [...done, ...rest.filter((one) => open.includes(one))];
        const { holds } = pollLists(snapshot, [next, rest], more);
        expect(holds).toEqual(pollLists(snapshot, [next, listed], more).holds);
      }),
    );
  });
});
