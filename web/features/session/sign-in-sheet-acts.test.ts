import { describe, expect, it } from "vitest";
import * as en from "#core/i18n/en/pages.ts";
import { deskPaths } from "#core/paths/desk-paths.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { describeActs } from "./sign-in-sheet.tsx";

const describeIt = (...acts: readonly (readonly [path: string, body: unknown])[]) =>
  describeActs(
    acts.map(([path, body]) => ({ path, body })),
    en.desk,
    "other",
  );

describe("describeActs", () => {
  it("names acts as their buttons, each once", () => {
    const claims = [{ action: "give-back", id: "a" }];
    expect(
      describeIt(
        [apiPaths.deskAttention, { claims }],
        [apiPaths.deskAttention, { claims }],
        [apiPaths.deskPoll, undefined],
      ),
    ).toBe("Give back, Try now");
  });

  it("counts the items of an act", () => {
    const claims = ["a", "b"].map((id) => ({ action: "snooze", id }));
    expect(describeIt([apiPaths.deskAttention, { claims }])).toBe("Snooze 2");
  });

  it.each([
    [deskPaths.annotations, { kind: "channel" }],
    [apiPaths.deskAttention, null],
    [apiPaths.deskAttention, { claims: "all" }],
    [apiPaths.deskAttention, { claims: [{ action: "unknown" }] }],
  ])("uses the general label for %s %j", (path, body) => {
    expect(describeIt([path, body])).toBe("other");
  });
});
