import { expect, it } from "vitest";
import { sampleVenue } from "#core/testing/sample-venue.ts";
import { must } from "#core/lib/must.ts";
import { sampleBracket, type SampleOptions } from "#core/testing/sample-bracket.ts";
import type { PlaceView } from "#core/contract/tournament.ts";
import { en } from "#core/i18n/en/start.ts";
import { formatSlotSource } from "#core/i18n/format-slot-source.ts";
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
  messages: en,
  venue: sampleVenue,
  cardMessages: {
    source: (source) => formatSlotSource(en, source),
    disqualified: en.match.disqualified,
    unseen: en.bracket.unseen,
  },
  watchingSince: Date.UTC(2026, 0, 24, 9, 2),
  hrefOf: () => "",
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
  const round = model.roundOf.get(place.round);
  const { conflict = false } = changes;
  return formatMatchAriaLabel(tools, { place, round, match, sides, conflict });
}

it.each([
  [
    { ended: 4, names: ["Aino", "Bo", "Cai", "Dee", "Eva", "Fay", "Gus", "Hal"] },
    "UBQF-1",
    /^UBQF-1, Upper Bracket Quarterfinals: Aino, seed 1, score \d against Hal, seed 8, score \d\. ended, Aino won\. winner goes to UBSF-1, loser goes to LBR1-1\.$/,
  ],
  [{ ended: 0, live: 1 }, "UBQF-1", /, score \d\. live\. winner goes to/],
  [{ ended: 0 }, "UBQF-1", /\. starts 24 Jan 12:30\. /],
  [{ ended: 0 }, "UBSF-1", /: Winner of UBQF-1 against Winner of UBQF-2\. /],
  [{}, "GF", /^GF, Grand Final: [^.]*\. ended, [^.]* won\.$/],
] as const)("describes %j %s as its card shows it", (options, code, sentence) => {
  expect(labelOf(options, code)).toMatch(sentence);
});

it("mentions a conflict", () => {
  expect(labelOf({ ended: 1 }, "UBQF-1", { conflict: true })).toContain(". Conflict. winner goes");
});

it.each([
  [
    "before-watching",
    /: Not seen against Not seen\. Not seen: before Sat 24 Jan 09:02, when Matchdesk began/,
  ],
  ["beyond-the-list", /\. Not visible yet\. /],
  ["no-start-yet", /\. No start time yet\. /],
  ["not-listed", /\. No match listed\. /],
  ["continues", /\. Continues in another bracket\. /],
  [null, /\. not listed yet\. /],
] as const)("explains why there is no match when the absence is %s", (absence, sentence) => {
  expect(labelOf({ ended: 0 }, "UBQF-1", { of: { match: null, absence } })).toMatch(sentence);
});

it("names the bracket in which the contestants of a place play on", () => {
  const continuesIn = { site: "cup.example.net", id: "2000", title: "Final four" };
  const of = { match: null, absence: "continues", continuesIn } as const;
  expect(labelOf({ ended: 0 }, "UBQF-1", { of })).toContain(". Continues in Final four. ");
});
