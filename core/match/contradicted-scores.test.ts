import * as fc from "fast-check";
import { expect, it } from "vitest";
import { formatWallTime, HOUR, MINUTE } from "#core/lib/time.ts";
import { pollWireLists, worldOf } from "#core/testing/derive.ts";
import { type Wire, WIRE_START, wireContestant, type WireLists } from "#core/testing/wire-match.ts";
import { wireDoubleMatch, wireGroupMatch, wireSingleMatch } from "#core/testing/wire-matches.ts";
import { isDisqualified } from "./outcome.ts";

type World = ReturnType<typeof worldOf>;

const NOW = WIRE_START + 5 * MINUTE;
const startAt = (minutes: number): string => formatWallTime(NOW + minutes * MINUTE);
const OPEN = { locked: "0", start: startAt(-5) };
const LATER = { locked: "0", start: startAt(20) };

const worldWith = (lists: Partial<WireLists>): World =>
  worldOf(pollWireLists({ upcoming: [], ended: [], ...lists }, NOW), NOW);

/** Formats the state, the winner and the scores of each match, "DQ" for a disqualification. */
function show({ matches }: World): readonly string[] {
  return [...matches.values()]
    .toSorted((a, b) => a.match.id.localeCompare(b.match.id))
    .map(({ match, status, outcome }) => {
      const sides = match.entries.map((entry) =>
        isDisqualified(entry) ? `${entry.name} DQ` : `${entry.name} ${entry.score ?? "-"}`,
      );
      const winner = match.entries[outcome.winner ?? -1]?.name;
      return `${status.state}: ${sides.join(" v ")}${winner === undefined ? "" : `, ${winner} won`}`;
    });
}

const codesOf = ({ issues }: World): readonly string[] =>
  issues.map(({ code, match }) => `${code} ${match?.split("/")[1]}`);

const CONTRADICTED = "disqualification-contradicted";

it.each<[string, Partial<WireLists>, string]>([
  [
    "a bye",
    { upcoming: [wireGroupMatch("1", "1", "Ines -1", { ...LATER, bye: "1" })] },
    "ended: Ines -, Ines won",
  ],
])("shows no disqualification in %s, with an issue", (_, lists, expected) => {
  const world = worldWith(lists);
  expect(show(world)).toEqual([expected]);
  expect(codesOf(world)).toContain(`${CONTRADICTED} 1`);
});

it("shows no disqualification once the end of a match is only assumed", () => {
  const old = wireGroupMatch("1", "1", "Ines -1 v Jan -1", { locked: "0" });
  const first = pollWireLists({ upcoming: [], ended: [old] }, WIRE_START);
  const at = WIRE_START + 9 * HOUR;
  const world = worldOf(pollWireLists({ upcoming: [], ended: [old] }, at, first), at);
  expect(show(world)).toEqual(["ended: Ines - v Jan -"]);
  expect(codesOf(world)).toContain(`${CONTRADICTED} 1`);
});

it.each<[string, Wire, Wire, string]>([
  [
    "the next round",
    wireSingleMatch("1", "ro4#1", "Ines -1 v Jan -1"),
    wireSingleMatch("2", "ro2#1", "Ines 0 v Kai 0", LATER),
    "ended: Ines - v Jan -, Ines won",
  ],
  [
    "the lower bracket",
    wireDoubleMatch("1", "ro4#1", "Ines -1 v Jan -1"),
    wireDoubleMatch("2", "lower ro2s1#1", "Jan 0 v Kai 0", LATER),
    "ended: Ines - v Jan -, Ines won",
  ],
  [
    "the grand final",
    wireDoubleMatch("1", "lower ro2s2#1", "Ines -1 v Jan -1"),
    wireDoubleMatch("2", "grand final#1", "Kai 0 v Jan 0", LATER),
    "ended: Ines - v Jan -, Jan won",
  ],
])("shows nobody as disqualified who plays in %s", (_, ended, next, expected) => {
  const world = worldWith({ ended: [ended], upcoming: [next] });
  expect(show(world)[0]).toBe(expected);
  expect(codesOf(world)).toContain(`${CONTRADICTED} 1`);
});

