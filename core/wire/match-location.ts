import type { ParseIssue } from "./entries.ts";
import { isJsonObject, type JsonObject, parseReferenceId } from "./scalars.ts";

/** Where a match belongs: to a group, a bracket or neither. */
export interface MatchLocation {
  readonly groupId: string | null;
  readonly bracketId: string | null;
  readonly rawBracket: JsonObject | null;
}

/**
 * Parses the group or bracket of a match. Prefers the bracket if a match has both ids and a bracket
 * object, otherwise the group.
 *
 * @param issues Receives the issues found.
 */
export function parseMatchLocation(item: JsonObject, issues: ParseIssue[]): MatchLocation {
  const groupId = parseReferenceId(item["group_id"]);
  const bracketId = parseReferenceId(item["bracket_id"]);
  const rawBracket = isJsonObject(item["bracket"]) ? item["bracket"] : null;
  if (bracketId === null && rawBracket !== null) {
    issues.push({
      code: "bracket-without-id",
      message: "The match has a bracket but no bracket id.",
    });
  }
  if (groupId === null || bracketId === null) return { groupId, bracketId, rawBracket };
  issues.push({
    code: "group-and-bracket",
    message: "The match has both a group and a bracket.",
  });
  return rawBracket === null
    ? { groupId, bracketId: null, rawBracket }
    : { groupId: null, bracketId, rawBracket };
}
