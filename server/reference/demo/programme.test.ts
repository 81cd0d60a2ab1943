import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import { DAY, HOUR, MINUTE, parseWallTime } from "#core/lib/time.ts";
import { WireMatchSchema } from "#core/wire/schema.ts";
import { getMatchAtTime } from "#server/reference/replay/reveal.ts";
import { AFTER_ALL_TIMES } from "#server/reference/replay/times.ts";
import type { ListedMatch } from "#server/reference/store/matches.ts";
import { describe, expect, it } from "vitest";
import { DEMO_TOURNAMENTS } from "./demo-tournaments.ts";
import { listDemoMatches, slugOf } from "./programme.ts";

/** Events that repeat all day long, unlike those of the evening. */
const ALL_DAY = DEMO_TOURNAMENTS.filter(({ period }) => period !== 24);
/** Two days from an arbitrary time. */
const FROM = Date.UTC(2026, 4, 16, 7, 13);
const UNTIL = FROM + 2 * DAY;
const PROGRAMME = listDemoMatches(FROM, UNTIL);
const STEP = 20 * MINUTE;
const TIMES = Array.from({ length: (UNTIL - FROM) / STEP }, (_, index) => FROM + index * STEP);

function listedAt(now: number): readonly ListedMatch[] {
  return PROGRAMME.filter(({ listedFrom, listedUntil }) => listedFrom <= now && now < listedUntil);
}

function startOf({ match }: ListedMatch): number {
  return must(parseWallTime(match.start), "every match has a start");
}

function keyOf({ match, listedFrom }: ListedMatch): string {
  return `${match.site}/${match.id}/${listedFrom}`;
}

const isPlayed = ({ times }: ListedMatch) => times.begins !== AFTER_ALL_TIMES;
const isLive = (now: number) => (listed: ListedMatch) =>
  listed.times.begins <= now && now < listed.times.ends;

