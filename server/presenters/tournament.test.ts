import { describe, expect, it } from "vitest";
import { worldOfFile } from "#core/testing/derive.ts";
import { singleTie } from "#core/testing/tie.ts";
import { presentTournamentList } from "./tournament.ts";

describe("presentTournamentList", () => {
  it("counts byes neither as seen nor as expected", () => {
    const world = worldOfFile([
      singleTie("1", "ro8#1", "Aino", { bye: "1" }),
      singleTie("2", "ro8#2", "Bo 2 v Cai 1"),
    ]);
    const [tournament] = presentTournamentList(world).tournaments;
    expect(tournament).toMatchObject({ seen: 1, expected: 6 });
  });
});
