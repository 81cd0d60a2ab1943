/** Real events against what really happened in them, whole and mistreated. */
import { expect, it } from "vitest";
import type { World } from "./world.ts";
import {
  LATER,
  afterPoll,
  onlyBracket,
  winnersOf,
  worldOf,
  worldOfFile,
} from "#core/testing/derive.ts";
import { describeRealEvents } from "#core/testing/node/describe-events.ts";
import { readTruth, readWire } from "#core/testing/node/real-events.ts";

/** The final of 2022 ended 3–3, and nothing that the service sends says who won it. */
const LEVEL_FINAL = "fifa-world-cup-2022";

/** Rounds that the service counts as row 2 of another. */
const SECOND_ROWS = new Set(["bronze", "grand final reset"]);

describeRealEvents("%s", (event) => {
  const wire = readWire(event).data;
  const truth = readTruth(event);
  const whole = worldOfFile(wire);

  it("holds every match", () => {
    expect(whole.matches.size).toBe(truth.match_count);
  });

  it("has its places", () => {
    const { champion, runnerUp, third, complete, issues } = onlyBracket(whole);
    const known = event !== LEVEL_FINAL;
    expect({
      champion: champion?.name,
      runnerUp: runnerUp?.name,
      third: third?.name,
      complete,
      issues,
    }).toEqual({
      champion: known ? truth.champion : undefined,
      runnerUp: known ? truth.runner_up : undefined,
      third: truth.third,
      complete: true,
      issues: [],
    });
  });

  it("has the same places at once when a service is first polled long after the end", () => {
    const world = worldOf(afterPoll({ upcoming: [], ended: wire }, LATER), LATER);
    const { champion, runnerUp, third, complete } = onlyBracket(whole);
    expect(onlyBracket(world)).toMatchObject({ champion, runnerUp, third, complete });
  });

  it("has its matches in their rounds, and in their rows", () => {
    const rounds = onlyBracket(whole).rounds.map(({ key, places }) => [key, places.length]);
    const expected = Object.entries(truth.matches_per_round).filter(([key]) => !isGroup(key));
    expect(Object.fromEntries(rounds)).toEqual(Object.fromEntries(expected));
    const places = onlyBracket(whole).rounds.flatMap((round) => round.places);
    expect(places.filter(({ match }) => match === null)).toEqual([]);
    const own = places.filter(({ round }) => !SECOND_ROWS.has(round));
    const sentRows = own.map(({ match }) => whole.matches.get(match ?? "")?.match.row);
    expect(own.map(({ row }) => row)).toEqual(sentRows);
  });

  it("says who won although the score does not", () => {
    const winners = winnersOf(whole);
    const shown = truth.not_decided_by_score.filter(
      ({ match_id: id }) => event !== LEVEL_FINAL || id !== finalOf(whole),
    );
    expect(shown.map(({ match_id: id }) => winners[id])).toEqual(shown.map(({ winner }) => winner));
  });

  it("has every match's sides come from where they came", () => {
    const open = onlyBracket(whole)
      .rounds.flatMap((round) => round.places)
      .flatMap(({ slots }) => slots)
      .filter(({ source }) => source.type === "unknown" || source.type === "loser-of-round");
    expect(open).toEqual([]);
  });

  it("has its contestants meet their opponents in order", () => {
    for (const [name, expected] of Object.entries(truth.contestants ?? {})) {
      const contestant = [...whole.contestants.values()].find((one) => one.name === name);
      const met = (contestant?.matches ?? []).map((key) => {
        const { match, outcome } = whole.matches.get(key)!;
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
      expect(met).toEqual(
        expected.map(({ match_id, opponent, score, opponent_score, result }) => ({
          match_id,
          opponent,
          score,
          opponent_score,
          result: event === LEVEL_FINAL && match_id === finalOf(whole) ? "lost" : result,
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
