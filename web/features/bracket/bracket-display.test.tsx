import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { BracketView, PlaceView } from "#core/contract/tournament.ts";
import { must } from "#core/lib/must.ts";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
import { slot } from "#core/testing/sample-match.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { BracketDisplay } from "#web/features/bracket/bracket-display.tsx";
import { sampleVenue } from "#core/testing/sample-venue.ts";

const FINAL_FOUR = "/tournaments/cup.example.net/sample-cup/bracket/2000";
const { bracket, matches } = sampleBracket({ size: 4, kind: "single", ended: 2 });

/** Returns the bracket with these values at its final, which has no match. */
function withFinal(change: Partial<PlaceView>): BracketView {
  const final = must(bracket.rounds.at(-1), "a final round");
  const places = final.places.map((place) => ({ ...place, match: null, ...change }));
  return { ...bracket, rounds: [...bracket.rounds.slice(0, -1), { ...final, places }] };
}

function renderBracket(shown: BracketView, from = "", own = matches) {
  renderWithAppProviders(
    <BracketDisplay
      bracket={shown}
      matches={own}
      conflicts={new Set()}
      isPublic
      venue={sampleVenue}
      search={{ match: "", contestant: "", round: "", from, section: "" }}
      onSearch={() => undefined}
      onOpen={() => undefined}
    />,
  );
}

test("links a place to the bracket that continues", () => {
  const continuesIn = { site: "cup.example.net", id: "2000", title: "Final four" };
  renderBracket(withFinal({ absence: "continues", continuesIn }));
  const link = screen.getByRole("link", { name: /Continues in Final four/u });
  expect(link.getAttribute("href")).toBe(FINAL_FOUR);
});

test("reports that no match was listed at a place that leads nowhere", () => {
  renderBracket(withFinal({ absence: "not-listed" }));
  const place = screen.getByRole("link", { name: /No match listed/u });
  expect(place.getAttribute("aria-disabled")).toBe("true");
});

test("shows all contestants of a match of more than two, and who advanced", () => {
  const slots = [
    slot("Aki", { score: 3, result: "winner", advances: "through" }),
    slot("Bea", { score: 2, advances: "through" }),
    slot("Cem", { score: 1, result: "loser", advances: "out" }),
    slot("Dov", { score: 1, result: "loser", advances: "out" }),
  ];
  renderBracket(bracket, "ro4", [
    { ...must(matches[0], "a first match"), slots },
    ...matches.slice(1),
  ]);
  const name = /Aki 3 through, Bea 2 through, Cem 1 out, Dov 1 out, ended/u;
  const names = within(screen.getByRole("link", { name })).getAllByTitle(/Aki|Bea|Cem|Dov/u);
  expect(names.map(({ title }) => title)).toEqual(["Aki", "Bea", "Cem", "Dov"]);
});
