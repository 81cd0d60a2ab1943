import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import { arrangeSwiss } from "#core/groups/arrange-swiss.ts";
import * as en from "#core/i18n/en/pages.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { sampleVenue } from "#core/testing/sample-venue.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { SwissRounds } from "./swiss-rounds.tsx";

/** Creates a match of a round that the first of two contestants won; `change` for others. */
const match = (round: number, a: string, b: string, change: Partial<MatchView> = {}) =>
  sampleMatch({
    id: `${round}-${a}`,
    state: "ended",
    bestOf: 3,
    outcome: { winner: 0, by: null, draw: false },
    slots: [slot(a, { score: 2, result: "winner" }), slot(b, { score: 0, result: "loser" })],
    ...change,
  });
const UPCOMING = { state: "upcoming", outcome: { winner: null, by: null, draw: false } } as const;

function renderRounds(
  rounds: readonly (readonly MatchView[])[],
  statedRounds: number | null = null,
) {
  const context = { points: null, scoresArePoints: false, isPartial: false, statedRounds };
  const names = new Map("ABCDEFGH".split("").map((letter) => [`key-${letter}`, letter]));
  renderWithAppProviders(
    <SwissRounds
      name="Group 1"
      names={names}
      venue={sampleVenue}
      {...arrangeSwiss(rounds, context)}
    />,
  );
}

const headings = (level: number) =>
  screen.getAllByRole("heading", { level }).map((heading) => heading.textContent);

const TWO = [
  [match(1, "A", "B"), match(1, "C", "D"), match(1, "E", "F"), match(1, "G", "H")],
  [match(2, "A", "C"), match(2, "E", "G"), match(2, "B", "D"), match(2, "F", "H")],
];

describe("SwissRounds", () => {
  it("has a block per record, with the number of games", () => {
    renderRounds(TWO);
    expect(headings(3)).toEqual(["Round 1", "Round 2"]);
    expect(headings(4)).toEqual(["0–0Bo3", "1–0Bo3", "0–1Bo3"]);
  });

  it("names who is through and out, and those who may follow", () => {
    const live = match(3, "G", "F", { ...UPCOMING, state: "live" });
    renderRounds([...TWO, [match(3, "C", "B"), live]], 3);
    expect(headings(3)).toEqual(["Round 1", "Round 2", "Round 3", "After round 3"]);
    expect(headings(4).slice(3)).toEqual([
      "2–0→ Through",
      "1–11 live, Bo3",
      "0–2Out",
      "2–1→ Through",
      "1–2Out",
    ]);
    const through = screen.getByRole("heading", { name: /2–1/u }).parentElement;
    const items = within(through!).getAllByRole("listitem");
    expect(items.map((item) => item.textContent)).toEqual(["C", "Winner of 1–1"]);
  });

  it("links each match with its result in words", () => {
    renderRounds([[match(1, "A", "B"), match(1, "C", "D", UPCOMING)]]);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("aria-label"))).toEqual([
      "A 2–0 B, A won",
      expect.stringMatching(/^C v D, starts /u),
    ]);
  });

  it("shows that a match was drawn, and that one will not be played", () => {
    const drawn = { outcome: { winner: null, by: null, draw: true } };
    const unplayed = { ...UPCOMING, unresolved: "withdrawn" } as const;
    renderRounds([[match(1, "A", "B", drawn), match(1, "C", "D", unplayed)]]);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("aria-label"))).toEqual([
      `A 2–0 B, ${en.common.match.result.draw}`,
      "C v D, Not played",
    ]);
  });

  it("folds the played rounds before the last two of more than six, until they are opened", () => {
    const live = match(3, "A", "B", { state: "live" });
    const round = (number: number) => [number === 3 ? live : match(number, "A", "B")];
    renderRounds([1, 2, 3, 4, 5, 6, 7].map((number) => round(number)));
    expect(screen.getAllByRole("link")).toHaveLength(3);
    const button = screen.getByRole("button", { name: "Round 1", expanded: false });
    fireEvent.click(button);
    expect(button.getAttribute("aria-expanded")).toBe("true");
    expect(screen.getAllByRole("link")).toHaveLength(4);
    expect(screen.queryByRole("button", { name: "Round 3" })).toBeNull();
  });
});
