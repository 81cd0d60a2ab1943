import type { IssueView } from "#core/contract/tournament.ts";
import type { Issue } from "#core/model/match.ts";

/** Something in the data that contradicts itself. */
export function presentIssue({ match, code, message }: Issue): IssueView {
  return { match, code, message };
}
