import type { IssueView } from "#core/contract/tournament.ts";
import type { Issue } from "#core/model/match.ts";

/** Presents a contradiction in the data. */
export function presentIssue({ match, code, message }: Issue): IssueView {
  return { match, code, message };
}
