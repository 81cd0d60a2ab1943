/** Adds every kind of problem to real events at once and expects each to be found at its match. */
import { expect, it } from "vitest";
import { formatWallTime, HOUR, MINUTE } from "#core/lib/time.ts";
import type { AttentionKind } from "#core/attention/rules.ts";
import type { Instant } from "#core/model/match.ts";
import { describeRealEvents } from "#core/testing/node/describe-events.ts";
import { REAL_EVENTS, readWire } from "#core/testing/node/real-events.ts";
import type { WireMatch } from "#core/wire/schema.ts";
import { readMatches } from "#server/reference/testing/matches.ts";
import {
  changeMatch,
  idOf,
  removeMatch,
  staysUpcoming,
  combinePlants,
} from "#server/testing/plants.ts";
import { type ListsEditor, replayAttention, timesOf } from "#server/testing/replayed-attention.ts";

/**
 * Excluded because it has only seven matches; tested in
 * server/scenarios/replayed-attention.test.ts.
 */
const SMALL_EVENT = "asus-rog-2015";

const REJECTED_SERVICE = { clientId: "desk", outcome: "client-refused", at: 1 } as const;

/** A problem and the match to which it was added. */
interface Planted {
  readonly kind: AttentionKind;
  readonly id: string;
  readonly plant: ListsEditor;
}

const tests = (event: string): void => {
  it("reports every added problem, and no item twice per poll", () => {
    const problems = plantIn(event);
    const found = new Map<AttentionKind, Set<string>>();
    const plant = combinePlants(problems.map((candidate) => candidate.plant));
    for (const { rows } of replayAttention(event, plant, [REJECTED_SERVICE])) {
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      for (const { kind, matches } of rows) {
        found.set(kind, new Set([...(found.get(kind) ?? []), ...matches.map(idOf)]));
      }
    }
    const missed = problems.filter(({ kind, id }) => found.get(kind)?.has(id) !== true);
    expect(missed.map(({ kind, id }) => `${kind} ${id}`)).toEqual([]);
    expect(found.has("service-refused")).toBe(true);
  }, 600_000);
};

describeRealEvents(
  "%s",
  tests,
  REAL_EVENTS.filter((event) => event !== SMALL_EVENT),
);

