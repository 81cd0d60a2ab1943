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

type Args = Parameters<typeof matchSides>;

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

  const source = { type: "loser", of: feeder, certainty: "assumed" } as const;
  const halfOpen = sampleMatch({ slots: [slot(null, { source }), slot("Bo")] });
  const bye = sampleMatch({ state: "ended", stateBy: "bye", slots: [slot("Aino")] });
  const past = { ...place, absence: "before-watching" as const };
  const UNKNOWN = ["Not known yet", "Not known yet"];
  it.each<[string, Args[0], Args[2], string[]]>([
    ["the sources of a place", undefined, place, ["Winner of SF-1", "Not known yet"]],
    ["the sources of open slots", halfOpen, place, ["Loser of SF-1", "Bo"]],
    ["unknown contestants before watching", undefined, past, UNKNOWN],
    ["the contestant and “Bye” for a bye", bye, undefined, ["Aino", "Bye"]],
    ["unknown contestants without a match and a place", undefined, undefined, UNKNOWN],
  ])("returns %s", (_, match, of, names) => {
    expect(matchSides(match, context, of).map(({ name }) => name)).toEqual(names);
  });

  it("returns the contestant who comes from a decided feeder", () => {
    const cato = { key: "key-Cato", name: "Cato", country: "no" };
    const [left] = matchSides(undefined, context, place, (match, result) =>
      match === feeder.match && result === "winner" ? cato : null,
    );
    expect(left).toMatchObject({ name: "Cato", isOpen: true, source: "Winner of SF-1" });
  });
});
