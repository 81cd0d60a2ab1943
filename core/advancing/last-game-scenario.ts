/** Who can still advance by points that depend on whether a match needs its last game. */
import type { ContestantScenario, Outlook } from "#core/model/scenarios.ts";
import type { GroupPlay } from "./group-play.ts";
import { type FateQuestion, isEliminated, isThrough } from "./outlooks.ts";
import { at, type Race } from "./race.ts";

/**
 * Derives whether a contestant of a group can still advance. A statement for a number of own wins
 * is true whether or not they need the last game.
 */
export function deriveLastGameScenario(question: FateQuestion): ContestantScenario {
  const { play, own } = question;
  const { contestant } = at(play.group.standings, own);
  const matches = play.open.filter(({ a, b }) => a === own || b === own).length;
  const left = matches + at(play.unlisted, own);
  const decided = { contestant, left, outlooks: [], thresholds: null };
  const arePairsKnown = play.unlisted.every((count) => count === 0);
  if (!arePairsKnown) {
    return { ...decided, verdict: "open", thresholds: { unit: "wins", through: null, out: null } };
  }
  const fates = Array.from({ length: left + 1 }, (_, wins) => findFate(question, left, wins));
  const [first, last] = [fates[0] ?? null, fates[left] ?? null];
  if (first === "through") return { ...decided, verdict: "through" };
  if (last === "eliminated") return { ...decided, verdict: "eliminated" };
  if (left > 1) {
    const through = fates.indexOf("through");
    const out = fates.lastIndexOf("eliminated");
    const thresholds = {
      unit: "wins",
      through: through < 0 ? null : through,
      out: out < 0 ? null : out,
    } as const;
    return { ...decided, verdict: "open", thresholds };
  }
  const outlooks =
    left === 0 ? [outlookOf(null, first)] : [outlookOf("win", last), outlookOf("loss", first)];
  return { ...decided, verdict: "open", outlooks };
}

function outlookOf(own: Outlook["own"], otherwise: Outlook["otherwise"]): Outlook {
  return { own, clauses: [], otherwise, tieBy: null };
}

/** Returns what follows from a number of own wins, whatever else happens; `null` if it is open. */
function findFate(
  question: FateQuestion,
  left: number,
  wins: number,
): "through" | "eliminated" | null {
  const { play, own } = question;
  const { win, loss, lastGame = { win, loss } } = play.gain;
  const before = at(play.points, own);
  const least = before + wins * lastGame.win + (left - wins) * loss;
  const most = before + wins * win + (left - wins) * lastGame.loss;
  if (isThrough(question, raceOfOthers(play, own, "best"), least)) return "through";
  return isEliminated(question, raceOfOthers(play, own, "least"), most) ? "eliminated" : null;
}

/** Returns the race in which the opponents get the most, or the least, from own matches. */
function raceOfOthers({ points, open }: GroupPlay, own: number, bound: "best" | "least"): Race {
  const after = [...points];
  for (const { a, b, gains } of open) {
    if (a === own) after[b] = at(after, b) + gains[bound][1];
    if (b === own) after[a] = at(after, a) + gains[bound][0];
  }
  return { points: after, open: open.filter(({ a, b }) => a !== own && b !== own) };
}
