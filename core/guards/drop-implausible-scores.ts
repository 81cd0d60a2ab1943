import { groupBy } from "#core/lib/collections.ts";
import type { MatchEntry, Issue, Match, SeenMatch, SiteKey } from "#core/model/match.ts";
import { withScore } from "#core/model/score.ts";
import type { PollResponses } from "#core/model/tick.ts";

/** Scores from here on are impossible in every game. */
const IMPOSSIBLE = 1e12;

/** Scores below this are never checked. */
const CHECKED_FROM = 10_000;

/** Maximum factor between two scores of one range. */
const RANGE = 1000;

/** Minimum number of scores above 0 for a tournament's range. */
const LEAST_SCORES = 3;

/**
 * Replaces impossibly high scores by the contestant's last plausible score (or `null`) and adds an
 * issue for each. A score is compared with the tournament's scores before this poll and with the
 * opponent's: two high scores of one range are accepted.
 */
export function dropImplausibleScores(
  poll: PollResponses,
  before: ReadonlyMap<SiteKey, SeenMatch>,
): PollResponses {
  if (!poll.lists.some(({ matches }) => matches.some(isHigh))) return poll;
  const ranges = rangesOf(before.values());
  const lists = poll.lists.map((response) => {
    const issues: Issue[] = [];
    const matches = response.matches.map((match) => {
      if (!isHigh(match)) return match;
      const range = ranges.get(match.tournament.key) ?? null;
      const entries = match.entries.map((entry) => {
        if (!isImplausible(entry, match, range)) return entry;
        const known = before.get(match.key)?.match.entries.find(({ key }) => key === entry.key);
        issues.push(createIssue(match, entry));
        return withScore(entry, known?.score ?? null);
      });
      return { ...match, entries };
    });
    return issues.length === 0
      ? response
      : { ...response, matches, issues: [...response.issues, ...issues] };
  });
  return { ...poll, lists };
}

function isHigh({ entries }: Match): boolean {
  return entries.some(({ score }) => (score ?? 0) >= CHECKED_FROM);
}

/** Returns the highest score of every tournament with enough scores. */
function rangesOf(matches: Iterable<SeenMatch>): ReadonlyMap<SiteKey, number> {
  const scored = [...matches].flatMap(({ match: { tournament, entries } }) =>
    entries.map(({ score }) => ({ key: tournament.key, score: score ?? 0 })),
  );
  const byTournament = groupBy(
    scored.filter(({ score }) => score > 0),
    ({ key }) => key,
  );
  const enough = [...byTournament].filter(([, { length }]) => length >= LEAST_SCORES);
  return new Map(enough.map(([key, own]) => [key, Math.max(...own.map(({ score }) => score))]));
}

function isImplausible(entry: MatchEntry, { entries }: Match, range: number | null): boolean {
  const score = entry.score ?? 0;
  if (score >= IMPOSSIBLE) return true;
  if (score < CHECKED_FROM || range === null || score <= range * RANGE) return false;
  return !entries.some((other) => other !== entry && (other.score ?? 0) * RANGE >= score);
}

function createIssue({ key }: Match, { name, score }: MatchEntry): Issue {
  return {
    match: key,
    code: "score-implausible",
    message: `The score ${score} of ${name} is impossibly high. The last plausible score is shown. Correct it in the tournament system.`,
  };
}
