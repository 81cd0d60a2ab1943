/** Every kind of problem that an event's data permits, each added to a match of a real event. */
import { formatWallTime, HOUR, MINUTE } from "#core/lib/time.ts";
import type { AttentionKind } from "#core/attention/rules/attention-rules.ts";
import type { WireMatch } from "#core/wire/schema.ts";
import { createEventMatches, type EventMatches, isDrawn } from "./event-matches.ts";
import { changeMatch, removeMatch, keepUpcoming } from "./lists-editors.ts";
import type { ListsEditor } from "./replayed-attention.ts";

/** A problem and the match to which it was added. */
export interface PlantedProblem {
  readonly kind: AttentionKind;
  /** Id of the match at which the problem must be found. */
  readonly id: string;
  readonly plant: ListsEditor;
}

/** Takes a suitable match of the event and adds a problem to it. */
type PlantProblem = (event: EventMatches) => PlantedProblem | readonly PlantedProblem[];

/** Sorted so that every kind finds a suitable match that no earlier one has taken. */
const PLANTS: readonly PlantProblem[] = [
  plantByeWithTwo,
  plantLocked,
  plantContestantMissing,
  plantMoved,
  plantConflict,
  plantNotStarted,
  plantScoreWithdrawn,
  plantLastSeen,
  plantSlotUnfilled,
  plantDecidedNotOver,
  plantCorrectedLate,
  plantShortTurnaround,
  plantOverlapping,
  plantAdvancedWithoutWinning,
];

/** Chooses a match for each kind of problem, and returns the problems. */
export function plantProblems(event: string): readonly PlantedProblem[] {
  const matches = createEventMatches(event);
  return PLANTS.flatMap((plant) => plant(matches));
}

function plantByeWithTwo({ first, begin, take }: EventMatches): PlantedProblem {
  const { id } = take((match) => begin(match.id) > first);
  return { kind: "bye-with-two", id, plant: changeMatch(id, 0, begin(id), () => ({ bye: "1" })) };
}

/** Locks a match until the first one begins; it is unlocked then. */
function plantLocked({ first, begin, take }: EventMatches): readonly PlantedProblem[] {
  const { id } = take((match) => begin(match.id) > first);
  return [
    { kind: "locked", id, plant: changeMatch(id, 0, first, () => ({ locked: "1" })) },
    { kind: "unlocked", id, plant: (lists) => lists },
  ];
}

function plantContestantMissing({ first, begin, take }: EventMatches): PlantedProblem {
  const { id } = take((match) => begin(match.id) > first);
  return {
    kind: "contestant-missing",
    id,
    plant: changeMatch(id, 0, begin(id), ({ contestants }) => ({
      contestants: contestants.slice(0, 1),
    })),
  };
}

function plantMoved({ first, begin, take }: EventMatches): PlantedProblem {
  const { id } = take((match) => begin(match.id) > first + HOUR);
  const start = formatWallTime(begin(id) + 30 * MINUTE);
  return {
    kind: "moved",
    id,
    plant: changeMatch(id, 0, begin(id) - 5 * MINUTE, () => ({ start })),
  };
}

function plantConflict({ begin, take, isAfterShare }: EventMatches): PlantedProblem {
  const { id } = take((match) => isAfterShare(match, 0.1));
  return {
    kind: "conflict",
    id,
    plant: changeMatch(id, begin(id), Infinity, () => ({ conflict: "1" })),
  };
}

function plantNotStarted({ first, begin, take }: EventMatches): PlantedProblem {
  const { id } = take((match) => begin(match.id) > first + HOUR);
  return {
    kind: "not-started",
    id,
    plant: keepUpcoming(id, begin(id), begin(id) + 20 * MINUTE),
  };
}

function plantScoreWithdrawn({ end, take }: EventMatches): PlantedProblem {
  const { id } = take((match) => scores(match).some((score) => score > 0));
  return {
    kind: "score-withdrawn",
    id,
    plant: changeMatch(id, end(id) - MINUTE, end(id) + 2 * HOUR, ({ contestants }) => ({
      contestants: contestants.map((contestant) => ({ ...contestant, score: "0" })),
    })),
  };
}

