import type { IssueMessages } from "./en/standings.ts";

/** A contradiction in the data: `message` is English, `code` its stable name. */
interface DescribedIssue {
  readonly code: string;
  /** `SITE/ID`; `null` if it is about several matches. */
  readonly match: string | null;
  readonly message: string;
}

/** Describes an issue in the language of the messages. English uses the message of the issue. */
export function describeIssue(
  { code, match, message }: DescribedIssue,
  { byCode, other, ofMatch }: IssueMessages,
): string {
  if (byCode === null) return message;
  const sentence = new Map(Object.entries(byCode)).get(code) ?? other;
  return match === null ? sentence : ofMatch(match, sentence);
}
