import { isRanking, rankSlots } from "#core/lib/contest.ts";
import type { InitialData } from "#core/paths/initial-data.ts";
import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import { escapeHtml } from "#server/http/html.ts";

/** As many as a phone shows before anybody scrolls. */
const SHOWN = 8;
/** Contestants of a ranking that a row names. */
const LINES = 4;

/**
 * Who plays, or comes next where nobody does, as the page shows it until its scripts have run: names
 * alone, for what else stands in a row is said in the reader's language and zone.
 */
export function initialMatchesHtml({ live, upcoming }: InitialData["lists"]): string {
  const next = upcoming.matches.filter(({ unresolved }) => unresolved === null);
  const matches = live.matches.length > 0 ? live.matches : next;
  return `<ol class="first-lines">${matches.slice(0, SHOWN).map(line).join("")}</ol>`;
}

/** A duel takes two lines, a ranking as many as its row will. */
function line(match: MatchView): string {
  const slots = isRanking(match) ? rankSlots(match).map(({ slot }) => slot) : match.slots;
  return `<li>${slots.slice(0, LINES).map(name).join("<br>")}</li>`;
}

function name({ contestant }: MatchSlotView): string {
  return contestant === null ? "" : `<bdi>${escapeHtml(contestant.name)}</bdi>`;
}
