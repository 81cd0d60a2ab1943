import { must } from "#core/lib/must.ts";
import type { Issue, Match, SeenMatch, SiteKey } from "#core/model/match.ts";
import { withScore } from "#core/model/score.ts";
import { isBye, isDisqualified } from "./outcome.ts";
import { getSharedBracketId } from "./play-order.ts";
import { deriveStatus, type StatusInput } from "./status.ts";

/**
 * Removes scores below 0 (marked totals apart) that cannot mean "disqualified"
 * (docs/domain.md#disqualifications), because several services send −1 until a match is played.
 * Returns an issue for each match with such scores, and the same list if there are none.
 */
export function removeContradictedScores(seen: readonly SeenMatch[], input: StatusInput) {
  const issues: Issue[] = [];
  const found = new Map<SiteKey, SeenMatch>();
  for (const one of seen) {
    const { match } = one;
    if (!match.entries.some(isDisqualified)) continue;
    const contradiction = findContradiction(one, seen, input);
    if (contradiction === null) continue;
    const scores = match.entries.map(({ score }) => score ?? "none").join(", ");
    const message = `The service sends the scores ${scores}, as for a disqualification, but ${contradiction}: no score is shown, and nobody counts as disqualified.`;
    issues.push({ match: match.key, code: "disqualification-contradicted", message });
    const entries = match.entries.map((entry) => withScore(entry, null));
    found.set(match.key, { ...one, match: { ...match, entries } });
  }
  if (found.size === 0) return { seen, issues };
  return { seen: seen.map((one) => found.get(one.match.key) ?? one), issues };
}

/** Returns what contradicts the disqualifications of a match, as part of a sentence, else `null`. */
function findContradiction(
  one: SeenMatch,
  seen: readonly SeenMatch[],
  input: StatusInput,
): string | null {
  const { match } = one;
  if (isBye(match)) return "the match is a bye";
  if (match.entries.some(({ score }) => (score ?? 0) > 0)) return null;
  const { state, by } = deriveStatus(one, null, input);
  if (state === "upcoming") return "the match has not begun";
  if (!match.entries.every(isDisqualified)) return null;
  if (state === "live") return "the match has not ended";
  if (by === "taken-as-ended") return "nothing shows that the match ended";
  return playsOn(match, seen) ? "one of the contestants plays a later match" : null;
}

/** Returns whether a contestant of a bracket match has a place in a later round of the bracket. */
function playsOn(match: Match, seen: readonly SeenMatch[]): boolean {
  if (match.bracketId === null) return false;
  const keys = new Set(match.entries.map(({ key }) => key));
  return seen.some(
    ({ match: other }) =>
      other.bracketId !== null &&
      getSharedBracketId(other) === getSharedBracketId(match) &&
      isLater(other, match) &&
      other.entries.some(({ key }) => keys.has(key)),
  );
}

/** Returns whether a match is of a later round: upper, lower and finals; then smaller rounds. */
function isLater(one: Match, than: Match): boolean {
  const [a, b] = [depthOf(one), depthOf(than)];
  const different = a.findIndex((value, index) => value !== b[index]);
  return different >= 0 && must(a[different], "a depth") > must(b[different], "a depth");
}

function depthOf({ bracket, roundOf, stage }: Match): readonly number[] {
  const isLower = bracket?.type === "lower";
  const isGrandFinal = bracket?.type === "double" && roundOf === 2 && stage === 2;
  return [isGrandFinal ? 2 : Number(isLower), -(roundOf ?? 0), stage ?? 1];
}