describe("the demo's matches", () => {
  it("contain all events with the intended numbers of matches", () => {
    const now = FROM + DAY;
    const shapes = ALL_DAY.map(({ site, series }) => {
      const slug = slugOf(series);
      const editions = listedAt(now).filter(({ match }) => match.tournament.slug?.startsWith(slug));
      const [first] = editions;
      const one = editions.filter(
        ({ match }) => match.tournament.slug === first?.match.tournament.slug,
      );
      const ids = new Set(one.map(({ match }) => match.id));
      const kinds = new Set(
        one.map(({ match }) => match.bracket?.type ?? `${match.round_of} in a group`),
      );
      return [site, ids.size, [...kinds].sort().join(", ")];
    });
    expect(shapes).toEqual([
      ["play.nordarena.example", 32, "single"],
      ["liga.meridian.example", expect.toBeOneOf([30, 31]), "double, lower"],
      ["halfpitch.example", 31, "4 in a group, single"],
      ["liga.meridian.example", 127, "single"],
      ["play.nordarena.example", expect.toBeOneOf([20, 21]), "4 in a group"],
    ]);
    expect(new Set(ALL_DAY.map(({ game }) => game)).size).toBe(3);
  });

  it("are valid in the wire format, with unique ids per site at any time", () => {
    for (const { match } of PROGRAMME) expect(() => WireMatchSchema.parse(match)).not.toThrow();
    for (const now of TIMES) {
      const ids = listedAt(now).map(({ match }) => `${match.site}/${match.id}`);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it.each(ALL_DAY.map(({ series }) => [series, slugOf(series)]))(
    "keep an edition of %s running at any time",
    (_, slug) => {
      const idle = TIMES.filter((now) => {
        const listed = listedAt(now).filter(({ match }) => match.tournament.slug?.startsWith(slug));
        const editions = new Set(listed.map(({ match }) => match.tournament.slug));
        return ![...editions].some((edition) => {
          const times = listed.flatMap((item) =>
            item.match.tournament.slug === edition && item.match.bye === "0" ? item.times : [],
          );
          const next = times.some(({ begins }) => begins > now && begins < now + DAY);
          return next && times.some(({ ends }) => ends <= now);
        });
      });
      expect(idle).toEqual([]);
    },
  );

  it("always include three that are live, three within the next hour and three of the last hour", () => {
    const quiet = TIMES.filter((now) => {
      const listed = listedAt(now);
      const upcoming = listed.filter(
        (item) => item.times.begins > now && startOf(item) <= now + HOUR && startOf(item) > now,
      );
      const ended = listed.filter(({ times }) => times.ends <= now && times.ends > now - HOUR);
      return listed.filter(isLive(now)).length < 3 || upcoming.length < 3 || ended.length < 3;
    });
    expect(quiet).toEqual([]);
  });

  it.each<[string, number, (listed: ListedMatch, now: number) => boolean]>([
    ["a conflict", 0.9, ({ match }) => match.conflict === "1"],
    [
      "a delayed match",
      0.8,
      (listed, now) => listed.times.begins > now && startOf(listed) < now - 10 * MINUTE,
    ],
    [
      "slots without a contestant",
      1,
      ({ match, times }, now) => getMatchAtTime(match, times, now).contestants.length < 2,
    ],
  ])("mostly include %s", (_, share, isWanted) => {
    const found = TIMES.filter((now) => listedAt(now).some((listed) => isWanted(listed, now)));
    expect(found.length / TIMES.length).toBeGreaterThanOrEqual(share);
  });

  it("include one that is withdrawn before it is played", () => {
    const removedEarly = PROGRAMME.filter(
      ({ times, listedUntil, match }) => listedUntil < times.begins && match.contestants.length > 0,
    );
    const withdrawn = removedEarly.filter(({ match, listedUntil }) =>
      PROGRAMME.every((item) => item.match.id !== match.id || item.listedUntil <= listedUntil),
    );
    expect(withdrawn.map(({ match }) => match.tournament.game)).toContain("Comet Kart");
  });

  it("lose a match that is not played when its event is over, before the event leaves", () => {
    const events = [...groupBy(PROGRAMME, ({ match }) => match.tournament.slug).values()];
    const withUnplayed = events.filter((listed) => !listed.every(isPlayed));
    expect(withUnplayed.length).toBeGreaterThan(3);
    for (const listed of withUnplayed) {
      const played = listed.filter(isPlayed);
      const over = Math.max(...played.map(({ times }) => times.ends));
      const leaves = Math.max(...played.map(({ listedUntil }) => listedUntil));
      for (const { listedUntil } of listed.filter((each) => !isPlayed(each))) {
        expect(listedUntil).toBeGreaterThan(over);
        expect(leaves - listedUntil).toBeGreaterThan(6 * HOUR);
      }
    }
  });

  it("date a reset before its grand final, and play it only if needed", () => {
    const finals = PROGRAMME.filter(
      ({ match }) => match.bracket?.type === "double" && match.stage === "2",
    );
    const resets = finals.filter(({ match }) => match.row === "2");
    expect(new Set(resets.map(({ match }) => match.contestants.length))).toEqual(new Set([0, 2]));
    for (const reset of resets) {
      const grandFinal = finals.find(
        ({ match }) => match.bracket_id === reset.match.bracket_id && match.row === "1",
      );
      expect(startOf(reset)).toBeLessThan(startOf(must(grandFinal, "its grand final")));
      expect(reset.times.begins).toBeGreaterThanOrEqual(
        must(grandFinal, "the grand final exists").times.ends,
      );
    }
  });

  it("never contain a contestant in two live matches, but the team that plays two events", () => {
    const violations = TIMES.filter((now) => {
      const live = listedAt(now)
        .filter(isLive(now))
        .flatMap(({ match: { contestants, tournament } }) =>
          contestants.map(({ name }) => `${tournament.game}: ${name}`),
        )
        .filter((name) => name !== "Frostline: Polar Pike");
      return new Set(live).size < live.length;
    });
    expect(violations).toEqual([]);
  });

  it("are the same after a restart at another time", () => {
    const later = listDemoMatches(FROM + 5 * HOUR, UNTIL + 5 * HOUR);
    const before = new Map(PROGRAMME.map((listed) => [keyOf(listed), listed]));
    const shared = later.filter((listed) => before.has(keyOf(listed)));
    expect(shared.length).toBeGreaterThan(PROGRAMME.length / 2);
    expect(shared).toEqual(shared.map((listed) => before.get(keyOf(listed))));
  });
});

describe("the demo's names", () => {
  const all = [
    ...new Set(PROGRAMME.flatMap(({ match }) => match.contestants.map(({ name }) => name))),
  ];

  it("have at most 40 letters and no surrounding spaces", () => {
    expect(all.filter((name) => name.trim() !== name || name === "")).toEqual([]);
    expect(Math.max(...all.map((name) => Array.from(name).length))).toBe(40);
  });

  const scripts = "Latin Cyrillic Greek Hangul Han Hiragana Arabic Thai Devanagari".split(" ");
  it.each(["^-", "^=", "^:", ...scripts.map((script) => `\\p{Script=${script}}`)])(
    "include some that match %s",
    (pattern) => {
      expect(all.some((name) => new RegExp(pattern, "u").test(name))).toBe(true);
    },
  );

  it("come with countries, seeds, kills and deaths, and one without a country", () => {
    const sides = PROGRAMME.flatMap(({ match }) => match.contestants);
    expect(new Set(sides.map(({ country }) => country)).size).toBeGreaterThan(30);
    expect(sides.some(({ country }) => country === "")).toBe(true);
    expect(sides.some(({ seed }) => seed === "1")).toBe(true);
    expect(sides.some(({ kills, deaths }) => Number(kills) > 0 && Number(deaths) > 0)).toBe(true);
    expect(sides.some(({ score }) => score === "-1")).toBe(true);
  });
});
