import { describe, expect, it } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import { type ClockHealth, CLOCKS_IN_SYNC } from "#core/model/clock-health.ts";
import { deriveSystemAttention } from "#core/attention/derive-attention.ts";
import { STORE_OK } from "#core/model/store-health.ts";

const itemsOf = (clock: ClockHealth) => deriveSystemAttention({ store: STORE_OK, clock });

describe("clocks-differ", () => {
  it("returns nothing if the clocks agree, and in a replay without deletion", () => {
    expect(itemsOf(CLOCKS_IN_SYNC)).toEqual([]);
    expect(itemsOf({ ...CLOCKS_IN_SYNC, difference: HOUR, agreedBefore: false })).toEqual([]);
  });

  it("returns a warning when clocks that agreed differ", () => {
    const [row] = itemsOf({ ...CLOCKS_IN_SYNC, difference: -12 * HOUR });
    expect(row?.severity).toBe("warn");
    expect(row?.reason).toEqual({ kind: "clocks-differ", minutes: -720, deletionRefused: false });
  });

  it("returns a note when deletion is refused in a replay", () => {
    const health = { difference: HOUR, agreedBefore: false, deletionRefused: true };
    expect(itemsOf(health)).toMatchObject([
      { severity: "note", reason: { minutes: 60, deletionRefused: true } },
    ]);
  });
});
