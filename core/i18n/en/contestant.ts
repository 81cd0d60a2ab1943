import { isolate } from "#core/lib/isolate.ts";

/** Messages about a contestant, and about two who met. */
export const enContestant = {
  missing: "No contestant at this address. Nobody of this name has been listed here.",
  sameName: "same name in one game = same contestant",
  ambiguity: {
    "two-countries": "Listed with more than one country: this may be two contestants of one name.",
    "two-places-at-once":
      "Listed in two matches at one time: this may be two contestants of one name.",
  },
  played: "Played",
  won: "Won",
  drawn: "Drawn",
  lost: "Lost",
  games: "Games",
  kills: "Kills",
  deaths: "Deaths",
  form: "Form",
  /** Beside figures that may lack matches that were not seen. */
  fromSeen: (played: number) => `from the ${played === 1 ? "1 match" : `${played} matches`} seen`,
  formHint: "newest right",
  result: { won: "won", drawn: "drawn", lost: "lost" },
  next: "Next",
  now: "Now",
  noNext: "No next match is known.",
  onWin: "then with a win",
  onLoss: "with a loss",
  against: "v",
  or: " or ",
  matches: "Matches",
  ahead: "With wins on",
  headToHead: "Head to head with",
  opponents: "Met",
  seed: { short: "#", long: "Seed" },
  versus: {
    title: (left: string, right: string) => `${isolate(left)} – ${isolate(right)}`,
    wins: "won",
    never: "They have not met in a match seen here.",
    meetings: (count: number) => (count === 1 ? "1 meeting" : `${count} meetings`),
    draws: (count: number) => (count === 1 ? "1 draw" : `${count} draws`),
    games: "Games",
    another: "Another opponent",
  },
};

export type ContestantMessages = typeof enContestant;
