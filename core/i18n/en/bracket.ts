/** Messages of a bracket: its tools, its matches, its image and its printed pages. */
export const enBracketView = {
  /** The accessible name of the drawing. */
  label: (title: string) => `Bracket ${title}`,
  find: "Find a contestant",
  clearContestant: (name: string) => `Clear highlighted path: ${name}`,

  /** Why a bracket place has no match, short enough for the line above a card. */
  absent: {
    "no-start-yet": "No start time yet",
    "beyond-the-list": "Not visible yet",
    "before-watching": "Not seen",
    "not-listed": "No match listed",
    continues: "Continues in another bracket",
    withdrawn: "Withdrawn",
    "last-seen": "Last seen",
  },

  /** At a place whose contestants play on in another bracket. */
  continuesIn: (title: string) => `Continues in ${title}`,

  /** Instead of the champion of a bracket that has none, although no match is open. */
  noChampion: {
    "final-undecided": "No champion: the data does not show who won the final.",
    "final-not-listed": "No champion: the final was not seen.",
    "finals-not-identified": "No champion: the data does not show which match is the final.",
    "lower-finalist-unknown":
      "No champion: the data does not show which finalist came from the lower bracket.",
    "reset-possible":
      "No champion: the lower finalist won the grand final, and the data does not show whether a bracket reset follows.",
    continues: "No champion: the contestants play on in another bracket.",
    "unknown-type": "No champion: the data does not show which match of this bracket is the final.",
  },

  /** In an open slot of a match that was played before Matchdesk began watching. */
  unseen: "Not seen",
  /** Instead of the start of such a match; `time` is when Matchdesk began watching. */
  before: (time: string) => `before ${time}`,

  /** "1 of 4": matches of a round that have ended. */
  endedOf: (ended: number, all: number) => `${ended} of ${all}`,
  /** "32 ended": on a folded round. */
  endedCount: (count: number) => `${count} ended`,
  beingPlayed: "Being played",
  next: "Next",
  placings: "Placings",
  /** "100 of 127 ended, 5 live, 22 to play". */
  progress: (ended: number, all: number, live: number) =>
    [
      `${ended} of ${all} ended`,
      ...(live === 0 ? [] : [`${live} live`]),
      `${all - ended - live} to play`,
    ].join(", "),
  record: (won: number, lost: number) => `${won} won, ${lost} lost`,
  /** Live matches that are not in view. */
  moreLive: (count: number, round: string) => `${count} more live in ${round}`,
  rounds: "Rounds",
  upper: "Upper",
  lower: "Lower",
  section: (number: number, all: number) => `Section ${number} of ${all}`,
  previousSection: "Previous section",
  nextSection: "Next section",
  /** "loser to LBR4-2". */
  loserToCode: (code: string) => `loser to ${code}`,
  loserIsOut: "loser is out",
  loserIsThird: "loser is 3rd",
  loserIsFourth: "loser is 4th",
  ifNeeded: "if needed",
  /** At the winner of a match whose scores do not show it. */
  advanced: "advanced",
  /** Parts of the accessible name of a match. */
  says: {
    live: "live",
    upcoming: (start: string) => (start === "" ? "not started" : `starts ${start}`),
    ended: "ended",
    won: (name: string) => `${name} won`,
    /** After a contestant who lost the match `code` and came down. */
    from: (code: string) => `from ${code}`,
    notListed: "not listed yet",
  },

  share: {
    title: "Share",
    link: "Copy link",
    picture: "Copy image URL",
    markdown: "Copy Markdown",
    embed: "Embed",
    text: "What was copied",
    svg: "Open image (SVG)",
    png: "Open image (PNG)",
    card: "Open result card (PNG)",
    copied: "Copied",
    print: "Print",
    paper: "Paper",
    papers: { a4: "A4", a3: "A3", letter: "Letter" },
  },

  image: {
    missing: "No bracket at this address.",
    missingHint: "It was never listed here, or its tournament is not public.",
    waiting: "No matches yet.",
    waitingHint: "The service has not responded. Try again in a moment.",
  },

  /** Under a printed bracket. */
  dataFrom: (time: string) => `Data from ${time}`,
  /** On a sheet: the time zone of its times, by the last part of its IANA name. */
  times: (city: string) => `${city} time`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
};
