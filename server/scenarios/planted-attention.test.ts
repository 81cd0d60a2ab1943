/** Every kind of problem planted in every real event at once: each is found where it was planted. */
import { expect, it } from "vitest";
import { formatWallTime, HOUR, MINUTE } from "#core/lib/time.ts";
import type { AttentionKind } from "#core/attention/rules.ts";
import type { Instant } from "#core/model/match.ts";
import { describeRealEvents } from "#core/testing/node/describe-events.ts";
import { REAL_EVENTS, readWire } from "#core/testing/node/real-events.ts";
import type { WireMatch } from "#core/wire/schema.ts";
import { readMatches } from "#server/reference/testing/matches.ts";
import { change, idOf, missing, staysUpcoming, together } from "#server/testing/plants.ts";
import { type Plant, replayAttention, timesOf } from "#server/testing/replayed-attention.ts";

/** Its seven matches hold one problem each: server/scenarios/replayed-attention.test.ts. */
const TOO_SMALL = "asus-rog-2015";

const REFUSED = { clientId: "desk", outcome: "client-refused", at: 1 } as const;

interface Planted {
  readonly kind: AttentionKind;
  readonly id: string;
  readonly plant: Plant;
}

const tests = (event: string): void => {
  it("tells of every problem planted in it, once a round", () => {
    const planted = plantIn(event);
    const found = new Map<AttentionKind, Set<string>>();
    const plant = together(planted.map((each) => each.plant));
    for (const { rows } of replayAttention(event, plant, [REFUSED])) {
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      for (const { kind, matches } of rows) {
        found.set(kind, new Set([...(found.get(kind) ?? []), ...matches.map(idOf)]));
      }
    }
    const missed = planted.filter(({ kind, id }) => found.get(kind)?.has(id) !== true);
    expect(missed.map(({ kind, id }) => `${kind} ${id}`)).toEqual([]);
    expect(found.has("service-refused")).toBe(true);
  }, 600_000);
};

describeRealEvents(
  "%s",
  tests,
  REAL_EVENTS.filter((event) => event !== TOO_SMALL),
);

