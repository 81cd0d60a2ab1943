import type { MatchDetail } from "#core/contract/match.ts";
import { isRanking } from "#core/lib/contest.ts";
import { formatMinutes } from "#core/lib/format-minutes.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { Messages } from "#core/i18n/en/pages.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { formatScores } from "#core/i18n/format-score.ts";

/** Winner of a match and how it was derived, or that the service names none. */
export function OutcomeDescription({ detail }: { readonly detail: MatchDetail }) {
  const messages = useMessages("common");
  const { match } = detail;
  const sentences = [describeOutcome(detail, messages)];
  if (match.stateBy === "taken-as-ended") sentences.push(describeAssumedEnd(detail, messages));
  return sentences.join(" ");
}

function describeOutcome({ match }: MatchDetail, messages: Messages): string {
  const { result, decidedBy } = messages.match;
  const { winner, by, draw } = match.outcome;
  if (draw) return isRanking(match) ? result.sharedFirst : result.draw;
  const slot = winner === null ? undefined : match.slots[winner];
  if (slot?.contestant === undefined || slot.contestant === null) {
    return result.unknown(formatScores(messages, match.slots));
  }
  const { name } = slot.contestant;
  if (by === null) return result.won(name);
  return decidedBy[by]({ name, score: slot.score ?? 0, bestOf: match.bestOf ?? 1 });
}

function describeAssumedEnd({ match, changedAt }: MatchDetail, messages: Messages): string {
  const lastSeen = Date.parse(match.lastSeen);
  const sinceStart = match.start === null ? 0 : lastSeen - Date.parse(match.start);
  return messages.match.result.takenAsEnded(
    formatMinutes(Math.floor(sinceStart / MINUTE)),
    formatMinutes(Math.floor((lastSeen - Date.parse(changedAt)) / MINUTE)),
  );
}
