import { describe, expect, it } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import type { PlaceView } from "#core/contract/tournament.ts";
import type { EmbedContext } from "#core/embed/parts/context.ts";
import type { EmbedNode } from "#core/embed/parts/node.ts";
import type { CardForm } from "#core/layout/card-forms.ts";
import { createPlaceSides } from "#core/side/place-sides.ts";
import { MINUTE } from "#core/lib/time.ts";
import { must } from "#core/lib/must.ts";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
import {
  embedContext,
  findVisibleTexts,
  joinVisibleTexts,
  nodesIn,
} from "#core/testing/sample-embed.ts";
import { SAMPLE_NOON } from "#core/testing/sample-match.ts";
import { createBracketDrawer } from "./bracket-drawer.ts";
import { drawCard } from "./draw-card.ts";
import { createHostTextTools } from "./text-tools.ts";

const detail = sampleBracket({ size: 4, kind: "single", ended: 0 });
const round = must(detail.bracket.rounds[0], "a bracket has rounds");
const first = must(round.places[0], "a round has places");
const sample = must(
  detail.matches.find(({ key }) => key === first.match),
  "the sample has all matches",
);
const textTools = createHostTextTools((content, size) => content.length * size * 0.55);

interface Setting {
  readonly change?: Partial<MatchView>;
  readonly place?: PlaceView;
  readonly width?: number;
  readonly form?: CardForm;
  readonly context?: Partial<EmbedContext>;
}

/** Draws the card of a match whose start was 47 minutes ago. */
function draw({ change, context, ...setting }: Setting): readonly EmbedNode[] {
  const { place, width, form } = { place: first, width: 240, form: "M1" as const, ...setting };
  const start = new Date(SAMPLE_NOON - 47 * MINUTE).toISOString();
  const match: MatchView = { ...sample, start, ...change };
  const { texts } = createBracketDrawer(detail, embedContext({}, "en-GB", context), textTools);
  const sides = createPlaceSides(place, match, texts, () => null);
  const box = { x: 0, y: 0, width, height: 70, form, place: place.place, round: place.round };
  const card = { box, place, round, match, sides, highlighted: undefined };
  const nodes = drawCard(card, { ...textTools, texts, flag: null, seedDigits: 0 });
  return nodes.filter((node) => node !== null);
}

/** Returns code, start and state or next match of a card. */
function headOf(setting: Setting): string {
  const texts = nodesIn(draw(setting), "text");
  return joinVisibleTexts(...texts.filter(({ attributes }) => Number(attributes["y"]) < HEAD));
}

it("shows the code of a source that has no room, with the whole of it as title", () => {
  const tools = createHostTextTools((content) => content.length);
  const text = {
    class: "t1",
    x: 0,
    y: 0,
    size: 14,
    weight: 400,
    room: 8,
    short: "UBSF-1",
  } as const;
  expect(tools.text("Winner of UBSF-1", text)?.children).toEqual([
    expect.objectContaining({ tag: "title", children: ["Winner of UBSF-1"] }),
    "UBSF-1",
  ]);
  expect(tools.text("Winner of UBSF-1", { ...text, room: 20 })?.children).toEqual([
    "Winner of UBSF-1",
  ]);
});

const HEAD = 20;
const live = { state: "live" } as const;

describe("the head of a card", () => {
  it("says how long a match has been live", () => {
    expect(headOf({ change: live })).toBe("SF-1|11:13 · Bo5|Live, 47 min");
    expect(findVisibleTexts(draw({ change: live }), ".live")).toEqual(["Live, 47 min"]);
  });

  it("says how late an upcoming match is, but not when it starts", () => {
    expect(headOf({})).toBe("SF-1|11:13 · Bo5|47 min late");
    expect(findVisibleTexts(draw({}), ".late")).toEqual(["47 min late"]);
    const start = new Date(SAMPLE_NOON + 30 * MINUTE).toISOString();
    expect(headOf({ change: { start } })).toBe("SF-1|12:30 · Bo5|loser to 3RD");
  });

  it("omits the number of games, then the start, then the duration", () => {
    const long = { change: live, place: { ...first, code: "Upper Final 1" } };
    const heads = [260, 240, 180, 140].map((width) => headOf({ ...long, width }));
    expect(heads).toEqual([
      "Upper Final 1|11:13 · Bo5|Live, 47 min",
      "Upper Final 1|11:13|Live, 47 min",
      "Upper Final 1|Live, 47 min",
      "Upper Final 1|Live",
    ]);
    expect(headOf({ change: live, width: 110 })).toBe("SF-1|11:13|Live");
  });

  it("omits the delay if it has no room, not the start", () => {
    expect(headOf({ width: 100 })).toBe("SF-1|11:13");
  });

  it("says when stale data was live, and only that a match is live if it is not listed", () => {
    const stale = { isStale: true, dataAt: SAMPLE_NOON - 3 * MINUTE };
    expect(headOf({ change: live, context: stale })).toBe("SF-1|11:13 · Bo5|live at 11:57");
    expect(findVisibleTexts(draw({ change: live, context: stale }), ".live")).toEqual([]);
    expect(headOf({ change: live, context: stale, width: 130 })).toBe("SF-1|live at 11:57");
    const unlisted = { ...live, absence: "last-seen" } as const;
    expect(headOf({ change: unlisted })).toBe("SF-1|11:13 · Bo5|Live");
  });

  it("has no duration in a drawing that is not drawn again each minute", () => {
    const context = { now: null };
    expect(headOf({ change: live, context })).toBe("SF-1|11:13 · Bo5|Live");
    expect(headOf({ context })).toBe("SF-1|11:13 · Bo5|loser to 3RD");
  });

  it("has no duration left of both sides", () => {
    const texts = findVisibleTexts(draw({ change: live, form: "S1" }), ".live");
    expect(texts).toEqual(["Live"]);
  });
});
