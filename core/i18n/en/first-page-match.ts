import type { RoundName } from "#core/model/round.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import { createMessages } from "#core/lib/templates.ts";
import { enSlot, type SlotMessages } from "./slot.ts";

/** Messages about one match that the first page needs. */
export const enFirstPageMatch = {
  /** The accessible name of the panel of a match. */
  label: "Match",
  /** Returns the name of a round unchanged, because the API sends it in English. */
  roundName: (name: RoundName): RoundName => name,

  mark: {
    live: "Live",
    conflict: "Conflict",
    notStarted: "Not started",
    locked: "Locked",
    doubleBooked: "Double-booked",
    runningLong: "Running long",
  },

  result: {
    advanced: (name: string) => `${wrapInBidiIsolate(name)} advanced`,
    unknown: (score: string) =>
      score === ""
        ? "Ended. The service does not say who advanced."
        : `Ended ${score}. The service does not say who advanced.`,
    /** For a row, which shows the score beside it. */
    unknownShort: "Winner unknown",
    /** For a screen reader, after the score. */
    noWinner: "no winner known",
    /** For viewers who hide scores. */
    hidden: "Result hidden",
  },

  slot: createMessages<SlotMessages>(enSlot, "en"),

  /** For a row of a match of more than two contestants. */
  ranked: {
    /** After the contestants that the row shows: how many there are in all. */
    of: (count: number) => `of ${count}`,
    /** Points that the match gave a contestant in the standings of its group. */
    points: (points: string) => `${points} pts`,
  },

  /** For the end of a row. */
  rowAbsence: {
    notPlayed: "Not played",
    withdrawn: "Withdrawn",
    lastSeen: (time: string) => `Last seen ${time}`,
  },

  time: {
    /** Until a start; the duration is "28 min" or "1 h 28". */
    ahead: (duration: string) => `in ${duration}`,
    late: (duration: string) => `${duration} late`,
    unfixed: "no time yet",
    unknown: "No start time yet",
    /** Before the previous start, which is struck out. */
    movedFrom: "moved from",
    /** Before the estimated start of a match. */
    expected: "estimated",
  },

  /** Before the name of a station. */
  station: "Station",
  versus: "v",
  to: "to",
  disqualified: "DQ",
  bestOf: (games: number) => `Bo${games}`,
  groupMatches: "Groups",
  sections: { lower: "Lower Bracket" },
};
