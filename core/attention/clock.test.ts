import { describe, expect, it } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import { CLOCKS_AGREE } from "#core/model/clock-health.ts";
import { clocksDiffer } from "./clock.ts";

describe("clocksDiffer", () => {
  it("returns nothing while the clocks agree, and in a replay that deletes nothing", () => {
    expect(clocksDiffer(CLOCKS_AGREE)).toEqual([]);
    expect(clocksDiffer({ ...CLOCKS_AGREE, difference: HOUR, agreedBefore: false })).toEqual([]);
  });

  it("alarms when clocks that agreed differ", () => {
    const [row] = clocksDiffer({ ...CLOCKS_AGREE, difference: -12 * HOUR });
    expect(row?.severity).toBe("alarm");
    expect(row?.reason).toEqual({ kind: "clocks-differ", minutes: -720, deletionRefused: false });
  });

  it("notes that nothing is deleted in a replay", () => {
    const health = { difference: HOUR, agreedBefore: false, deletionRefused: true };
    expect(clocksDiffer(health)).toMatchObject([
      { severity: "note", reason: { minutes: 60, deletionRefused: true } },
    ]);
  });
});
