import type { Issue } from "#core/model/match.ts";
import type { IssueMessages } from "./en/standings.ts";

/** Describes an issue in the language of the messages. English uses the message of the issue. */
export function describeIssue(
  { code, match, message }: Issue,
  { byCode, other, ofMatch }: IssueMessages,
): string {
  if (byCode === null) return message;
  const sentence = new Map(Object.entries(byCode)).get(code) ?? other;
  return match === null ? sentence : ofMatch(match, sentence);
}
