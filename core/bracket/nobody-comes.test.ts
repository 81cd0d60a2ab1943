/** Places from which nobody comes: every pattern of byes, and matches that both contestants lost. */
import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import type { Bracket, BracketPlace } from "#core/model/bracket.ts";
import type { Slot } from "#core/model/derived-match.ts";
import { onlyBracket, worldOfFile } from "#core/testing/derive.ts";
import { createSampleRandom } from "#core/testing/node/sample.ts";
import type { PlayedPlace } from "#core/testing/play-tree.ts";
import { wireBracket } from "#core/testing/wire-match.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import {
  type Listing,
  type Plan,
  playPlan,
  subsets,
  VACANT_CASES,
  worldOfPlan,
} from "#core/testing/vacant-places.ts";

/** Returns what a bracket says that is not so. */
function findErrors(bracket: Bracket, places: readonly PlayedPlace[]): readonly string[] {
  const truth = new Map(places.map((place) => [place.node.place, place]));
  const all = bracket.rounds.flatMap((round) => round.places);
  const derived = new Map(all.map((place) => [place.place, place]));
  /** Whether it is not known yet from which match a loser comes to this place. */
  const isVague = ({ slots }: BracketPlace): boolean =>
    slots.some(({ source }) => {
      if (source.type === "loser-of-round" || source.type === "unknown") return true;
      if (source.type !== "winner" && source.type !== "loser") return false;
      return isVague(must(derived.get(source.of.place), "a source is a place"));
    });
  const errors: string[] = [];
  for (const place of all) {
    const { sides } = must(truth.get(place.place), "the tree has every place");
    const nobody = sides.filter((side) => side === "nobody").length;
    if (place.bye && nobody === 0) errors.push(`${place.place} is a bye`);
    if (place.slots.filter(isNobody).length > nobody) errors.push(`${place.place} lacks a slot`);
    if (isVague(place)) continue;
    if (!place.bye && nobody > 0) errors.push(`${place.place} is drawn`);
    errors.push(...place.slots.flatMap((slot) => findFalsePromise(place, slot, truth)));
  }
  return [...errors, ...findLosersTooMany(all, places)];
}

/** Returns rounds of which more losers are promised than there can be. */
function findLosersTooMany(
  all: readonly BracketPlace[],
  places: readonly PlayedPlace[],
): readonly string[] {
  // What comes from a bye, which is not drawn, is named at the next place.
  const drawn = all.filter(({ bye }) => !bye);
  const promised = drawn.flatMap(({ slots }) =>
    slots.flatMap(({ source }) => (source.type === "loser-of-round" ? source.round : [])),
  );
  return [...new Set(promised)].flatMap((round) => {
    const losers = places.filter(({ node, loser }) => node.round === round && loser !== "nobody");
    const count = promised.filter((one) => one === round).length;
    return count > losers.length ? [`${count} losers of ${round}`] : [];
  });
}

function isNobody({ entry, source }: Slot): boolean {
  return entry === null && source.type === "bye";
}

function findFalsePromise(
  { place }: BracketPlace,
  { entry, source }: Slot,
  truth: ReadonlyMap<string, PlayedPlace>,
): readonly string[] {
  if (entry !== null || (source.type !== "winner" && source.type !== "loser")) return [];
  const from = must(truth.get(source.of.place), "the tree has every place");
  return from[source.type] === "nobody"
    ? [`${place} waits for the ${source.type} of ${source.of.place}`]
    : [];
}

const LISTINGS: readonly Listing[] = ["flagged as a bye", "with one contestant", "not"];
const random = createSampleRandom();

/** Compares the bracket with the truth at a random moment. */
function check(plan: Omit<Plan, "played">, listing: Listing): readonly string[] {
  const played = Math.floor(random() * 2 * plan.size);
  const places = playPlan({ ...plan, played });
  const world = worldOfPlan({ ...plan, played }, places, listing);
  const errors = findErrors(onlyBracket(world), places);
  const [missing, out] = [plan.missing, plan.out].map((set) => [...set].join(", "));
  return errors.map((error) => `without ${missing}, out ${out}, ${played} played: ${error}`);
}

describe("a bracket with places from which nobody comes", () => {
  it.each(
    VACANT_CASES.flatMap(({ kind, size }) => LISTINGS.map((listing) => ({ kind, size, listing }))),
  )(
    "knows them in every $kind elimination of up to $size whose byes are listed: $listing",
    ({ kind, size, listing }) => {
      const seeds = Array.from({ length: size }, (_, index) => index + 1);
      const errors = subsets(seeds, size / 2 - 1).flatMap((seedsMissing) => {
        const missing = new Set(seedsMissing);
        const gone = seeds.map((seed) => missing.has(seed) && missing.has(size + 1 - seed));
        const isMixed = gone.includes(true) && missing.size > gone.filter(Boolean).length;
        // Which of the places without a match are empty is then unknown.
        return listing === "not" && isMixed
          ? []
          : check({ kind, size, missing, out: new Set() }, listing);
      });
      expect(errors).toEqual([]);
    },
  );

  it.each(VACANT_CASES)(
    "knows them after disqualifications in a $kind elimination of $size",
    (one) => {
      const places = playPlan({ ...one, missing: new Set(), out: new Set(), played: 0 });
      const errors = subsets(
        places.map(({ node }) => node.place),
        2,
      ).flatMap((out) => check({ ...one, missing: new Set(), out: new Set(out) }, "not"));
      expect(errors).toEqual([]);
    },
  );

  it.each([
    ["nobody", "1", "bye"],
    ["an unknown contestant", "0", "unknown"],
  ])("expects %s from a bye without contestants, locked %s", (_, locked, type) => {
    const four = wireBracket({ size: "4" });
    const bracket = onlyBracket(
      worldOfFile([
        wireSingleMatch("1", "ro4#1", "", { bye: "1", locked, bracket: four }),
        wireSingleMatch("2", "ro4#2", "Aino v Bo", { locked: "0", bracket: four }),
        wireSingleMatch("3", "ro2#1", "", { locked: "0", bracket: four }),
      ]),
    );
    const final = bracket.rounds.at(-1)?.places[0];
    expect(final?.slots.map(({ source }) => source.type).toSorted()).toEqual(
      [type, "winner"].toSorted(),
    );
  });
});
