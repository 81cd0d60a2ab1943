import { describe, expect, it } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import type { GroupView, RoundView } from "#core/contract/tournament.ts";
import { must } from "#core/lib/must.ts";
import { type SampleOptions, sampleBracket } from "#core/testing/sample-bracket.ts";
import { sampleGroup, standing } from "#core/testing/sample-group.ts";
import {
  type WallSlide,
  type WallTournament,
  MAX_WALL_ROWS,
  selectWallSlides,
} from "./wall-slides.ts";

/** During the sample's day. */
const NOW = Date.UTC(2026, 0, 24, 14);

function cup(options: SampleOptions, change: Partial<WallTournament> = {}): WallTournament {
  const { bracket, matches } = sampleBracket(options);
  return {
    tournament: bracket.tournament,
    matches,
    groups: [],
    brackets: [bracket],
    rankings: [],
    ...change,
  };
}

/** Creates group matches from a bracket's matches. */
function inGroup(matches: readonly MatchView[]): readonly MatchView[] {
  return matches.map((match) => ({
    ...match,
    key: `${match.key}g`,
    bracket: null,
    group: { id: "77", number: 1, name: null },
  }));
}

function groupOf(contestants: number, stage = 1): GroupView {
  const rows = Array.from({ length: contestants }, (_, index) =>
    standing(`Club ${index}`, { position: index + 1 }),
  );
  return sampleGroup(rows, { stage });
}

const select = (...tournaments: readonly WallTournament[]) => selectWallSlides(tournaments, NOW);
const kinds = (slides: readonly WallSlide[]): readonly string[] => slides.map(({ kind }) => kind);

function only<K extends WallSlide["kind"]>(slides: readonly WallSlide[], kind: K) {
  return slides.filter((slide): slide is Extract<WallSlide, { kind: K }> => slide.kind === kind);
}

const roundsOf = (slides: readonly WallSlide[]) =>
  only(slides, "rounds").map(({ rounds }) => rounds.map(({ key }) => key));

/** Returns the keys of the matches on the slides of live and upcoming matches. */
const liveAndNext = (tournament: WallTournament) =>
  select(tournament)
    .filter(({ kind }) => kind === "live" || kind === "next")
    .flatMap(({ rows }) => rows.map((row) => ("match" in row ? row.match?.key : undefined)));

describe("selectWallSlides of a bracket", () => {
  it("are live and upcoming matches, the current rounds, and the last results", () => {
    const slides = select(cup({ size: 16, kind: "single", ended: 4, live: 2 }));
    expect(kinds(slides)).toEqual(["live", "next", "rounds", "rounds", "rounds", "results"]);
    const [live] = only(slides, "live");
    const states = live?.rows.map(({ match }) => match?.state);
    expect(states?.slice(0, 3)).toEqual(["live", "live", "upcoming"]);
    expect(states).toHaveLength(MAX_WALL_ROWS);
    const pages = only(slides, "rounds").map(({ rounds, page }) => `${rounds[0].key} ${page}`);
    expect(pages).toEqual(["ro16 0", "ro16 1", "ro8 0"]);
  });

  it("omit matches that can no longer be played", () => {
    const event = cup({ size: 8, kind: "single", ended: 2, live: 1 });
    const dead = event.matches.find(({ state }) => state === "upcoming")?.key;
    const matches = event.matches.map((match) =>
      match.key === dead ? Object.assign({}, match, { unresolved: "moved-on" as const }) : match,
    );
    expect(liveAndNext(event)).toContain(dead);
    expect(liveAndNext({ ...event, matches })).not.toContain(dead);
  });

  it("have at most six rows and omit none", () => {
    const event = cup({ size: 64, kind: "double", ended: 10, live: 15 });
    const slides = select(event);
    for (const { rows } of slides) expect(rows.length).toBeLessThanOrEqual(MAX_WALL_ROWS);
    const liveKeys = only(slides, "live").flatMap(({ rows }) =>
      rows.map(({ match }) => match?.key),
    );
    const live = event.matches.filter(({ state }) => state === "live").map(({ key }) => key);
    expect(live).toHaveLength(15);
    expect(liveKeys).toEqual(expect.arrayContaining(live));
    const first = only(slides, "rounds").filter(({ rounds }) => rounds[0].key === "ro64");
    expect(first.flatMap(({ rows }) => rows)).toHaveLength(32);
  });

  it.each<[string, SampleOptions, readonly (readonly string[])[]]>([
    [
      "combine two short rounds, and separate upper and lower bracket",
      { size: 8, kind: "double", ended: 2, live: 2 },
      [
        ["ro8", "ro4"],
        ["lower ro4s1", "lower ro4s2"],
      ],
    ],
    ["end with the final", { size: 4, kind: "single", ended: 2, live: 1 }, [["ro2"]]],
    ["contain the finals that are over", { size: 8, kind: "single" }, [["ro2", "bronze"]]],
    [
      "omit a third place without a match",
      { size: 4, kind: "single", entrants: 3 },
      [["ro4", "ro2"]],
    ],
    ["end with the grand final", { size: 4, kind: "double", ended: 5, live: 1 }, [["grand final"]]],
    [
      "include the bracket reset if it is played",
      { size: 4, kind: "double", reset: true },
      [["grand final", "grand final reset"]],
    ],
    [
      "omit the bracket reset if it is not played",
      { size: 4, kind: "double", reset: false },
      [["lower ro2s2", "grand final"]],
    ],
  ])("%s", (_, options, rounds) => {
    expect(roundsOf(select(cup(options)))).toEqual(rounds);
  });

  it("are rounds and results after the end", () => {
    expect(kinds(select(cup({ size: 8, kind: "single" })))).toEqual(["rounds", "results"]);
  });

  it("order results from the latest, with those without a start at the end", () => {
    const event = cup({ size: 4, kind: "single" });
    const starts = [null, "2026-01-24T12:00:00Z", null, "2026-01-24T13:00:00Z"];
    const matches = event.matches.map((match, index): MatchView =>
      Object.assign({}, match, { start: starts[index] ?? null }),
    );
    const [results] = only(select({ ...event, matches }), "results");
    const sorted = results?.rows.map(({ match }) => match?.start);
    expect(sorted).toEqual([starts[3], starts[1], null, null]);
  });

  it("omit byes and rounds that were played unseen", () => {
    const event = cup({ size: 8, kind: "single", entrants: 6, ended: 2, live: 1 });
    const [round] = only(select(event), "rounds");
    expect(round?.rows.every(({ place }) => place?.bye === false)).toBe(true);
    const [bracket] = cup({ size: 8, kind: "single", ended: 0 }).brackets;
    const rounds = must(bracket, "a bracket").rounds.map((each): RoundView => {
      const absence = each.key === "ro8" ? "before-watching" : "no-start-yet";
      const places = each.places.map((place) => Object.assign(place, { match: null, absence }));
      return Object.assign(each, { places });
    });
    const unseen = { ...must(bracket, "a bracket"), rounds };
    const slides = select({ ...event, matches: [], brackets: [unseen] });
    expect(only(slides, "rounds")[0]?.rounds[0].key).toBe("ro4");
  });

  it.each(["continues", "not-listed"] as const)("omit rounds without matches: %s", (absence) => {
    const event = cup({ size: 8, kind: "single" });
    const bracket = must(event.brackets[0], "a bracket");
    const rounds = bracket.rounds.map((round) =>
      round.key === "ro8"
        ? round
        : { ...round, places: round.places.map((place) => ({ ...place, match: null, absence })) },
    );
    expect(roundsOf(select({ ...event, brackets: [{ ...bracket, rounds }] }))).toEqual([["ro8"]]);
  });
});

