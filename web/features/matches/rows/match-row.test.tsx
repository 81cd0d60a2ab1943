// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import { createVenueFormat } from "#core/lib/venue-format.ts";
import { renderPage } from "#web/testing/render-page.tsx";
import { SAMPLE_NOON, sampleMatch, slot } from "#core/testing/sample-match.ts";
import { MatchRows } from "./match-rows.tsx";

afterEach(cleanup);

const venue = createVenueFormat("UTC", "en-GB", () => SAMPLE_NOON);

function rowOf(match: MatchView, conflict: readonly string[] = []): HTMLElement {
  renderPage(<MatchRows matches={[match]} now={SAMPLE_NOON} venue={venue} />, {
    marks: { conflict: [...conflict], unexpectedLock: [] },
  });
  return screen.getByRole("link");
}

test("a row reads as time, code, name, score to score, name", () => {
  const match = sampleMatch({
    state: "live",
    stateBy: "begun",
    slots: [slot(":sly_cat:", { score: 4 }), slot("gort", { score: 0 })],
  });
  expect(rowOf(match).textContent).toMatch(
    /^12:00.*LBR2-1:sly_cat:.*\(Finland\)4 to 0.*gort.*\(Finland\)Bo11$/u,
  );
});

test("before play a row shows no score, whatever the service sent", () => {
  const match = sampleMatch({ slots: [slot("a", { score: 0 }), slot("b", { score: 0 })] });
  expect(rowOf(match).textContent).not.toContain("0 to 0");
});

test.each<[string, Partial<MatchView>, readonly string[], string]>([
  ["conflict", {}, ["osu.example.net/1"], "Conflict"],
  ["a start that passed", { stateBy: "not-started" }, [], "Not started"],
  ["withdrawn", { absence: "withdrawn" }, [], "Withdrawn"],
  ["never to be played", { stateBy: "not-started", unresolved: "moved-on" }, [], "Not played"],
  ["expected later", { expected: "2026-01-25T15:40:00Z" }, [], "12:00estimated 15:40"],
  ["lost from the lists", { state: "live", absence: "last-seen" }, [], "Last seen 12:00"],
])("%s is said in the row", (_, change, conflict, said) => {
  expect(rowOf(sampleMatch(change), conflict).textContent).toContain(said);
});

test("a match that will not be played any more is neither late nor called not started", () => {
  const start = new Date(SAMPLE_NOON - 20 * 60_000).toISOString();
  const late = sampleMatch({ start, stateBy: "not-started" });
  expect(rowOf(late).textContent).toMatch(/20 late.*Not started/u);
  cleanup();
  const said = rowOf({ ...late, unresolved: "tournament-completed" }).textContent;
  expect(said).not.toMatch(/late|Not started/u);
});

test("the address of a row is the match's own page", () => {
  expect(rowOf(sampleMatch({ id: "77" })).getAttribute("href")).toBe("/matches/osu.example.net/77");
});

test("a match of four shows all by rank", () => {
  const match = sampleMatch({
    state: "ended",
    slots: ["a", "b", "c", "d"].map((name, index) =>
      slot(name, { score: index, rank: 4 - index, result: index === 3 ? "winner" : "loser" }),
    ),
  });
  expect(rowOf(match).textContent).toMatch(/1.*d3.*2.*c2.*3.*b1.*4.*a0/u);
});
