import type { MatchView } from "#core/contract/match.ts";
import type { Clash } from "#core/schedule/clashes.ts";
import { getStart } from "#core/schedule/timed-match.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { createSides } from "#core/side/sides.ts";
import type { PageMessages } from "#core/i18n/en/index.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useFindMovedFrom } from "./match-time.tsx";

export interface MatchPlan {
  readonly clash: Clash | null;
  /** For staff only. */
  readonly isConflict: boolean;
  /** Usual end in milliseconds; `null` unless the match has taken longer. */
  readonly usualEnd: number | null;
}

/**
 * Returns a function that describes a match for screen readers: "LBR2-1, Aino 4, Bo 0, 14:00, live,
 * Conflict".
 */
export function useDescribeMatch(): (match: MatchView, facts: MatchPlan) => string {
  const messages = useMessages("common");
  const texts = useMessages("schedule");
  const venue = useVenueFormat();
  const findMovedFrom = useFindMovedFrom();
  return (match, { clash, isConflict, usualEnd }) => {
    const start = getStart(match);
    const movedFrom = findMovedFrom(match);
    const sides = createSides(match, messages).map(({ name, score }) => `${name} ${score}`.trim());
    const { time, mark } = messages.match;
    return [
      match.code,
      ...sides,
      start === null ? time.unknown : venue.time(start),
      movedFrom !== null && `${time.movedFrom} ${venue.time(movedFrom)}`,
      match.expected !== null && `${time.expected} ${venue.time(Date.parse(match.expected))}`,
      describeState(match, messages),
      usualEnd !== null && texts.usualEnd(venue.time(usualEnd)),
      clash !== null && `${texts.clash[clash.kind]} ${clash.name}`,
      isConflict && mark.conflict,
    ]
      .filter((part) => part !== null && part !== false && part !== "")
      .join(", ");
  };
}

function describeState(
  { state, stateBy }: MatchView,
  { bracket: { says }, match: { mark } }: PageMessages["common"],
): string {
  switch (state) {
    case "live":
      return says.live;
    case "ended":
      return says.ended;
    case "upcoming":
      return stateBy === "not-started" ? mark.notStarted : says.upcoming("");
  }
}