it.each<[string, Partial<WireLists>, string]>([
  [
    "a locked match from which nobody goes on",
    {
      ended: [
        wireSingleMatch("1", "ro4#1", "Ines -1 v Jan -1"),
        wireSingleMatch("2", "ro4#2", "Kai 2 v Leo 1"),
      ],
    },
    "ended: Ines DQ v Jan DQ",
  ],
  [
    "a locked match without a round",
    {
      ended: [
        wireSingleMatch("1", "ro4#1", "Ines -1 v Jan -1", { round_of: "", stage: "" }),
        wireSingleMatch("2", "ro4#2", "Ines -1 v Jan -1", { round_of: "", stage: "", row: "2" }),
      ],
    },
    "ended: Ines DQ v Jan DQ",
  ],
  [
    "a locked heat",
    { ended: [wireGroupMatch("1", "1", "Ines -1 v Jan -1 v Kai -1")] },
    "ended: Ines DQ v Jan DQ v Kai DQ",
  ],
  [
    "a live match with one −1",
    { ended: [wireGroupMatch("1", "1", "Ines 0 v Jan -1", OPEN)] },
    "live: Ines 0 v Jan DQ",
  ],
  [
    "an upcoming match with a score",
    { upcoming: [wireSingleMatch("1", "ro4#1", "Ines 2 v Jan -1", LATER)] },
    "ended: Ines 2 v Jan DQ, Ines won",
  ],
])("shows the disqualifications of %s", (_, lists, expected) => {
  const world = worldWith(lists);
  expect(show(world)[0]).toBe(expected);
  expect(codesOf(world).filter((code) => code.startsWith(CONTRADICTED))).toEqual([]);
});

it("shows a match in the ended list as upcoming until its start, with an issue", () => {
  for (const minutes of [1, 30, 4320]) {
    const change = { locked: "0", start: startAt(minutes) };
    const world = worldWith({ ended: [wireSingleMatch("1", "ro4#1", "Ines v Jan", change)] });
    expect(show(world)).toEqual(["upcoming: Ines 0 v Jan 0"]);
    expect(codesOf(world)).toEqual(["start-ahead 1"]);
    expect(world.tournaments.get("osu.example.net/spring-cup")?.validUntil).toBe(
      NOW + minutes * MINUTE,
    );
  }
});

const sign = fc.constantFrom("-1", "0", null, "1", "2");
const listed = fc.record({
  isEnded: fc.boolean(),
  isLocked: fc.boolean(),
  isInGroup: fc.boolean(),
  minutes: fc.constantFrom(-900, -30, -5, 5, 4320),
  scores: fc.array(sign, { minLength: 2, maxLength: 4 }),
});

it("claims a disqualification only where no other sign contradicts it", () => {
  fc.assert(
    fc.property(fc.array(listed, { minLength: 1, maxLength: 8 }), (events) => {
      const wire = events.map(({ isLocked, isInGroup, minutes, scores }, index) => {
        const create = isInGroup ? wireGroupMatch : wireSingleMatch;
        const place = isInGroup ? `${index + 1}` : `ro16#${index + 1}`;
        return create(`${index}`, place, "", {
          locked: isLocked ? "1" : "0",
          start: startAt(minutes),
          contestants: scores.map((score, at) =>
            wireContestant({ name: `${index}-${at}`, score, sort: `${at + 1}` }),
          ),
        });
      });
      const world = worldWith({
        upcoming: wire.filter((_, index) => !events[index]?.isEnded),
        ended: wire.filter((_, index) => events[index]?.isEnded),
      });
      for (const [index, { isEnded, minutes, scores }] of events.entries()) {
        const { match, status } = world.matches.get(`osu.example.net/${index}`)!;
        const isPlayed = scores.some((score) => Number(score) > 0);
        const claimed = match.entries.filter(isDisqualified).length;
        const isCertain = isEnded && (status.state === "ended" || claimed < scores.length);
        expect(claimed === 0 || isPlayed || isCertain).toBe(true);
        const sent = scores.filter((score) => score === "-1").length;
        const isReported = codesOf(world).includes(`${CONTRADICTED} ${index}`);
        expect(isReported).toBe(claimed < sent);
        expect(status.state !== "live" || isPlayed || claimed > 0 || minutes < 0).toBe(true);
      }
    }),
    { numRuns: 100 },
  );
});
