import { describe, expect, it } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import type { BracketDetail, PlaceView, RoundView } from "#core/contract/tournament.ts";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
import {
  attributesIn,
  embedContext,
  nodesIn,
  findVisibleTexts,
  type SetAttributes,
} from "#core/testing/sample-embed.ts";
import { bracketEmbedView } from "./bracket.ts";

const draw = (detail: BracketDetail, attributes: SetAttributes = {}, locale?: string) => [
  bracketEmbedView.view(detail, embedContext(attributes, locale)),
];

const cardsOf = (...args: Parameters<typeof draw>) => findVisibleTexts(draw(...args), "li");

/** A bracket of four contestants: one semifinal has ended, the other is live. */
const playing = sampleBracket({ size: 4, kind: "single", ended: 1, live: 1 });

function withMatches(change: Partial<MatchView>): BracketDetail {
  const matches = playing.matches.map((match): MatchView => ({ ...match, ...change }));
  return { ...playing, matches };
}

function withRounds(change: (round: RoundView) => Partial<RoundView>): BracketDetail {
  const rounds = playing.bracket.rounds.map((each): RoundView => ({ ...each, ...change(each) }));
  return { ...playing, bracket: { ...playing.bracket, rounds } };
}

const WITHOUT_MATCHES = withRounds(({ places }) => ({
  places: places.map((place): PlaceView => ({ ...place, match: null })),
}));

describe("rounds of a bracket embed", () => {
  it("show name and best-of, with the full name as label", () => {
    const nodes = draw(playing);
    const titles = findVisibleTexts(nodes, "h4");
    expect(titles).toEqual(["Semis|Best of 5", "Final|Best of 5", "3rd Place|Best of 5"]);
    const long = ["Semifinals", "Final", "Third Place Match"];
    expect(attributesIn(nodes, "section", "aria-label")).toEqual(long);
    expect(attributesIn(nodes, "h4", "title")).toEqual(long);
    expect(findVisibleTexts(draw(playing, {}, "fi"), "h4")[0]).toBe("Välierät|Bo5");
  });

  it("show no best-of when it is unknown", () => {
    const nodes = draw(withRounds(() => ({ bestOf: null })));
    expect(findVisibleTexts(nodes, "h4")).toEqual(["Semis", "Final", "3rd Place"]);
  });

  it("are omitted if they contain only byes, like the cards of byes", () => {
    const nodes = draw(sampleBracket({ size: 8, kind: "double", entrants: 5 }));
    expect(findVisibleTexts(nodes, "h4")).toHaveLength(7);
    expect(findVisibleTexts(nodes, ".code")).toEqual(
      "UBQF-2 UBSF-1 UBSF-2 UBF LBQF-1 LBSF LBF GF".split(" "),
    );
  });
});

describe("cards of a bracket embed", () => {
  it("show winners, scores, starts and sources of open slots", () => {
    expect(cardsOf(playing)).toEqual([
      "SF-1|Sat 24 Jan 12:30|SE|Contestant 1|3|JP|Contestant 4|1",
      "SF-2|Live|US|Contestant 2|1|KR|Contestant 3|2",
      "F|12:30|SE|Contestant 1|Winner of SF-2",
      "3RD|Mon 12:30|JP|Contestant 4|Loser of SF-2",
    ]);
    const standings = attributesIn(draw(playing), "b", "data-standing");
    expect(standings.slice(0, 3)).toEqual(["winner", "loser", undefined]);
    const classes = attributesIn(draw(playing), "b", "class");
    expect(classes.slice(1, 3)).toEqual(["score", "score playing"]);
  });

  it("have a summary as label and link to their match", () => {
    const nodes = draw(playing);
    expect(attributesIn(nodes, "a", "aria-label")).toEqual([
      "Contestant 1 3–1 Contestant 4, Ended, SF-1, Sat 24 Jan 12:30",
      "Contestant 2 1–2 Contestant 3, Live, SF-2, Sat 24 Jan 13:00",
      "Contestant 1 v Winner of SF-2, Upcoming, F, 12:30",
      "Contestant 4 v Loser of SF-2, Upcoming, 3RD, Mon 12:30",
    ]);
    expect(attributesIn(nodes, "a", "href")[2]).toBe(
      "https://desk.example.org/matches/cup.example.net/ro2-1",
    );
  });

  it("omit the start if there is none, and “Live” if the match is no longer listed", () => {
    const [first] = cardsOf(withMatches({ start: null }));
    expect(first).toBe("SF-1|SE|Contestant 1|3|JP|Contestant 4|1");
    const [, second] = cardsOf(withMatches({ absence: "last-seen" }));
    expect(second).toBe("SF-2|Sat 24 Jan 13:00|US|Contestant 2|1|KR|Contestant 3|2");
  });

  it.each<[string, BracketDetail]>([
    ["without match data", { ...playing, matches: [] }],
    ["without a match", { ...WITHOUT_MATCHES, matches: [] }],
  ])("of a place %s show the sources and have no link", (_, detail) => {
    const nodes = draw(detail);
    expect(nodesIn(nodes, "a")).toEqual([]);
    expect(findVisibleTexts(nodes, ".expected")).toEqual([
      "SF-1|Seed 1|Seed 4",
      "SF-2|Seed 2|Seed 3",
      "F|Winner of SF-1|Winner of SF-2",
      "3RD|Loser of SF-1|Loser of SF-2",
    ]);
  });

  it("hide winners and advanced contestants with hidden scores", () => {
    expect(cardsOf(playing, { "hide-scores": "" })).toEqual([
      "SF-1|Sat 24 Jan 12:30|SE|Contestant 1|JP|Contestant 4",
      "SF-2|Live|US|Contestant 2|KR|Contestant 3",
      "F|12:30|Winner of SF-1|Winner of SF-2",
      "3RD|Mon 12:30|Loser of SF-1|Loser of SF-2",
    ]);
  });
});

describe("the drawing of a bracket embed", () => {
  it("uses the positions of the page's own drawing", () => {
    const nodes = draw(playing);
    expect(attributesIn(nodes, ".tree", "style")).toEqual(["width: 520px; height: 318px;"]);
    expect(attributesIn(nodes, "li", "style")[1]).toBe("left: 0px; top: 142px;");
    expect(attributesIn(nodes, "path", "d")).toEqual([expect.stringMatching(/^M240 94H/)]);
  });

  it("is smaller with compact density", () => {
    const nodes = draw(playing, { density: "compact" });
    expect(attributesIn(nodes, ".tree", "class")).toEqual(["tree compact"]);
    expect(attributesIn(nodes, "li", "style")[1]).toBe("left: 0px; top: 112px;");
  });
});
