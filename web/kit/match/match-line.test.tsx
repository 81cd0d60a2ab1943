import { cleanup, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import type { StaffFlags } from "#core/contract/meta.ts";
import { sampleVenue } from "#core/testing/sample-venue.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { SAMPLE_NOON, sampleMatch, slot } from "#core/testing/sample-match.ts";
import { describeResultNotInScores, MatchLines } from "./match-line.tsx";
import * as en from "#core/i18n/en/pages.ts";

const KEY = "osu.example.net/1";

function rowOf(match: MatchView, flags: Partial<StaffFlags> = {}): HTMLElement {
  renderWithAppProviders(<MatchLines matches={[match]} now={SAMPLE_NOON} venue={sampleVenue} />, {
    marks: flags,
  });
  return screen.getByRole("link");
}

test("renders time, code, name, score to score, name in this order", () => {
  const match = sampleMatch({
    state: "live",
    stateBy: "begun",
    slots: [slot(":sly_cat:", { score: 4 }), slot("gort", { score: 0 })],
  });
  expect(rowOf(match).textContent).toMatch(
    /^12:00.*LBR2-1:sly_cat:.*\(Finland\)4 to 0.*gort.*\(Finland\)Bo11$/u,
  );
});

test("shows no score before the match, even if the service sends one", () => {
  const match = sampleMatch({ slots: [slot("a", { score: 0 }), slot("b", { score: 0 })] });
  expect(rowOf(match).textContent).not.toContain("0 to 0");
});

test.each<[string, Partial<MatchView>, Partial<StaffFlags>, string]>([
  ["conflict", {}, { conflict: [KEY], runningLong: [KEY] }, "Conflict"],
  ["a double booking", {}, { doubleBooked: [KEY], runningLong: [KEY] }, "Double-booked"],
  ["a long match", { stateBy: "not-started" }, { runningLong: [KEY] }, "Running long"],
  ["a missed start", { stateBy: "not-started" }, {}, "Not started"],
  ["a withdrawn match", { absence: "withdrawn" }, {}, "Withdrawn"],
  ["an unresolved match", { stateBy: "not-started", unresolved: "moved-on" }, {}, "Not played"],
  ["an expected later start", { expected: "2026-01-25T15:40:00Z" }, {}, "12:00estimated 15:40"],
  ["an unlisted match", { state: "live", absence: "last-seen" }, {}, "Last seen 12:00"],
])("shows %s in the row", (_, change, flags, text) => {
  expect(rowOf(sampleMatch(change), flags).textContent).toContain(text);
});

test("shows neither late nor not started when the match will not be played", () => {
  const start = new Date(SAMPLE_NOON - 20 * 60_000).toISOString();
  const late = sampleMatch({ start, stateBy: "not-started" });
  expect(rowOf(late).textContent).toMatch(/20 min late.*Not started/u);
  cleanup();
  const text = rowOf({ ...late, unresolved: "tournament-completed" }).textContent;
  expect(text).not.toMatch(/late|Not started/u);
});

test("shows all contestants of a match of four by rank", () => {
  const match = sampleMatch({
    state: "ended",
    slots: ["a", "b", "c", "d"].map((name, index) =>
      slot(name, { score: index, rank: 4 - index, result: index === 3 ? "winner" : "loser" }),
    ),
  });
  expect(rowOf(match).textContent).toMatch(/1.*d3.*2.*c2.*3.*b1.*4.*a0/u);
});

test("shows the time since the start of a live match also after an hour, and its station", () => {
  const start = new Date(SAMPLE_NOON - 142 * 60_000).toISOString();
  const match = sampleMatch({ start, state: "live", stateBy: "begun", station: "4" });
  expect(rowOf(match).textContent).toMatch(/^09:38\s*2 h 22.*Station 4$/u);
});

test("shows no station once the match has ended", () => {
  expect(rowOf(sampleMatch({ state: "ended", station: "4" })).textContent).not.toContain("Station");
});

test("shows one label, the more serious one", () => {
  const late = sampleMatch({ stateBy: "not-started" });
  expect(rowOf(late, { conflict: [late.key] }).textContent).toMatch(
    /^(?!.*Not started).*Conflict/u,
  );
});

test("splits a dense list in parts of 25 lines, of one width of codes, and no other list", () => {
  const matches = Array.from({ length: 60 }, (_, index) =>
    sampleMatch({ key: `s/${index}`, code: index === 0 ? "LONG-CODE" : "A" }),
  );
  const render = (form: "dense" | "list") => {
    cleanup();
    renderWithAppProviders(
      <MatchLines form={form} matches={matches} now={SAMPLE_NOON} venue={sampleVenue} />,
    );
    return screen.getAllByRole("list");
  };
  const parts = render("dense");
  expect(parts.map(({ children }) => children.length)).toEqual([25, 25, 10]);
  expect(new Set(parts.map(({ style }) => style.getPropertyValue("--code"))).size).toBe(1);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(matches.map(({ key }) => `/matches/${key}`));
  expect(render("list")).toHaveLength(1);
});

/** Creates an ended match of Japan and Croatia; `null` as the winner if there is none. */
const ended = (
  [japan, croatia]: readonly [number | null, number | null],
  winner: 0 | 1 | null,
  by: MatchView["outcome"]["by"],
): MatchView =>
  sampleMatch({
    state: "ended",
    outcome: { winner, by, draw: by === "led" },
    slots: [slot("Japan", { score: japan }), slot("Croatia", { score: croatia })],
  });

test.each<[string, MatchView, string | null]>([
  ["won by its score", ended([1, 3], 1, "clinched"), null],
  ["advanced with a tied score", ended([1, 1], 1, "advanced"), "\u2068Croatia\u2069 advanced"],
  ["advanced though behind", ended([2, 1], 1, "advanced"), "\u2068Croatia\u2069 advanced"],
  ["ended without a known winner", ended([1, 1], null, null), "Winner unknown"],
  ["drawn", ended([1, 1], null, "led"), null],
  ["won by a bye", ended([null, null], 0, "bye"), null],
  ["live", sampleMatch({ state: "live" }), null],
])("describes the result of a match: %s", (_, match, text) => {
  expect(describeResultNotInScores(match, en.common)).toBe(text);
});
