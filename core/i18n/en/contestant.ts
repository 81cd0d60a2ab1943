import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** Messages about a contestant, and about the matches of two contestants against each other. */
export const enContestant = {
  missing: "No contestant at this address. None with this name has been listed here.",
  sameName: "same name in one game = same contestant",
  ambiguity: {
    "two-countries":
      "Listed with more than one country: these may be two contestants with one name.",
    "two-places-at-once":
      "Listed in two matches at the same time: these may be two contestants with one name.",
  },
  played: "Played",
  won: "Won",
  drawn: "Drawn",
  lost: "Lost",
  games: "Games",
  kills: "Kills",
  deaths: "Deaths",
  form: "Form",
  /** Beside figures that may be incomplete because some matches were not seen. */
  partial: "matches may be missing",
  formHint: "newest right",
  result: { won: "won", drawn: "drawn", lost: "lost" },
  next: "Next",
  now: "Now",
  noNext: "No next match is known.",
  onWin: "if they win",
  onLoss: "if they lose",
  against: "v",
  or: " or ",
  matches: "Matches",
  ahead: "Path ahead (if they keep winning)",
  headToHead: "Head to head with",
  opponents: "Past opponents",
  seed: { short: "#", long: "Seed" },
  /** The contestants of a tournament. */
  list: {
    stillIn: "Still in",
    out: "Out",
    placed: (from: number, to: number) => `Placed ${from}–${to}`,
    all: "All contestants",
    byPlacement: "by placement, then seed",
    playing: (count: number) => `${count} playing`,
    nextAt: (time: string) => `next ${time}`,
    find: "Name or country",
    order: "Order",
    orders: {
      next: "Next match",
      placement: "Placement",
      seed: "Seed",
      name: "Name",
      record: "Most wins",
    },
    followed: "Followed",
    none: "No contestant fits these filters.",
    formKey: "Form: games won up, lost down",
    live: "live",
    place: "Place",
    record: "W–L",
    recordWithDraws: "W–D–L",
    nextMatch: "Next match",
    against: "Against",
    section: { label: "Bracket", upper: "upper", lower: "lower", finals: "finals" },
    atLeast: "At least",
    lostTo: "Lost at last to",
    /** Accessible name of the button that follows a contestant. */
    follow: (name: string) => `Follow ${wrapInBidiIsolate(name)}`,
  },
  versus: {
    title: (left: string, right: string) =>
      `${wrapInBidiIsolate(left)} – ${wrapInBidiIsolate(right)}`,
    wins: "won",
    never: "They have not met in a match listed here.",
    meetings: (count: number) => (count === 1 ? "1 meeting" : `${count} meetings`),
    draws: (count: number) => (count === 1 ? "1 draw" : `${count} draws`),
    games: "Games",
    another: "Another opponent",
  },
};

/** The table of messages that every language provides. */
export type ContestantMessages = typeof enContestant;