function plantLastSeen({ begin, end, take }: EventMatches): PlantedProblem {
  const { id } = take((match) => end(match.id) - begin(match.id) > 20 * MINUTE);
  return {
    kind: "last-seen",
    id,
    plant: removeMatch(id, begin(id) + MINUTE, end(id) + 2 * HOUR),
  };
}

function plantSlotUnfilled({ begin, take, isFed }: EventMatches): PlantedProblem {
  const { id } = take((match) => isFed(match) && Number(match.round_of) <= 8);
  return {
    kind: "slot-unfilled",
    id,
    plant: changeMatch(id, 0, begin(id), () => ({ contestants: [] })),
  };
}

function plantDecidedNotOver({ end, take, findNext }: EventMatches): PlantedProblem {
  const { id } = take((match) => isDrawn(match) && findNext(match) !== null);
  return {
    kind: "decided-not-over",
    id,
    plant: changeMatch(id, end(id), Infinity, () => ({ locked: "0" })),
  };
}

/** Adds one to the loser's score after the next match has begun. */
function plantCorrectedLate({ begin, take, findNext }: EventMatches): PlantedProblem {
  const corrected = take((match) => {
    const [most = 0, least = 0] = scores(match).toSorted((a, b) => b - a);
    return isDrawn(match) && most - least > 1 && findNext(match) !== null;
  });
  const from = begin(findNext(corrected)?.id ?? "") + 20 * MINUTE;
  return {
    kind: "corrected-late",
    id: corrected.id,
    plant: changeMatch(corrected.id, from, Infinity, ({ contestants }) => ({
      contestants: contestants.map((contestant) => ({
        ...contestant,
        score: isLeast(contestant.score, contestants)
          ? String(Number(contestant.score) + 1)
          : contestant.score,
      })),
    })),
  };
}

/** Moves the next match of a contestant to 5 minutes after the end of a match. */
function plantShortTurnaround({ end, take, findNext }: EventMatches): PlantedProblem {
  const hurried = take((match) => findNext(match) !== null);
  const id = findNext(hurried)?.id ?? "";
  const start = formatWallTime(end(hurried.id) + 5 * MINUTE);
  return {
    kind: "short-turnaround",
    id,
    plant: changeMatch(id, 0, end(hurried.id) + 2 * MINUTE, () => ({ start })),
  };
}

/** Adds a contestant of a live match to another match, which also begins during it. */
function plantOverlapping({ begin, end, take }: EventMatches): PlantedProblem {
  const played = take((match) => end(match.id) - begin(match.id) > 20 * MINUTE);
  const { id } = take((match) => begin(match.id) > end(played.id));
  const from = begin(played.id);
  return {
    kind: "overlapping",
    id,
    plant: changeMatch(id, from, from + 8 * MINUTE, ({ contestants }) => ({
      start: formatWallTime(from + 5 * MINUTE),
      contestants: contestants.map((contestant, index) =>
        index === 0 ? { ...contestant, name: played.contestants[0]?.name ?? "" } : contestant,
      ),
    })),
  };
}

function plantAdvancedWithoutWinning(event: EventMatches): PlantedProblem {
  const { begin, take, findFollower, isTaken } = event;
  const upset = take(
    (match) =>
      isDrawn(match) &&
      match.round_of === "8" &&
      match.bracket?.type !== "lower" &&
      !isTaken(findFollower(match)?.id ?? ""),
  );
  const follower = findFollower(upset)?.id ?? "";
  return {
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
        const { name, country } = (bracket?.type === "double" ? own : both) ?? contestant;
        return { ...contestant, name, country };
      }),
    })),
  };
}

function scores({ contestants }: WireMatch): readonly number[] {
  return contestants.map(({ score }) => Number(score));
}

function isLeast(score: unknown, contestants: WireMatch["contestants"]): boolean {
  return Number(score) === Math.min(...contestants.map((contestant) => Number(contestant.score)));
}
