import { expect, it } from "vitest";
import { contestantKey } from "#core/model/contestant-key.ts";
import { createContestantParser, MAX_NAMES } from "./named-contestant.ts";

const parseContestant = createContestantParser();

it("creates different keys for one name in two games", () => {
  expect(parseContestant("chess", "Ana")).toMatchObject({ key: contestantKey("chess", "Ana") });
  expect(parseContestant("go", "Ana")).toMatchObject({ key: contestantKey("go", "Ana") });
});

it("returns the same results when the cache overflows", () => {
  const names = Array.from({ length: MAX_NAMES + 1 }, (_, index) => `Contestant ${index}`);
  for (const name of names) parseContestant("chess", name);
  for (const name of names.slice(0, 50)) {
    expect(parseContestant("chess", name)).toEqual({ name, key: contestantKey("chess", name) });
  }
});

it.each([
  ["\u202eAna", "Ana"],
  [`${"Ana ".repeat(50)}!`, "Ana ".repeat(50)],
  [7, "7"],
])("cleans %j on every call", (raw, name) => {
  for (const _ of [1, 2]) {
    expect(parseContestant("chess", raw)).toEqual({ name, key: contestantKey("chess", name) });
  }
});

it.each([" ", "\u202e", null, ["Ana"]])("returns null for %j", (raw) => {
  expect(parseContestant("chess", raw)).toBeNull();
});
