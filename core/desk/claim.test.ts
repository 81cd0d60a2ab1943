import { expect, test } from "vitest";
import { NOON } from "#core/testing/model-match.ts";
import { type Claim, claimStanding } from "./claim.ts";

const CLAIM: Claim = {
  id: "conflict a",
  state: "done",
  who: "Anna",
  by: "Anna",
  note: "",
  until: null,
  facts: ["1", "2"],
  at: NOON,
};

test.each<[string, Partial<Claim> | null, readonly string[], string]>([
  ["nobody has it", null, ["1"], "open"],
  ["somebody has it, whatever it rests on", { state: "taken" }, ["3"], "taken"],
  ["it is done", {}, ["1", "2"], "away"],
  ["less of it is left", {}, ["2"], "away"],
  ["more of it came", {}, ["1", "2", "3"], "open"],
  ["it is put off", { state: "snoozed", until: NOON + 1 }, ["1"], "away"],
  ["its time is over", { state: "snoozed", until: NOON }, ["1"], "open"],
  ["it is put off, and more came", { state: "snoozed", until: NOON + 1 }, ["3"], "open"],
])("%s", (_, change, facts, standing) => {
  const claim = change === null ? undefined : { ...CLAIM, ...change };
  expect(claimStanding(claim, facts, NOON)).toBe(standing);
});