/** One match for each kind that the event's data permits. */
function plantIn(event: string): readonly Planted[] {
  const { begins, ends } = timesOf(event);
  const begin = (id: string): Instant => begins.get(id) ?? 0;
  const end = (id: string): Instant => ends.get(id) ?? 0;
  const all = readMatches(readWire(event)).toSorted((a, b) => begin(a.id) - begin(b.id));
  const used = new Set<string>();
  const take = (fits: (match: WireMatch) => boolean): WireMatch => {
    const match = all.find((each) => !used.has(each.id) && fits(each));
    if (match === undefined) throw new Error(`${event} has no match left to plant in`);
    used.add(match.id);
    return match;
  };
  /** The next match of anybody in it. */
  const nextOf = ({ id, contestants }: WireMatch): WireMatch | undefined =>
    all.find(
      (other) =>
        begin(other.id) > end(id) &&
        other.contestants.some(({ name }) => contestants.some((one) => one.name === name)),
    );
  const early = (share: number) => (match: WireMatch) => all.indexOf(match) >= all.length * share;
  /** Whether a match that it follows in its bracket is known to lead to it. */
  const isFed = (match: WireMatch): boolean =>
    isDrawn(match) &&
    all.some((other) => other.bracket_id === match.bracket_id && nextOf(other) === match);
  /** Where its winner stands in the next round of its bracket. */
  const followerOf = ({ bracket_id, round_of, contestants }: WireMatch): WireMatch | undefined =>
    all.find(
      (other) =>
        other.bracket_id === bracket_id &&
        Number(other.round_of) * 2 === Number(round_of) &&
        other.contestants.some(({ name }) => contestants.some((one) => one.name === name)),
    );

  const first = begin(all[0]?.id ?? "");
  const bye = take((match) => begin(match.id) > first);
  const locked = take((match) => begin(match.id) > first);
  const missingOne = take((match) => begin(match.id) > first);
  const moved = take((match) => begin(match.id) > first + HOUR);
  const disputed = take(early(0.1));
  const late = take((match) => begin(match.id) > first + HOUR);
  const withdrawn = take((match) => scores(match).some((score) => score > 0));
  const unseen = take((match) => end(match.id) - begin(match.id) > 20 * MINUTE);
  const unfilled = take((match) => isFed(match) && Number(match.round_of) <= 8);
  const open = take((match) => isDrawn(match) && nextOf(match) !== undefined);
  const corrected = take((match) => {
    const [most = 0, least = 0] = scores(match).toSorted((a, b) => b - a);
    return isDrawn(match) && most - least > 1 && nextOf(match) !== undefined;
  });
  const afterCorrected = nextOf(corrected)?.id ?? "";
  const hurried = take((match) => nextOf(match) !== undefined);
  const afterHurried = nextOf(hurried)?.id ?? "";
  const played = take((match) => end(match.id) - begin(match.id) > 20 * MINUTE);
  const double = take((match) => begin(match.id) > end(played.id));
  const upset = take(
    (match) =>
      isDrawn(match) &&
      match.round_of === "8" &&
      match.bracket?.type !== "lower" &&
      !used.has(followerOf(match)?.id ?? ""),
  );
  const follower = followerOf(upset)?.id ?? "";

  return [
    {
      kind: "conflict",
      id: disputed.id,
      plant: change(disputed.id, begin(disputed.id), Infinity, () => ({ conflict: "1" })),
    },
    {
      kind: "not-started",
      id: late.id,
      plant: staysUpcoming(late.id, begin(late.id), begin(late.id) + 20 * MINUTE),
    },
    { kind: "locked", id: locked.id, plant: change(locked.id, 0, first, () => ({ locked: "1" })) },
    { kind: "unlocked", id: locked.id, plant: (lists) => lists },
    {
      kind: "bye-with-two",
      id: bye.id,
      plant: change(bye.id, 0, begin(bye.id), () => ({ bye: "1" })),
    },
    {
      kind: "contestant-missing",
      id: missingOne.id,
      plant: change(missingOne.id, 0, begin(missingOne.id), ({ contestants }) => ({
        contestants: contestants.slice(0, 1),
      })),
    },
    {
      kind: "moved",
      id: moved.id,
      plant: change(moved.id, 0, begin(moved.id) - 5 * MINUTE, () => ({
        start: formatWallTime(begin(moved.id) + 30 * MINUTE),
      })),
    },
    {
      kind: "decided-not-over",
      id: open.id,
      plant: change(open.id, end(open.id), Infinity, () => ({ locked: "0" })),
    },
    {
      kind: "corrected-late",
      id: corrected.id,
      plant: change(
        corrected.id,
        begin(afterCorrected) + 20 * MINUTE,
        Infinity,
        ({ contestants }) => ({
          contestants: contestants.map((one) => ({
            ...one,
            score: isLeast(one.score, contestants) ? String(Number(one.score) + 1) : one.score,
          })),
        }),
      ),
    },
    {
      kind: "score-withdrawn",
      id: withdrawn.id,
      plant: change(
        withdrawn.id,
        end(withdrawn.id) - MINUTE,
        end(withdrawn.id) + 2 * HOUR,
        ({ contestants }) => ({
          contestants: contestants.map((one) => ({ ...one, score: "0" })),
        }),
      ),
    },
    {
      kind: "last-seen",
      id: unseen.id,
      plant: missing(unseen.id, begin(unseen.id) + MINUTE, end(unseen.id) + 2 * HOUR),
    },
    {
      kind: "slot-unfilled",
      id: unfilled.id,
      plant: change(unfilled.id, 0, begin(unfilled.id), () => ({ contestants: [] })),
    },
    {
      kind: "short-turnaround",
      id: afterHurried,
      plant: change(afterHurried, 0, end(hurried.id) + 2 * MINUTE, () => ({
        start: formatWallTime(end(hurried.id) + 5 * MINUTE),
      })),
    },
    {
      kind: "overlapping",
      id: double.id,
      plant: change(
        double.id,
        begin(played.id),
        begin(played.id) + 8 * MINUTE,
        ({ contestants }) => ({
          start: formatWallTime(begin(played.id) + 5 * MINUTE),
          contestants: contestants.map((one, index) =>
            index === 0 ? { ...one, name: played.contestants[0]?.name ?? "" } : one,
          ),
        }),
      ),
    },
    {
      kind: "advanced-without-winning",
      id: upset.id,
      // Where losers play on as well, the loser stands in two places; elsewhere both play on.
      plant: change(follower, begin(follower), Infinity, ({ bracket, contestants }) => ({
        contestants: contestants.map((one, index) => {
          const isWinner = upset.contestants.some(({ name }) => name === one.name);
          const loser = upset.contestants.find(({ name }) => name !== one.name);
          const own = isWinner ? loser : one;
          const both = upset.contestants[index];
          return { ...one, name: (bracket?.type === "double" ? own : both)?.name ?? one.name };
        }),
      })),
    },
  ];
}

function isDrawn({ bracket_id }: WireMatch): boolean {
  return bracket_id !== null;
}

function scores({ contestants }: WireMatch): readonly number[] {
  return contestants.map(({ score }) => Number(score));
}

function isLeast(score: unknown, contestants: WireMatch["contestants"]): boolean {
  return Number(score) === Math.min(...contestants.map((one) => Number(one.score)));
}
