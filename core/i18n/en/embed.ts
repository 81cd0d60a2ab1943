import type { RoundName } from "#core/model/derived.ts";
import { enSlot } from "./slot.ts";

/** The few words that stand on other people's pages: apart, for a widget carries them all. */
export const enEmbed = {
  locale: "en-GB",
  match: { slot: enSlot, roundName: (name: RoundName) => name },
  state: { all: "Matches", upcoming: "Upcoming", live: "Live", ended: "Ended" },
  bracket: "Bracket",
  versus: "v",
  disqualified: "DQ",
  bestOf: (games: number) => `Best of ${games}`,
  won: (name: string) => `${name} won`,
  noTime: "No start time yet",
  group: (number: number) => `Group ${number}`,
  /** How many of a group's matches its standings count; `unseen` null if only some may be missing. */
  partial: (seen: number, unseen: number | null) =>
    unseen === null ? `from ${seen} matches seen` : `${unseen} matches not seen`,
  columns: {
    contestant: "Contestant",
    played: ["P", "Played"],
    won: ["W", "Won"],
    drawn: ["D", "Drawn"],
    lost: ["L", "Lost"],
    difference: ["±", "Difference"],
    points: ["Pts", "Points"],
  },
  empty: {
    upcoming: "No match is upcoming.",
    live: "Nothing is being played.",
    ended: "No match has ended.",
    "": "No matches yet.",
  },
  over: "All matches are over.",
  loading: "Loading",
  gone: "This is no longer shown.",
  unreachable: "Matches are not available right now.",
  dataFrom: (time: string) => `Data from ${time}`,
  times: (zone: string) => `Times: ${zone}`,
};

/** The table a language of embeds must fill. */
export type EmbedMessages = typeof enEmbed;
