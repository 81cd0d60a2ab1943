/** The codes of the issues that every language describes. */
export type IssueCode =
  | "loser-advanced"
  | "winner-and-loser"
  | "both-advanced"
  | "round-unknown"
  | "upper-bracket-missing"
  | "bracket-type-unknown"
  | "more-than-two"
  | "bye-with-two"
  | "final-unknown"
  | "plays-on-elsewhere"
  | "rows-contradict-feeds"
  | "place-taken"
  | "place-missing"
  | "legs-or-replays"
  | "group-match-undecided"
  | "data-held"
  | "group-too-large"
  | "listed-twice"
  | "disqualification-contradicted"
  | "start-ahead"
  | "plays-itself";

/** Sentences that describe contradictions in the data. */
export interface IssueMessages {
  /** `null` in English, because every issue contains an English message. */
  readonly byCode: Readonly<Record<IssueCode, string>> | null;
  /** For a code that `byCode` does not contain. */
  readonly other: string;
  readonly ofMatch: (match: string, sentence: string) => string;
}

/** The English sentences around the messages of issues. */
export const enIssues: IssueMessages = {
  byCode: null,
  other: "The data contradicts itself.",
  ofMatch: (match, sentence) => `Match ${match}: ${sentence}`,
};
