import type { MatchEntry, Issue, Match, SeenMatch, SiteKey } from "#core/model/match.ts";
import type { Tick } from "#core/model/tick.ts";

/** No sport, and no arcade machine, counts this far. */
const IMPOSSIBLE = 1e12;

/** Below this a score is never doubted, however far above the others. */
const DOUBTED_FROM = 10_000;

/** How far apart scores of one range may be. */
const RANGE = 1000;

/** So many scores of a tournament make a range. */
const LEAST_SCORES = 3;

/**
 * Sets scores aside that are far above anything possible: the contestant keeps the last plausible
 * score, else none, and an issue names it. A score is judged by those of its tournament before this
 * poll, and by its opponent's: two of one range are never doubted.
 */
export function withoutImplausible(tick: Tick, before: ReadonlyMap<SiteKey, SeenMatch>): Tick {
  const suspects = tick.lists.some(({ matches }) => matches.some(isHigh));
  if (!suspects) return tick;
  const ranges = rangesOf(before.values());
  const lists = tick.lists.map((answer) => {
    const issues: Issue[] = [];
    const matches = answer.matches.map((match) => {
      if (!isHigh(match)) return match;
      const range = ranges.get(match.tournament.key) ?? null;
      const entries = match.entries.map((entry) => {
        if (!isImplausible(entry, match, range)) return entry;
        const known = before.get(match.key)?.match.entries.find(({ key }) => key === entry.key);
        issues.push(setAside(match, entry));
        return { ...entry, score: known?.score ?? null };
      });
      return { ...match, entries };
    });
    return issues.length === 0
      ? answer
      : { ...answer, matches, issues: [...answer.issues, ...issues] };
  });
  return { ...tick, lists };
}

function isHigh({ entries }: Match): boolean {
  return entries.some(({ score }) => (score ?? 0) >= DOUBTED_FROM);
}

/** The highest score of every tournament that has enough of them. */
function rangesOf(matches: Iterable<SeenMatch>): ReadonlyMap<SiteKey, number> {
  const found = new Map<SiteKey, { count: number; most: number }>();
  for (const { match } of matches) {
    for (const { score } of match.entries) {
      if (score === null || score <= 0) continue;
      const known = found.get(match.tournament.key) ?? { count: 0, most: 0 };
      found.set(match.tournament.key, {
        count: known.count + 1,
        most: Math.max(known.most, score),
      });
    }
  }
  const enough = [...found].filter(([, { count }]) => count >= LEAST_SCORES);
  return new Map(enough.map(([key, { most }]) => [key, most]));
}

function isImplausible(entry: MatchEntry, { entries }: Match, range: number | null): boolean {
  const score = entry.score ?? 0;
  if (score >= IMPOSSIBLE) return true;
  if (score < DOUBTED_FROM || range === null || score <= range * RANGE) return false;
  return !entries.some((other) => other !== entry && (other.score ?? 0) * RANGE >= score);
}

function setAside({ key }: Match, { name, score }: MatchEntry): Issue {
  return {
    match: key,
    code: "score-implausible",
    message: `The score ${score} of ${name} is far above anything possible. The last plausible score is shown: correct it in the tournament system.`,
  };
}
