import { expect, it } from "vitest";
import { contestantKey } from "#core/model/contestant-key.ts";
import { MAX_NAMES, readContestant } from "./named-contestant.ts";

it("keeps the keys of one name in two games apart", () => {
  expect(readContestant("chess", "Ana")?.key).toBe(contestantKey("chess", "Ana"));
  expect(readContestant("go", "Ana")?.key).toBe(contestantKey("go", "Ana"));
});

it("answers the same for more names than it keeps", () => {
  const names = Array.from({ length: MAX_NAMES + 1 }, (_, index) => `Contestant ${index}`);
  for (const name of names) readContestant("chess", name);
  for (const name of names.slice(0, 50)) {
    expect(readContestant("chess", name)).toEqual({ name, key: contestantKey("chess", name) });
  }
});

it.each([
  ["\u202eAna", "Ana"],
  [`${"Ana ".repeat(50)}!`, "Ana ".repeat(50)],
  [7, "7"],
])("reads %j cleaned, each time", (sent, name) => {
  for (const _ of [1, 2]) {
    expect(readContestant("chess", sent)).toEqual({ name, key: contestantKey("chess", name) });
  }
});

it.each([" ", "\u202e", null, ["Ana"]])("takes %j for nobody", (sent) => {
  expect(readContestant("chess", sent)).toBeNull();
});
