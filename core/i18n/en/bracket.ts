/** Messages of a bracket: its tools, its matches, its image and its printed pages. */
export const enBracketView = {
  /** The accessible name of the drawing. */
  label: (title: string) => `Bracket ${title}`,
  kind: "bracket",
  keys:
    "Arrow keys follow the matches, Home and End go to the first and the last, Enter opens, " +
    "Space highlights the other contestant's path.",
  views: "View",
  tree: "Tree",
  list: "List",
  table: "Table",
  tools: "Bracket tools",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  zoom: (percent: number) => `${percent}%`,
  fit: "Fit",
  actualSize: "Actual size",
  round: "Round",
  find: "Find a contestant",
  findNone: "No contestant found",
  clearContestant: (name: string) => `Clear highlighted path: ${name}`,
  hideFinished: "Hide finished rounds",
  showFinished: (count: number) => `Show ${count} finished`,
  previousRound: "Previous round",
  nextRound: "Next round",
  roundOf: (index: number, count: number) => `${index} of ${count}`,
  byeOn: "Bye",

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

  /** Parts of the accessible name of a match. */
  says: {
    seed: (seed: number) => `seed ${seed}`,
    score: (score: string) => `score ${score}`,
    versus: "against",
    live: "live",
    upcoming: (start: string) => (start === "" ? "not started" : `starts ${start}`),
    ended: "ended",
    won: (name: string) => `${name} won`,
    winnerTo: (code: string) => `winner goes to ${code}`,
    loserTo: (code: string) => `loser goes to ${code}`,
    champion: "winner takes the bracket",
    notListed: "not listed yet",
    willCome: (name: string, source: string) => `${name} (${source})`,
  },

  columns: {
    code: "Match",
    round: "Round",
    start: "Start",
    contestants: "Contestants",
    score: "Score",
    state: "State",
    winnerTo: "Winner to",
    loserTo: "Loser to",
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
    copied: "Copied",
    print: "Print",
    paper: "Paper",
    papers: { a4: "A4", a3: "A3", letter: "Letter" },
  },

  image: {
    missing: "No bracket at this address.",
    missingHint: "It was never listed here, or its tournament is not public.",
    waiting: "No matches yet.",
    waitingHint: "The service has not answered. Try again in a moment.",
  },

  /** Under a printed bracket. */
  dataFrom: (time: string) => `Data from ${time}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  /** At the edge of a printed page: the page on which the match `code` is. Two short lines. */
  joins: (code: string, page: number) => (code === "" ? `p. ${page}` : `${code}\np. ${page}`),
};
