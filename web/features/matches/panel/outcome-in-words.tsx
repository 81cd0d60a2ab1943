import type { MatchDetail } from "#core/contract/match.ts";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { Messages } from "#core/i18n/en/start.ts";
import { formatScores } from "#core/i18n/format-score.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";

/** Who won and how that is known; or that the service does not say. */
export function OutcomeInWords({ detail }: { readonly detail: MatchDetail }) {
  const messages = useAllMessages();
  const { match } = detail;
  const sentences = [sayOutcome(detail, messages)];
  if (match.stateBy === "taken-as-ended") sentences.push(sayTakenAsEnded(detail, messages));
  return sentences.join(" ");
}

function sayOutcome({ match }: MatchDetail, messages: Messages): string {
  const { result } = messages.match;
  const { winner, by, draw } = match.outcome;
  if (draw) return result.draw;
  const slot = winner === null ? undefined : match.slots[winner];
  if (slot?.contestant === undefined || slot.contestant === null) {
    return result.unknown(formatScores(messages, match.slots));
  }
  const { name } = slot.contestant;
  switch (by) {
    case "advanced":
      return result.advanced(name);
    case "clinched":
      return `${result.won(name)}. ${result.clinched(slot.score ?? 0, match.bestOf ?? 1)}.`;
    case "led":
      return `${result.won(name)}. ${result.led}.`;
    case "bye":
      return result.bye;
    case "taken-as-ended":
    case null:
      return result.won(name);
  }
}

function sayTakenAsEnded({ match, changedAt }: MatchDetail, messages: Messages): string {
  const lastSeen = Date.parse(match.lastSeen);
  const sinceStart = match.start === null ? 0 : lastSeen - Date.parse(match.start);
  return messages.match.result.takenAsEnded(
    sayDuration(sinceStart, messages),
    sayDuration(lastSeen - Date.parse(changedAt), messages),
  );
}

function sayDuration(milliseconds: number, { match: { time } }: Messages): string {
  return milliseconds < HOUR
    ? time.minutes(Math.floor(milliseconds / MINUTE))
    : time.hours(Math.floor(milliseconds / HOUR));
}
