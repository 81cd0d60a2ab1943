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

/** A match of as many as there are scores. */
describe("both sides of a match", () => {
  it("have names, scores and who won", () => {
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

  it("say where somebody comes from while nobody is known, seen or not", () => {
    expect(namesOf(undefined)).toEqual(["Winner of SF-1", "Not known yet"]);
    const source = { type: "loser", of: feeder, certainty: "assumed" } as const;
    const match = sampleMatch({ slots: [slot(null, { source }), slot("Bo")] });
    expect(namesOf(match)).toEqual(["Loser of SF-1", "Bo"]);
  });

  it("name who comes out of a match that is decided", () => {
    const cato = { key: "key-Cato", name: "Cato", country: "no" };
    const [left] = matchSides(undefined, context, place, (match, result) =>
      match === feeder.match && result === "winner" ? cato : null,
    );
    expect(left).toMatchObject({ name: "Cato", isOpen: true, source: "Winner of SF-1" });
  });

  it("of a match played before anybody watched are not known any more", () => {
    const past = { ...place, absence: "before-watching" as const };
    const names = matchSides(undefined, context, past).map(({ name }) => name);
    expect(names).toEqual(["Not known yet", "Not known yet"]);
  });

  it("of a bye are its contestant and the bye", () => {
    const match = sampleMatch({ state: "ended", stateBy: "bye", slots: [slot("Aino")] });
    expect(matchSides(match, context).map(({ name }) => name)).toEqual(["Aino", "Bye"]);
  });

  it("of a match that nothing is known of are both unknown", () => {
    expect(matchSides(undefined, context).map(({ name }) => name)).toEqual([
      "Not known yet",
      "Not known yet",
    ]);
  });
});
