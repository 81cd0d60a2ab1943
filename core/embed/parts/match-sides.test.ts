import { describe, expect, it } from "vitest";
import type { PlaceView } from "#core/contract/tournament.ts";
import { embedContext } from "#core/testing/sample-embed.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { matchSides } from "./match-sides.ts";

const context = embedContext();
const feeder = { place: "ro4#1", code: "SF-1", match: "osu.example.net/7" };
const place: Pick<PlaceView, "slots" | "absence"> = {
  slots: [
    { entry: null, source: { type: "winner", of: feeder, certainty: "found" } },
    { entry: null, source: { type: "unknown" } },
  ],
  absence: null,
};

const namesOf = (match: Parameters<typeof matchSides>[0]) =>
  matchSides(match, context, place).map(({ name }) => name);

describe("matchSides", () => {
  it("returns names, scores and standings", () => {
    const slots = [
      slot("Aino", { score: 3, result: "winner" }),
      slot("Bo", { disqualified: true, result: "loser" }),
    ];
    const sides = matchSides(sampleMatch({ state: "ended", slots }), context);
    expect(sides.map(({ name, score, standing }) => [name, score, standing])).toEqual([
      ["Aino", "3", "winner"],
      ["Bo", "DQ", "loser"],
    ]);
  });

  it("returns the sources of open slots, with or without a match", () => {
    expect(namesOf(undefined)).toEqual(["Winner of SF-1", "Not known yet"]);
    const source = { type: "loser", of: feeder, certainty: "assumed" } as const;
    const match = sampleMatch({ slots: [slot(null, { source }), slot("Bo")] });
    expect(namesOf(match)).toEqual(["Loser of SF-1", "Bo"]);
  });

  it("returns the contestant who comes from a decided feeder", () => {
    const cato = { key: "key-Cato", name: "Cato", country: "no" };
    const [left] = matchSides(undefined, context, place, (match, result) =>
      match === feeder.match && result === "winner" ? cato : null,
    );
    expect(left).toMatchObject({ name: "Cato", isOpen: true, source: "Winner of SF-1" });
  });

  it("returns unknown contestants for a match played before watching", () => {
    const past = { ...place, absence: "before-watching" as const };
    const names = matchSides(undefined, context, past).map(({ name }) => name);
    expect(names).toEqual(["Not known yet", "Not known yet"]);
  });

  it("returns the contestant and “Bye” for a bye", () => {
    const match = sampleMatch({ state: "ended", stateBy: "bye", slots: [slot("Aino")] });
    expect(matchSides(match, context).map(({ name }) => name)).toEqual(["Aino", "Bye"]);
  });

  it("returns unknown contestants without a match and a place", () => {
    expect(matchSides(undefined, context).map(({ name }) => name)).toEqual([
      "Not known yet",
      "Not known yet",
    ]);
  });
});
