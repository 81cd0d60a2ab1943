import { isRanking, rankSlots } from "#core/lib/contest.ts";
import type { NowPageLists } from "#core/paths/initial-data.ts";
import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import { escapeHtml } from "#server/http/html.ts";

/** Matches that fit on a phone without scrolling. */
const MAX_MATCHES = 8;
/** Contestants named per match. */
const MAX_NAMES = 4;

/**
 * Renders the contestants of live matches, or of upcoming ones if none is live, as plain HTML that
 * is shown until the scripts have run. Names only, because the rest of a row depends on the
 * viewer's language and time zone.
 */
export function initialMatchesHtml({ live, upcoming }: NowPageLists): string {
  const next = upcoming.matches.filter(({ unresolved }) => unresolved === null);
  const matches = live.matches.length > 0 ? live.matches : next;
  return `<ol class="first-lines">${matches.slice(0, MAX_MATCHES).map(line).join("")}</ol>`;
}

/** Renders one name per line: two for a duel, up to four for a ranking. */
function line(match: MatchView): string {
  const slots = isRanking(match) ? rankSlots(match).map(({ slot }) => slot) : match.slots;
  return `<li>${slots.slice(0, MAX_NAMES).map(name).join("<br>")}</li>`;
}

function name({ contestant }: MatchSlotView): string {
  return contestant === null ? "" : `<bdi>${escapeHtml(contestant.name)}</bdi>`;
}
