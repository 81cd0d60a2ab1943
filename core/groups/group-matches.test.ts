import { describe, expect, it } from "vitest";
import { pollWireLists, matchOf, worldOf, worldOfFile } from "#core/testing/derive.ts";
import { wireGroupMatch } from "#core/testing/wire-matches.ts";
import type { Wire } from "#core/testing/wire-match.ts";
import { WIRE_START } from "#core/testing/wire-match.ts";

const row = (id: string, value: string | null, group = "551"): Wire =>
  wireGroupMatch(id, "1", "Aino 1 v Bo 0", { row: value, group_id: group });

describe("deriveGroupMatches", () => {
  it.each<[string, readonly Wire[], readonly string[]]>([
    ["by the service's rows", [row("1", "2"), row("2", "5")], ["G1-2", "G1-5"]],
    ["from 1 when the service counts from 0", [row("1", "0"), row("2", "1")], ["G1-1", "G1-2"]],
    ["by id when a row is missing", [row("1", null), row("2", "7")], ["G1-2", "G1-1"]],
    ["by id when a row is stated twice", [row("1", "3"), row("2", "3")], ["G1-1", "G1-2"]],
    ["with the number of their group", [row("1", "1"), row("2", "1", "560")], ["G1-1", "G2-1"]],
  ])("codes matches %s", (_, wire, codes) => {
    const world = worldOfFile(wire);
    expect(["1", "2"].map((id) => matchOf(world, id).code)).toEqual(codes);
  });

  it("ends a match by its score only if all scores of the group count games", () => {
    const clinched = wireGroupMatch("1", "1", "Aino 2 v Bo 0", { best_of: "3", locked: "0" });
    const states = ["Cai 1 v Dag 1", "Cai 13 v Dag 1"].map((sides) => {
      const other = wireGroupMatch("2", "2", sides, { best_of: "3", locked: "0" });
      const snapshot = pollWireLists({ upcoming: [], ended: [clinched, other] }, WIRE_START);
      return matchOf(worldOf(snapshot, WIRE_START), "1").status.state;
    });
    expect(states).toEqual(["ended", "live"]);
  });
});
