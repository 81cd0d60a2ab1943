import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { must } from "#core/lib/must.ts";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
import { slot } from "#core/testing/sample-match.ts";
import { sampleVenue } from "#core/testing/sample-venue.ts";
import { BracketDisplay } from "#web/features/bracket/bracket-display.tsx";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";

test("shows all contestants of a match of more than two, and who advanced", () => {
  const { bracket, matches } = sampleBracket({ size: 4, kind: "single", ended: 2 });
  const first = must(matches[0], "a first match");
  const slots = [
    slot("Aki", { score: 3, result: "winner", advances: "through" }),
    slot("Bea", { score: 2, advances: "through" }),
    slot("Cem", { score: 1, result: "loser", advances: "out" }),
    slot("Dov", { score: 1, result: "loser", advances: "out" }),
  ];
  renderWithAppProviders(
    <BracketDisplay
      bracket={bracket}
      matches={[{ ...first, slots }, ...matches.slice(1)]}
      conflicts={new Set()}
      isPublic
      venue={sampleVenue}
      search={{ match: "", contestant: "", round: "", from: "ro4", section: "" }}
      onSearch={() => undefined}
      onOpen={() => undefined}
    />,
  );
  const name = /Aki 3 through, Bea 2 through, Cem 1 out, Dov 1 out, ended/u;
  const card = screen.getByRole("link", { name });
  const names = within(card).getAllByTitle(/Aki|Bea|Cem|Dov/u);
  expect(names.map(({ title }) => title)).toEqual(["Aki", "Bea", "Cem", "Dov"]);
});