/** Chooses a match for each kind of problem that the event's data permits. */
function plantIn(event: string): readonly Planted[] {
  const { begins, ends } = timesOf(event);
  const begin = (id: string): Instant => begins.get(id) ?? 0;
  const end = (id: string): Instant => ends.get(id) ?? 0;
  const all = readMatches(readWire(event)).toSorted((a, b) => begin(a.id) - begin(b.id));
  const used = new Set<string>();
  const take = (fits: (match: WireMatch) => boolean): WireMatch => {
    const match = all.find((candidate) => !used.has(candidate.id) && fits(candidate));
    if (match === undefined) throw new Error(`${event} has no suitable match left`);
    used.add(match.id);
    return match;
  };
  /** Returns the next match of any contestant of this match. */
  const nextOf = ({ id, contestants }: WireMatch): WireMatch | undefined =>
    all.find(
      (other) =>
        begin(other.id) > end(id) &&
        other.contestants.some(({ name }) =>
          contestants.some((contestant) => contestant.name === name),
        ),
    );
  const isAfterShare = (share: number) => (match: WireMatch) =>
    all.indexOf(match) >= all.length * share;
  /** Returns whether an earlier match of the same bracket feeds this match. */
  const isFed = (match: WireMatch): boolean =>
    isDrawn(match) &&
    all.some((other) => other.bracket_id === match.bracket_id && nextOf(other) === match);
  /** Returns the match of the next round with a contestant of this match. */
  const followerOf = ({ bracket_id, round_of, contestants }: WireMatch): WireMatch | undefined =>
    all.find(
      (other) =>
        other.bracket_id === bracket_id &&
        Number(other.round_of) * 2 === Number(round_of) &&
        other.contestants.some(({ name }) =>
          contestants.some((contestant) => contestant.name === name),
        ),
    );

  const first = begin(all[0]?.id ?? "");
  const bye = take((match) => begin(match.id) > first);
  const locked = take((match) => begin(match.id) > first);
  const missingOne = take((match) => begin(match.id) > first);
  const moved = take((match) => begin(match.id) > first + HOUR);
  const disputed = take(isAfterShare(0.1));
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
      plant: changeMatch(disputed.id, begin(disputed.id), Infinity, () => ({ conflict: "1" })),
    },
    {
      kind: "not-started",
      id: late.id,
      plant: staysUpcoming(late.id, begin(late.id), begin(late.id) + 20 * MINUTE),
    },
    {
      kind: "locked",
      id: locked.id,
      plant: changeMatch(locked.id, 0, first, () => ({ locked: "1" })),
    },
    { kind: "unlocked", id: locked.id, plant: (lists) => lists },
    {
      kind: "bye-with-two",
      id: bye.id,
      plant: changeMatch(bye.id, 0, begin(bye.id), () => ({ bye: "1" })),
    },
    {
      kind: "contestant-missing",
      id: missingOne.id,
      plant: changeMatch(missingOne.id, 0, begin(missingOne.id), ({ contestants }) => ({
        contestants: contestants.slice(0, 1),
      })),
    },
    {
      kind: "moved",
      id: moved.id,
      plant: changeMatch(moved.id, 0, begin(moved.id) - 5 * MINUTE, () => ({
        start: formatWallTime(begin(moved.id) + 30 * MINUTE),
      })),
    },
    {
      kind: "decided-not-over",
      id: open.id,
      plant: changeMatch(open.id, end(open.id), Infinity, () => ({ locked: "0" })),
    },
    {
      kind: "corrected-late",
      id: corrected.id,
      plant: changeMatch(
        corrected.id,
        begin(afterCorrected) + 20 * MINUTE,
        Infinity,
        ({ contestants }) => ({
          contestants: contestants.map((contestant) => ({
            ...contestant,
            score: isLeast(contestant.score, contestants)
              ? String(Number(contestant.score) + 1)
              : contestant.score,
          })),
        }),
      ),
    },
    {
      kind: "score-withdrawn",
      id: withdrawn.id,
      plant: changeMatch(
        withdrawn.id,
        end(withdrawn.id) - MINUTE,
        end(withdrawn.id) + 2 * HOUR,
        ({ contestants }) => ({
          contestants: contestants.map((contestant) => ({ ...contestant, score: "0" })),
        }),
      ),
    },
    {
      kind: "last-seen",
      id: unseen.id,
      plant: removeMatch(unseen.id, begin(unseen.id) + MINUTE, end(unseen.id) + 2 * HOUR),
    },
    {
      kind: "slot-unfilled",
      id: unfilled.id,
      plant: changeMatch(unfilled.id, 0, begin(unfilled.id), () => ({ contestants: [] })),
    },
    {
      kind: "short-turnaround",
      id: afterHurried,
      plant: changeMatch(afterHurried, 0, end(hurried.id) + 2 * MINUTE, () => ({
        start: formatWallTime(end(hurried.id) + 5 * MINUTE),
      })),
    },
    {
      kind: "overlapping",
      id: double.id,
      plant: changeMatch(
        double.id,
        begin(played.id),
        begin(played.id) + 8 * MINUTE,
        ({ contestants }) => ({
          start: formatWallTime(begin(played.id) + 5 * MINUTE),
          contestants: contestants.map((contestant, index) =>
            index === 0 ? { ...contestant, name: played.contestants[0]?.name ?? "" } : contestant,
          ),
        }),
      ),
    },
    {
      kind: "advanced-without-winning",
      id: upset.id,
      // In a double elimination the loser replaces the winner, so that the loser is in two matches;
      // in other brackets both contestants advance.
      plant: changeMatch(follower, begin(follower), Infinity, ({ bracket, contestants }) => ({
        contestants: contestants.map((contestant, index) => {
          const isWinner = upset.contestants.some(({ name }) => name === contestant.name);
          const loser = upset.contestants.find(({ name }) => name !== contestant.name);
          const own = isWinner ? loser : contestant;
          const both = upset.contestants[index];
          return {
            ...contestant,
            name: (bracket?.type === "double" ? own : both)?.name ?? contestant.name,
          };
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
  return Number(score) === Math.min(...contestants.map((contestant) => Number(contestant.score)));
}
