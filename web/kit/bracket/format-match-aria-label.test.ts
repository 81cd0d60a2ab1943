import { expect, it } from "vitest";
import { sampleVenue } from "#core/testing/sample-venue.ts";
import { must } from "#core/lib/must.ts";
import { sampleBracket, type SampleOptions } from "#core/testing/sample-bracket.ts";
import type { PlaceView } from "#core/contract/tournament.ts";
import * as en from "#core/i18n/en/pages.ts";
import { createBracketTexts } from "#core/embed/drawing/bracket-texts.ts";
import {
  findFeeder,
  createBracketModel,
  type CardContext,
  findMatchAtPlace,
  indexPlaces,
  createPlaceCardSides,
} from "./bracket-model.ts";
import { formatMatchAriaLabel } from "./format-match-aria-label.ts";

const tools: CardContext = {
  slug: "sample-cup",
  messages: en.common,
  venue: sampleVenue,
  texts: createBracketTexts(en.common, sampleVenue, Date.UTC(2026, 0, 24, 9, 2)),
  hasFlags: true,
  seeds: "short",
  sharedBeginnings: new Set(),
};

interface Changes {
  readonly conflict?: boolean;
  /** Differences of the place. */
  readonly of?: Partial<PlaceView>;
}

/** Returns the label of the place with this code in a double elimination of eight. */
function labelOf(options: Partial<SampleOptions>, code: string, changes: Changes = {}): string {
  const { bracket, matches } = sampleBracket({ size: 8, kind: "double", ...options });
  const model = createBracketModel(bracket, indexPlaces(bracket.rounds), matches);
  const found = model.places.find((each) => each.code === code);
  const place = { ...must(found, `the bracket has ${code}`), ...changes.of };
  const match = findMatchAtPlace(model, place);
  const [one, other] = [findFeeder(model, place, 0), findFeeder(model, place, 1)];
  const sides = createPlaceCardSides(tools, place, match, one, other);
  const { conflict = false } = changes;
  return formatMatchAriaLabel(tools, { place, match, sides, conflict });
}

it.each([
  [
    { ended: 4, names: ["Aino", "Bo", "Cai", "Dee", "Eva", "Fay", "Gus", "Hal"] },
    "UBQF-1",
    /^UBQF-1, Aino \d, Hal \d, ended$/,
  ],
  [{ ended: 0, live: 1 }, "UBQF-1", /^UBQF-1, [^,]* \d, [^,]* \d, live$/],
  [{ ended: 0 }, "UBQF-1", /, starts 24 Jan 12:30$/],
  [{ ended: 0 }, "UBSF-1", /^UBSF-1, Winner of UBQF-1, Winner of UBQF-2, /],
  [{}, "LBQF-1", /^LBQF-1, [^,]* \d from UBSF-\d, [^,]* \d, ended$/],
] as const)("describes %j %s as its card shows it", (options, code, sentence) => {
  expect(labelOf(options, code)).toMatch(sentence);
});

it.each([
  ["winner", /, ended, Contestant 1 won$/],
  [null, /, ended, no winner known$/],
] as const)("says who won if the scores are level: %s", (result, sentence) => {
  const { bracket, matches } = sampleBracket({ size: 8, kind: "double", ended: 1 });
  const [match] = matches;
  const [one, other] = match?.slots ?? [];
  if (match === undefined || one === undefined || other === undefined) throw new Error("a match");
  const slots = [
    { ...one, score: 1, result },
    { ...other, score: 1, result: null },
  ];
  const first = { ...match, slots };
  const [place] = bracket.rounds.flatMap((round) => round.places);
  const sides = createPlaceCardSides(tools, must(place, "a first place"), first);
  const input = { place: must(place, "a first place"), match: first, sides, conflict: false };
  expect(formatMatchAriaLabel(tools, input)).toMatch(sentence);
});

it("mentions a conflict", () => {
  expect(labelOf({ ended: 1 }, "UBQF-1", { conflict: true })).toMatch(/, Conflict$/);
});

it.each([
  ["before-watching", /, before 24 Jan 09:02$/],
  ["beyond-the-list", /, Not visible yet$/],
  ["no-start-yet", /, No start time yet$/],
  ["not-listed", /, No match listed$/],
  ["continues", /, Continues in another bracket$/],
  [null, /, not listed yet$/],
] as const)("explains why there is no match when the absence is %s", (absence, sentence) => {
  expect(labelOf({ ended: 0 }, "UBQF-1", { of: { match: null, absence } })).toMatch(sentence);
});
