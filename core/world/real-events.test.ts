/** Compares worlds derived from real events with their true rounds and matches. */
import { expect, it } from "vitest";
import type { World } from "./world.ts";
import { onlyBracket, worldOfFile } from "#core/testing/derive.ts";
import { describeEachRealEvent } from "#core/testing/node/tournament-events.ts";
import { readTrueResults, readRealEventMatches } from "#core/testing/node/real-events.ts";

/** Its final of 2022 ended 3–3, and the service sends nothing that shows the winner. */
const TIED_FINAL = "fifa-world-cup-2022";

/** Rounds whose match has row 2 in the service's data. */
const SECOND_ROWS = new Set(["bronze", "grand final reset"]);

describeEachRealEvent("%s", (event) => {
  const wire = readRealEventMatches(event).data;
  const truth = readTrueResults(event);
  const eventWorld = worldOfFile(wire);

  it("has the true number of matches per round, in the service's rows", () => {
    const rounds = onlyBracket(eventWorld).rounds.map(({ key, places }) => [key, places.length]);
    const expected = Object.entries(truth.matches_per_round).filter(([key]) => !isGroup(key));
    expect(Object.fromEntries(rounds)).toEqual(Object.fromEntries(expected));
    expect(eventWorld.matches.size).toBe(truth.match_count);
    const places = onlyBracket(eventWorld).rounds.flatMap((round) => round.places);
    expect(places.filter(({ match }) => match === null)).toEqual([]);
    const own = places.filter(({ round }) => !SECOND_ROWS.has(round));
    const wireRows = own.map(({ match }) => eventWorld.matches.get(match ?? "")?.match.row);
    expect(own.map(({ row }) => row)).toEqual(wireRows);
  });

  it("lists each contestant's matches in order with opponent, score and result", () => {
    for (const [name, expected] of Object.entries(truth.contestants ?? {})) {
      const contestant = [...eventWorld.contestants.values()].find((one) => one.name === name);
      const matches = (contestant?.matches ?? []).map((key) => {
        const { match, outcome } = eventWorld.matches.get(key)!;
        const own = match.entries.findIndex((entry) => entry.name === name);
        const decided = outcome.winner === own ? "won" : "lost";
        return {
          match_id: match.id,
          opponent: match.entries[1 - own]?.name,
          score: String(match.entries[own]?.score),
          opponent_score: String(match.entries[1 - own]?.score),
          result: outcome.draw ? "draw" : decided,
        };
      });
      expect(matches).toEqual(
        expected.map(({ match_id, opponent, score, opponent_score, result }) => ({
          match_id,
          opponent,
          score,
          opponent_score,
          result: event === TIED_FINAL && match_id === finalOf(eventWorld) ? "lost" : result,
        })),
      );
    }
  });
});

function isGroup(round: string): boolean {
  return round.startsWith("Group");
}

function finalOf(world: World): string | undefined {
  return [...world.matches.values()].find(({ round }) => round?.key === "ro2")?.match.id;
}
