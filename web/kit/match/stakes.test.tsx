import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { MatchSlotView } from "#core/contract/match.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { CameFrom } from "./stakes.tsx";

const from = (type: "winner" | "loser", code: string): MatchSlotView => {
  const of = { place: `place of ${code}`, code, match: `osu.example.net/${code}` };
  return slot("Aino", { source: { type, of, certainty: "found" } });
};

type Source = readonly [type: "winner" | "loser", code: string];

test.each<readonly [Source, Source, readonly string[]]>([
  [
    ["winner", "UBF"],
    ["winner", "LBF"],
    ["UBF", "LBF"],
  ],
  [["winner", "GF"], ["loser", "GF"], ["GF"]],
])("links the matches that %j and %j came from: %j", (left, right, links) => {
  const slots = [from(...left), from(...right)];
  renderWithAppProviders(<CameFrom match={sampleMatch({ slots })} />);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(links);
});
