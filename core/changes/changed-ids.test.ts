import { expect, it } from "vitest";
import { MINUTE } from "#core/lib/time.ts";
import { pollWireLists, worldOf } from "#core/testing/derive.ts";
import { WIRE_START, type WireLists } from "#core/testing/wire-match.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import { diffWorlds } from "./diff.ts";

/** Returns the lists of an event whose ids begin with this number. */
const listsWithIds = (prefix: string): WireLists => ({
  upcoming: [
    wireSingleMatch(`${prefix}1`, "ro4#1", "Aino v Bo", { locked: "0", bracket_id: prefix }),
    wireSingleMatch(`${prefix}2`, "ro2#1", "", { locked: "0", bracket_id: prefix }),
  ],
  ended: [],
});

it("reports no change when a bracket and its matches get other ids", () => {
  const at = WIRE_START - 20 * MINUTE;
  const before = pollWireLists(listsWithIds("10"), at);
  const after = pollWireLists(listsWithIds("20"), at + MINUTE, before);
  expect(diffWorlds(worldOf(before, at), worldOf(after, at + MINUTE))).toEqual([]);
});
