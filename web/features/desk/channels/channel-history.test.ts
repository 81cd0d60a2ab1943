import { expect, it } from "vitest";
import { type ChannelMatch, EMPTY_CHANNEL } from "#core/desk/annotation.ts";
import { deriveChannelActs } from "./channel-history.tsx";

const on = (match: string | null, change: Partial<ChannelMatch> = {}): ChannelMatch => ({
  ...EMPTY_CHANNEL,
  match,
  ...change,
});

/** Returns what a channel with these values, oldest first, was changed to, newest first. */
const actsOf = (...values: readonly (ChannelMatch | null)[]) =>
  deriveChannelActs(
    values.toReversed().map((value) => ({ value, who: "Anna", at: "2026-01-25T12:00:00Z" })),
  ).map(({ act }) => act);

it.each<[string, readonly (ChannelMatch | null)[], ReturnType<typeof actsOf>[number] | undefined]>([
  ["a new channel", [on(null)], { kind: "created" }],
  ["a new channel with a match", [on("1")], { kind: "putOn", match: "1" }],
  ["another match", [on("1"), on("2")], { kind: "putOn", match: "2" }],
  ["a removed match", [on("1"), on(null)], { kind: "takenOff", match: "1" }],
  ["a score", [on("1"), on("1", { score: [3, 1] })], { kind: "score", score: [3, 1] }],
  ["an ended score", [on("1", { score: [3, 1] }), on("1")], { kind: "serviceScore" }],
  ["swapped sides", [on("1"), on("1", { swapped: true })], { kind: "swapped" }],
  ["a next match", [on("1"), on("1", { next: "2" })], { kind: "next", match: "2" }],
  ["a removed next match", [on("1", { next: "2" }), on("1")], { kind: "noNext" }],
  ["a removed channel", [on(null), null], { kind: "removed" }],
])("describes %s", (_, values, act) => {
  expect(actsOf(...values)[0]).toEqual(act);
});

it("leaves out a change without an effect", () => {
  expect(actsOf(on("1"), on("1"))).toEqual([{ kind: "putOn", match: "1" }]);
});
