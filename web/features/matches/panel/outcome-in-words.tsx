import type { MatchDetail } from "#core/contract/match.ts";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { Words } from "#core/i18n/en/start.ts";
import { sayScores } from "#core/i18n/say-score.ts";
import { useAllWords } from "#web/i18n/all-words.ts";

/** Who won and how that is known; or that the service does not say. */
export function OutcomeInWords({ detail }: { readonly detail: MatchDetail }) {
  const words = useAllWords();
  const { match } = detail;
  const sentences = [sayOutcome(detail, words)];
  if (match.stateBy === "taken-as-ended") sentences.push(sayTakenAsEnded(detail, words));
  return sentences.join(" ");
}

function sayOutcome({ match }: MatchDetail, words: Words): string {
  const { result, decidedBy } = words.match;
  const { winner, by, draw } = match.outcome;
  if (draw) return result.draw;
  const slot = winner === null ? undefined : match.slots[winner];
  if (slot?.contestant === undefined || slot.contestant === null) {
    return result.unknown(sayScores(words, match.slots));
  }
  const { name } = slot.contestant;
  if (by === null) return result.won(name);
  return decidedBy[by]({ name, score: slot.score ?? 0, bestOf: match.bestOf ?? 1 });
}

function sayTakenAsEnded({ match, changedAt }: MatchDetail, words: Words): string {
  const lastSeen = Date.parse(match.lastSeen);
  const sinceStart = match.start === null ? 0 : lastSeen - Date.parse(match.start);
  return words.match.result.takenAsEnded(
    sayDuration(sinceStart, words),
    sayDuration(lastSeen - Date.parse(changedAt), words),
  );
}

function sayDuration(milliseconds: number, { match: { time } }: Words): string {
  return milliseconds < HOUR
    ? time.minutes(Math.floor(milliseconds / MINUTE))
    : time.hours(Math.floor(milliseconds / HOUR));
}
