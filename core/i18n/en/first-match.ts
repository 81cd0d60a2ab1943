import type { RoundName } from "#core/model/derived.ts";
import { isolate } from "#core/lib/isolate.ts";
import { createMessages } from "#core/lib/templates.ts";
import { enSlot, type SlotMessages } from "./slot.ts";

/** Messages of the first page about one match. */
export const enFirstMatch = {
  /** The name of the panel that shows a match. */
  label: "Match",
  /** A round's name, which comes in English. */
  roundName: (name: RoundName): RoundName => name,

  mark: {
    live: "Live",
    conflict: "Conflict",
    notStarted: "Not started",
    locked: "Locked",
  },

  result: {
    advanced: (name: string) => `${isolate(name)} advanced`,
    won: (name: string) => `${isolate(name)} won`,
    draw: "Drawn",
    unknown: (score: string) =>
      score === ""
        ? "Ended. The service does not say who advanced."
        : `Ended ${score}. The service does not say who advanced.`,
    /** For a row, where the score stands beside it. */
    unknownShort: "Winner not said",
    /** For a screen reader, after the score. */
    noWinner: "no winner known",
    /** For readers who hide scores. */
    hidden: "Result hidden",
    takenAsEnded: (sinceStart: string, unchanged: string) =>
      `Taken as ended: ${sinceStart} since the start, no change for ${unchanged}.`,
  },

  slot: createMessages<SlotMessages>(enSlot, "en"),

  /** For the end of a row. */
  rowAbsence: {
    notPlayed: "Not played",
    withdrawn: "Withdrawn",
    lastSeen: (time: string) => `Last seen ${time}`,
  },

  time: {
    minutes: (count: number) => `${count} min`,
    hours: (count: number) => `${count} h`,
    inMinutes: (count: number) => `in ${count} min`,
    late: (count: number) => `${count} late`,
    lateMinutes: (count: number) => `${count} min late`,
    unknown: "No start time yet",
    /** Before the old start, which is struck out. */
    movedFrom: "moved from",
    /** Before the time at which a match will probably begin. */
    expected: "estimated",
  },

  versus: "v",
  to: "to",
  disqualified: "DQ",
  bestOf: (games: number) => `Bo${games}`,
  groupMatches: "Groups",
  sections: { lower: "Lower Bracket" },
};