describe("selectWallSlides of a tournament with groups and a bracket", () => {
  const { bracket, matches: waiting } = sampleBracket({ size: 4, kind: "single", ended: 0 });
  const tournament = {
    tournament: bracket.tournament,
    groups: [groupOf(4)],
    brackets: [bracket],
    rankings: [],
  };
  const played = inGroup(sampleBracket({ size: 4, kind: "single" }).matches);
  const playing = inGroup(sampleBracket({ size: 4, kind: "single", ended: 1, live: 1 }).matches);
  const stages = (matches: readonly MatchView[]): readonly string[] =>
    kinds(select({ ...tournament, matches })).filter((kind) => ["group", "rounds"].includes(kind));

  it("shows the groups while they are played", () => {
    expect(stages([...playing, ...waiting])).toEqual(["group"]);
  });

  it("shows both when the groups have ended and the bracket has not started", () => {
    expect(stages([...played, ...waiting])).toEqual(["group", "rounds"]);
  });

  it("shows the bracket once it is live, even if group matches are open", () => {
    const live = sampleBracket({ size: 4, kind: "single", ended: 1, live: 1 });
    const begun = { ...tournament, brackets: [live.bracket] };
    for (const groups of [played, playing.filter(({ state }) => state !== "live")]) {
      const slides = select({ ...begun, matches: [...groups, ...live.matches] });
      expect(kinds(slides)).not.toContain("group");
      expect(kinds(slides)).toContain("rounds");
    }
  });

  it("shows the groups of the current stage, with seven contestants on two slides", () => {
    const groups = [groupOf(4, 1), { ...groupOf(7, 2), id: "78", number: 2 }];
    const later = { id: "78", number: 2, name: null };
    const second = playing.map((match): MatchView => Object.assign(match, { group: later }));
    const slides = only(select({ ...tournament, groups, matches: second }), "group");
    expect(slides.map(({ group, rows }) => `${group.id}: ${rows.length}`)).toEqual([
      "78: 6",
      "78: 1",
    ]);
  });
});

describe("selectWallSlides of several tournaments", () => {
  const idle = cup({ size: 4, kind: "single", ended: 0 });
  const busy = cup(
    { size: 4, kind: "single", ended: 1, live: 1 },
    { tournament: { site: "cup.example.net", slug: "busy", title: "Busy" } },
  );

  it("shows only tournaments with live matches", () => {
    const slides = select(idle, busy);
    expect(new Set(slides.map(({ tournament }) => tournament))).toEqual(new Set([busy]));
  });

  it("orders tournaments by their next match; those without one come last", () => {
    const later = cup({ size: 8, kind: "single", ended: 4, live: 1 });
    const last = { ...busy, matches: busy.matches.filter(({ state }) => state === "live") };
    const order = select(last, later, busy).map(({ tournament }) => tournament);
    expect([...new Set(order)].map((each) => each === last)).toEqual([false, false, true]);
    expect(order[0]).toBe(busy);
  });

  it("shows tournaments around the current time if none is live, a single one at any time", () => {
    const other = { ...idle, tournament: { ...idle.tournament, slug: "other" } };
    expect(select(idle, other).length).toBeGreaterThan(0);
    const later = NOW + 30 * 24 * 3_600_000;
    expect(selectWallSlides([idle, other], later)).toEqual([]);
    expect(selectWallSlides([idle], later).length).toBeGreaterThan(0);
  });
});

it("shows a match that is no longer listed neither as live nor as upcoming", () => {
  const event = cup({ size: 4, kind: "single", ended: 0, live: 2 });
  const unlisted = event.matches.map((match) => ({ ...match, absence: "last-seen" as const }));
  expect(kinds(select({ ...event, matches: unlisted }))).toEqual(["rounds"]);
});
