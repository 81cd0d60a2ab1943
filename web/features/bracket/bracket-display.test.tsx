// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { BracketView, PlaceView } from "#core/contract/tournament.ts";
import { must } from "#core/lib/must.ts";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
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

function renderBracket(shown: BracketView, view: "tree" | "list" | "table") {
  renderWithAppProviders(
    <BracketDisplay
      bracket={shown}
      matches={matches}
      conflicts={new Set()}
      isPublic
      venue={sampleVenue}
      search={{ match: "", contestant: "", round: "", view }}
      onSearch={() => undefined}
      hrefOf={() => "#"}
      onOpen={() => undefined}
    />,
  );
}

test.each(["list", "table"] as const)("links to the bracket that continues in the %s", (view) => {
  const continuesIn = { site: "cup.example.net", id: "2000", title: "Final four" };
  renderBracket(withFinal({ absence: "continues", continuesIn }), view);
  const link = screen.getByRole("link", { name: /Continues in Final four/u });
  expect(link.getAttribute("href")).toBe(FINAL_FOUR);
});

test.each(["list", "table"] as const)("says that no match was listed in the %s", (view) => {
  renderBracket(withFinal({ absence: "not-listed" }), view);
  expect(screen.getAllByText("No match listed").length).toBeGreaterThan(0);
  expect(screen.queryByRole("link", { name: /No match listed/u })).toBeNull();
});
