/** Messages in and around a bracket. */
export const enBracket = {
  /** What the drawing is called where a screen reader meets it. */
  label: (title: string) => `Bracket ${title}`,
  kind: "bracket",
  keys:
    "Arrow keys follow the matches, Home and End go to the first and the last, Enter opens, " +
    "Space lights the way of the other contestant.",
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
  findNone: "Nobody of this name",
  clearContestant: (name: string) => `Stop showing the way of ${name}`,
  hideFinished: "Hide finished rounds",
  showFinished: (count: number) => `Show ${count} finished`,
  previousRound: "Previous round",
  nextRound: "Next round",
  roundOf: (index: number, count: number) => `${index} of ${count}`,
  byeOn: "Bye",

  /** Why no match stands at a place, short enough for the line above a card. */
  absent: {
    "no-start-yet": "No start time yet",
    "beyond-the-list": "Not visible yet",
    "before-watching": "Not seen",
    withdrawn: "Withdrawn",
    "last-seen": "Last seen",
  },

  /** Of a match that was played before Matchdesk began watching: on its card, and in words. */
  unseen: "Not seen",
  before: (time: string) => `before ${time}`,

  /** Parts of what a screen reader hears of a match. */
  says: {
    seed: (seed: number) => `seed ${seed}`,
    score: (score: string) => `score ${score}`,
    versus: "against",
    live: "being played",
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
    picture: "Copy picture address",
    markdown: "Copy Markdown",
    embed: "Embed",
    text: "What was copied",
    svg: "Open picture (SVG)",
    png: "Open picture (PNG)",
    copied: "Copied",
    print: "Print",
    paper: "Paper",
    papers: { a4: "A4", a3: "A3", letter: "Letter" },
  },

  image: {
    missing: "No bracket at this address.",
    missingHint: "It was never listed here, or its tournament is not public.",
    waiting: "No matches yet.",
    waitingHint: "The service has not answered. Look again in a moment.",
  },

  /** Under a printed bracket. */
  dataFrom: (time: string) => `Data from ${time}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  /** On two lines: there is little room beside a sheet. */
  joins: (code: string, page: number) => (code === "" ? `p. ${page}` : `${code}\np. ${page}`),
};
