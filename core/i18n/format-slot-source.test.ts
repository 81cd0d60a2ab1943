import { expect, test } from "vitest";
import type { SlotSource } from "#core/model/derived-match.ts";
import * as en from "./en/pages.ts";
import { common as sv } from "./sv/pages.ts";
import { formatSlot, formatSlotSource } from "./format-slot-source.ts";

const place = { place: "upper ro8#1", code: "UBQF-1", match: null };
const name = { long: "Upper Bracket Round 1", medium: "UB Round 1", short: "UBR1" };

test.each<[SlotSource, english: string, swedish: string]>([
  [{ type: "winner", of: place, certainty: "found" }, "Winner of UBQF-1", "Vinnaren av UBQF-1"],
  [{ type: "loser", of: place, certainty: "assumed" }, "Loser of UBQF-1", "Förloraren av UBQF-1"],
  [{ type: "loser-of-round", round: "ro16", name }, "Loser of UBR1", "Förloraren av UBR1"],
  [
    { type: "advancing", of: { ...place, code: "R16-1" }, count: 2, certainty: "assumed" },
    "2 of R16-1",
    "2 från R16-1",
  ],
  [{ type: "seed", seed: 3 }, "Seed 3", "Seedning 3"],
  [{ type: "seed", seed: null }, "Not known yet", "Inte klart ännu"],
  [{ type: "unknown" }, "Not known yet", "Inte klart ännu"],
  [{ type: "bye", nobodyFrom: null }, "Bye", "Frilott"],
])("formats %j as %s, in Swedish as %s", (source, ...texts) => {
  expect([en.common, sv].map((messages) => formatSlotSource(messages, source))).toEqual(texts);
});

test("formats the contestant of a slot, or its source while it is open", () => {
  const source: SlotSource = { type: "seed", seed: 3 };
  expect(formatSlot(en.common, { contestant: { name: "Aino" }, source })).toBe("Aino");
  expect(formatSlot(en.common, { contestant: null, source })).toBe("Seed 3");
});
