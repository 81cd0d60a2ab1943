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

const kinds = (slides: readonly WallSlide[]): readonly string[] => slides.map(({ kind }) => kind);

function only<K extends WallSlide["kind"]>(slides: readonly WallSlide[], kind: K) {
  return slides.filter((slide): slide is Extract<WallSlide, { kind: K }> => slide.kind === kind);
}

/** Returns the keys of the matches on the slides of live and upcoming matches. */
function liveAndNext(tournament: WallTournament): readonly (string | undefined)[] {
  return selectWallSlides([tournament], NOW)
    .filter(({ kind }) => kind === "live" || kind === "next")
    .flatMap(({ rows }) => rows.map((row) => ("match" in row ? row.match?.key : undefined)));
}

describe("selectWallSlides of a bracket", () => {
  it("are live and upcoming matches, the current rounds, and the last results", () => {
    const slides = selectWallSlides([cup({ size: 16, kind: "single", ended: 4, live: 2 })], NOW);
    expect(kinds(slides)).toEqual(["live", "next", "rounds", "rounds", "rounds", "results"]);
    const [live] = only(slides, "live");
    const states = live?.rows.map(({ match }) => match?.state);
    expect(states?.slice(0, 3)).toEqual(["live", "live", "upcoming"]);
    expect(states).toHaveLength(MAX_WALL_ROWS);
    expect(only(slides, "rounds").map(({ rounds, page }) => [rounds[0].key, page])).toEqual([
      ["ro16", 0],
      ["ro16", 1],
      ["ro8", 0],
    ]);
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
    const slides = selectWallSlides([event], NOW);
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

  it("combine two short rounds, and separate upper and lower bracket", () => {
    const slides = selectWallSlides([cup({ size: 8, kind: "double", ended: 2, live: 2 })], NOW);
    expect(only(slides, "rounds").map(({ rounds }) => rounds.map(({ key }) => key))).toEqual([
      ["ro8", "ro4"],
      ["lower ro4s1", "lower ro4s2"],
    ]);
  });

  it("end with the finals, before and after they are played", () => {
    const playing = selectWallSlides([cup({ size: 4, kind: "single", ended: 2, live: 1 })], NOW);
    expect(only(playing, "rounds").map(({ rounds }) => rounds.map(({ key }) => key))).toEqual([
      ["ro2"],
    ]);
    const over = selectWallSlides([cup({ size: 8, kind: "single" })], NOW);
    expect(kinds(over)).toEqual(["rounds", "results"]);
    expect(only(over, "rounds")[0]?.rounds.map(({ key }) => key)).toEqual(["ro2", "bronze"]);
    const unplaced = selectWallSlides([cup({ size: 4, kind: "single", entrants: 3 })], NOW);
    expect(only(unplaced, "rounds")[0]?.rounds.map(({ key }) => key)).toEqual(["ro4", "ro2"]);
    const grand = selectWallSlides([cup({ size: 4, kind: "double", ended: 5, live: 1 })], NOW);
    expect(only(grand, "rounds")[0]?.rounds.map(({ key }) => key)).toEqual(["grand final"]);
  });

  it("include the bracket reset if it is played", () => {
    const finals = [true, false].map((reset) => {
      const slides = selectWallSlides([cup({ size: 4, kind: "double", reset })], NOW);
      return only(slides, "rounds").flatMap(({ rounds }) => rounds.map(({ key }) => key));
    });
    expect(finals).toEqual([
      ["grand final", "grand final reset"],
      ["lower ro2s2", "grand final"],
    ]);
  });

  it("order results from the latest, with those without a start at the end", () => {
    const event = cup({ size: 4, kind: "single" });
    const starts = [null, "2026-01-24T12:00:00Z", null, "2026-01-24T13:00:00Z"];
    const matches = event.matches.map((match, index): MatchView =>
      Object.assign({}, match, { start: starts[index] ?? null }),
    );
    const [results] = only(selectWallSlides([{ ...event, matches }], NOW), "results");
    expect(results?.rows.map(({ match }) => match?.start)).toEqual([
      "2026-01-24T13:00:00Z",
      "2026-01-24T12:00:00Z",
      null,
      null,
    ]);
  });

  it("omit byes and rounds that were played unseen", () => {
    const event = cup({ size: 8, kind: "single", entrants: 6, ended: 2, live: 1 });
    const [round] = only(selectWallSlides([event], NOW), "rounds");
    expect(round?.rows.every(({ place }) => place?.bye === false)).toBe(true);
    const [bracket] = cup({ size: 8, kind: "single", ended: 0 }).brackets;
    const rounds = must(bracket, "a bracket").rounds.map((each): RoundView => {
      const absence = each.key === "ro8" ? "before-watching" : "no-start-yet";
      const places = each.places.map((place) => Object.assign(place, { match: null, absence }));
      return Object.assign(each, { places });
    });
    const unseen = { ...must(bracket, "a bracket"), rounds };
    const slides = selectWallSlides([{ ...event, matches: [], brackets: [unseen] }], NOW);
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
    const slides = selectWallSlides([{ ...event, brackets: [{ ...bracket, rounds }] }], NOW);
    expect(only(slides, "rounds").map((slide) => slide.rounds.map(({ key }) => key))).toEqual([
      ["ro8"],
    ]);
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
    kinds(selectWallSlides([{ ...tournament, matches }], NOW)).filter((kind) =>
      ["group", "rounds"].includes(kind),
    );

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
      const slides = selectWallSlides([{ ...begun, matches: [...groups, ...live.matches] }], NOW);
      expect(kinds(slides)).not.toContain("group");
      expect(kinds(slides)).toContain("rounds");
    }
  });

  it("shows the groups of the current stage, with seven contestants on two slides", () => {
    const groups = [groupOf(4, 1), { ...groupOf(7, 2), id: "78", number: 2 }];
    const later = { id: "78", number: 2, name: null };
    const second = playing.map((match): MatchView => Object.assign(match, { group: later }));
    const slides = only(
      selectWallSlides([{ ...tournament, groups, matches: second }], NOW),
      "group",
    );
    expect(slides.map(({ group, rows }) => [group.id, rows.length])).toEqual([
      ["78", 6],
      ["78", 1],
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
    const slides = selectWallSlides([idle, busy], NOW);
    expect(new Set(slides.map(({ tournament }) => tournament))).toEqual(new Set([busy]));
  });

  it("orders tournaments by their next match; those without one come last", () => {
    const later = cup({ size: 8, kind: "single", ended: 4, live: 1 });
    const last = { ...busy, matches: busy.matches.filter(({ state }) => state === "live") };
    const order = selectWallSlides([last, later, busy], NOW).map(({ tournament }) => tournament);
    expect([...new Set(order)].map((each) => each === last)).toEqual([false, false, true]);
    expect(order[0]).toBe(busy);
  });

  it("shows tournaments around the current time if none is live", () => {
    const other = { ...idle, tournament: { ...idle.tournament, slug: "other" } };
    expect(selectWallSlides([idle, other], NOW).length).toBeGreaterThan(0);
    expect(selectWallSlides([idle, other], NOW + 30 * 24 * 3_600_000)).toEqual([]);
  });

  it("shows a single tournament at any time", () => {
    expect(selectWallSlides([idle], NOW + 30 * 24 * 3_600_000).length).toBeGreaterThan(0);
  });
});

it("shows a match that is no longer listed neither as live nor as upcoming", () => {
  const event = cup({ size: 4, kind: "single", ended: 0, live: 2 });
  const unlisted = event.matches.map((match) => ({ ...match, absence: "last-seen" as const }));
  expect(kinds(selectWallSlides([{ ...event, matches: unlisted }], NOW))).toEqual(["rounds"]);
});
