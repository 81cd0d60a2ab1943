/** The codes of issues that a language can describe. */
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
  | "group-match-undecided"
  | "data-held"
  | "group-too-large";

/** Sentences about contradictions in the data. */
export interface IssueMessages {
  /** `null` in English: issues come with an English message. */
  readonly byCode: Readonly<Record<IssueCode, string>> | null;
  /** For a code that the language does not know. */
  readonly other: string;
  readonly ofMatch: (match: string, sentence: string) => string;
}

export const enIssues: IssueMessages = {
  byCode: null,
  other: "The data contradicts itself.",
  ofMatch: (match, sentence) => `Match ${match}: ${sentence}`,
};
