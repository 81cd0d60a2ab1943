import type { MatchView } from "#core/contract/match.ts";
import type { GroupScenarios } from "#core/model/scenarios.ts";
import type { StandingsMessages } from "#core/i18n/en/standings.ts";
import { groupBy } from "#core/lib/collections.ts";
import { compareNullable } from "#core/lib/compare.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";

/** Most matches that are named. */
const MAX_NAMED = 6;

interface OpenMatchesInput {
  /** Matches of the group, of any state. */
  readonly matches: readonly MatchView[];
  /** Proven open matches, listed or not; `null` if not proven. */
  readonly left: GroupScenarios["left"] | null;
  readonly venue: VenueFormat;
}

/**
 * Describes the matches of a group that are left: those that are live or start next by name, later
 * ones by number. "Wed 20:00: Poland – Argentina, Saudi Arabia – Mexico, 2 matches later".
 *
 * @returns "" if none is left.
 */
export function describeOpenMatches(
  { matches, left, venue }: OpenMatchesInput,
  messages: StandingsMessages["openMatches"],
): string {
  const open = matches.filter(
    (match) => match.state !== "ended" && match.unresolved === null && match.slots.length > 0,
  );
  const unlisted = left?.filter(({ match }) => match === null).length ?? 0;
  const [next] = groupBy(open.toSorted(byStart), (match) => describeStart(match, venue, messages));
  if (next === undefined) return unlisted === 0 ? "" : messages.later(unlisted);
  const [start, first] = next;
  const later = open.length - first.length + unlisted;
  const names =
    first.length > MAX_NAMED ? [messages.count(first.length)] : first.map(nameContestants);
  const parts = [...names, ...(later > 0 ? [messages.later(later)] : [])].join(", ");
  return start === "" ? parts : `${start}: ${parts}`;
}

function byStart(a: MatchView, b: MatchView): number {
  return (
    Number(isLiveAndListed(b)) - Number(isLiveAndListed(a)) ||
    compareNullable(startOf(a), startOf(b))
  );
}

function startOf({ start }: MatchView): number | null {
  return start === null ? null : Date.parse(start);
}

function describeStart(
  match: MatchView,
  venue: VenueFormat,
  messages: StandingsMessages["openMatches"],
): string {
  if (isLiveAndListed(match)) return messages.live;
  if (match.startDate !== undefined) return venue.day(match.startDate);
  const start = startOf(match);
  return start === null ? "" : venue.when(start);
}

/** Returns the names of both contestants; the code of a match of more, whose names fill lines. */
function nameContestants({ slots, code }: MatchView): string {
  if (slots.length > 2 && code !== null) return code;
  return slots
    .map(({ contestant }) => (contestant === null ? "?" : wrapInBidiIsolate(contestant.name)))
    .join(" – ");
}
