import type { ContestantScenario } from "#core/model/scenarios.ts";
import { tieBreakers } from "./tie-breakers.ts";

/** The English messages of brackets. */
export const embedBracket = {
  bracket: "Bracket",
  /** Texts of a drawn bracket. */
  drawing: {
    /** How many matches of a round have ended, and how many there are. */
    endedOf: "{0} of {1}",
    bestOf: "Bo{0}",
    /** With the code of the match to which the loser goes. */
    loserTo: "loser to {0}",
    loserIsOut: "loser is out",
    loserIsThird: "loser is 3rd",
    loserIsFourth: "loser is 4th",
    ifNeeded: "if needed",
    champion: "Champion",
    /** How many matches of a round that is not in view have ended. */
    played: "{0} played",
    /** Parts of a double elimination, of which a narrow widget shows one. */
    upper: "Upper",
    lower: "Lower",
    finals: "Final",
    /** Above the final: the first finalist, and the code of the other's match. */
    waits: "{0} waits for the winner of {1}.",
    /** Numbers of ended, of all and of live matches. */
    progress: "{0} of {1} ended, {2} live.",
    advantage: "The upper bracket winner needs one match, the other two.",
  },
  bestOf: "Best of {0}",
  /** Link to the page of a bracket. */
  wholeBracket: "Whole bracket",
} as const;

/**
 * The English messages of embeds other than lists, and of embeds without content. Separate from the
 * others, because the widget's first script does not contain them.
 */
export const embedDetails = {
  ...embedBracket,
  /** Links to the pages of other data. */
  detailLinks: {
    match: "Match page",
    groups: "All {0} groups",
    group: "All matches",
    ranking: "All {0} places",
  },
  /** Number of won games that wins a match, and number of its games. */
  firstTo: "first to {0} of {1}",
  /** Caption and headers of the table that shows who won each game. */
  lineScore: { title: "Games in order", game: "game", total: "Score" },
  seed: "seed {0}",
  won: "{0} won",
  group: "Group {0}",
  /** If some matches of a group may not have been seen. */
  mayBeMissing: "matches may be missing",
  /** If exactly that many matches of a group have not been seen. */
  missing: "{0} {0|one:match is|other:matches are} missing",
  /** Whether a contestant advances from a group; nothing while that is open. */
  verdicts: { through: "Through", eliminated: "Out" } as Readonly<
    Partial<Record<ContestantScenario["verdict"], string>>
  >,
  /** What an open contestant of a group needs to advance. */
  chances: {
    draw: "a draw is enough",
    win: "a win is enough",
    help: "win and help",
    others: "needs help",
  },
  /** How many contestants of a group advance. */
  advancing: "{0} {0|one:advances|other:advance}",
  /** Below a group: its last matches; `leftAt`: one, two or three that start at the same time. */
  left: "Left: {0}.",
  leftAt: ["Left, {0}: {1}.", "Left, both {0}: {1}.", "Left, all {0}: {1}."],
  /** What decides the order of a group first, and then; `afterwards` joins two of them. */
  order: { points: "Points", wins: "Wins" },
  tieBreakers,
  afterwards: "{0}, then {1}",
  /** Whether ranks can still change. */
  finalRanking: "Final ranking",
  ranking: "Ranking",
  /** Rank of a contestant who is still in play. */
  atLeast: "at least {0}{0#|one:st|two:nd|few:rd|other:th}",
  /** Beside the name of a contestant who is still in play, with `atLeast`. */
  stillIn: "still in, {0}",
  /** Short and long headers. */
  columns: {
    contestant: "Contestant",
    played: ["P", "Played"],
    won: ["W", "Won"],
    drawn: ["D", "Drawn"],
    lost: ["L", "Lost"],
    difference: ["+/−", "Difference"],
    points: ["Pts", "Points"],
  },
  /** If the attribute names content that does not exist or is not public. */
  noSuch: {
    match: "No match at this address.",
    bracket: "No bracket at this address.",
    group: "No group at this address.",
    tournament: "No tournament at this address.",
  },
  neverListed: "“{0}” was never listed here, or is not public.",
  /** Mistakes of the author of a page. */
  misuse: {
    kind: "“{0}” is no kind of widget.",
    attribute: "This widget needs the attribute {0}.",
    misspelled: "Widgets have no attribute “{0}”. Did you mean “{1}”?",
  },
} as const;
