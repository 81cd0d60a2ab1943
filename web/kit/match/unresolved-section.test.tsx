import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { sampleVenue } from "#core/testing/sample-venue.ts";
import { SAMPLE_NOON, sampleMatch } from "#core/testing/sample-match.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { MatchLines } from "./match-line.tsx";
import { UnresolvedSection } from "./unresolved-section.tsx";

test("lists unresolved matches under a heading with their count", () => {
  const matches = ["1", "2"].map((id) => sampleMatch({ id, unresolved: "tournament-completed" }));
  renderWithAppProviders(
    <UnresolvedSection count={matches.length}>
      <MatchLines matches={matches} now={SAMPLE_NOON} venue={sampleVenue} />
    </UnresolvedSection>,
  );
  expect(screen.getByRole("heading", { name: "Unresolved (2)" })).toBeTruthy();
  expect(screen.getAllByRole("link")).toHaveLength(2);
});

test("renders nothing when no match is unresolved", () => {
  renderWithAppProviders(<UnresolvedSection count={0}>nothing</UnresolvedSection>);
  expect(screen.queryByRole("heading")).toBeNull();
});
