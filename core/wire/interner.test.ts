import { expect, it } from "vitest";
import { contestantKey } from "#core/model/contestant-key.ts";
import { keptContestantKey, MAX_NAMES } from "./interner.ts";

it("keeps the keys of one name in two games apart", () => {
  expect(keptContestantKey("chess", "Ana")).toBe(contestantKey("chess", "Ana"));
  expect(keptContestantKey("go", "Ana")).toBe(contestantKey("go", "Ana"));
});

it("answers the same for more names than it keeps", () => {
  const names = Array.from({ length: MAX_NAMES + 1 }, (_, index) => `Contestant ${index}`);
  for (const name of names) keptContestantKey("chess", name);
  for (const name of names.slice(0, 50)) {
    expect(keptContestantKey("chess", name)).toBe(contestantKey("chess", name));
  }
});
