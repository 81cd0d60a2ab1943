/** Events in which "BYE" and "TBD" are names have the facts of those with byes and open slots. */
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { MINUTE } from "#core/lib/time.ts";
import { pollWireLists, winnersOf, worldOf } from "#core/testing/derive.ts";
import { createEliminationArbitrary } from "#core/testing/elimination-arbitrary.ts";
import { createWireListsAt } from "#core/testing/elimination-wire.ts";
import {
  GENERATED_EVENT_START,
  type Wire,
  wireContestant,
  type WireLists,
} from "#core/testing/wire-match.ts";
import type { World } from "./world.ts";

const BYES = ["BYE", "bye 2", "(Freilos)", "vapaakierros"];
const OPEN = ["TBD", "-", "Winner of SF-1", "Ei tiedossa"];

/** Names the absent and unknown contestants of a match. */
function withPlaceholders(match: Wire, at: number): Wire {
  const listed = Array.isArray(match["contestants"]) ? match["contestants"] : [];
  if (listed.length > 1) return match;
  const isBye = match["bye"] === "1";
  const names = isBye ? BYES : OPEN;
  const taken = new Set(listed.map((one: Wire) => one["sort"]));
  const added = ["1", "2"]
    .filter((sort) => !taken.has(sort))
    .map((sort) => wireContestant({ name: names[at % names.length], country: "", sort }));
  return { ...match, bye: "0", contestants: [...listed, ...added] };
}

const factsOf = (world: World) => ({
  winners: winnersOf(world),
  states: [...world.matches.values()].map(({ match, status }) => [match.key, status.state]),
  contestants: [...world.contestants.keys()].toSorted(),
  issues: world.issues.map(({ code }) => code),
  rankings: [...world.tournaments.values()].map(({ rankings }) => rankings),
});

it("has the facts of an event with byes and open slots", () => {
  fc.assert(
    fc.property(
      createEliminationArbitrary([0, 1]),
      fc.integer({ min: 0, max: 300 }),
      (event, minute) => {
        const lists = createWireListsAt(event, minute, { locks: true, byes: true });
        const named: WireLists = {
          upcoming: lists.upcoming.map(withPlaceholders),
          ended: lists.ended.map(withPlaceholders),
        };
        const at = GENERATED_EVENT_START + minute * MINUTE;
        expect(factsOf(worldOf(pollWireLists(named, at), at))).toEqual(
          factsOf(worldOf(pollWireLists(lists, at), at)),
        );
      },
    ),
    { numRuns: 40 },
  );
});
