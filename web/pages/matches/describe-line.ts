import { useMemo } from "react";
import type { MatchView } from "#core/contract/match.ts";
import type { MatchesPageMessages } from "#core/i18n/en/matches.ts";
import type { Messages } from "#core/i18n/en/pages.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { majorityOf } from "#core/match/wins-needed.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { findPreviousStart } from "#web/kit/match/describe-start.ts";
import type { LineTexts } from "#web/kit/match/match-line.tsx";

/** Values on which the texts of a line depend. */
export interface LineContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly venue: VenueFormat;
  readonly messages: Messages;
  readonly page: MatchesPageMessages;
  /** Tournaments (`SITE/SLUG`) in which a match without a station is worth a remark. */
  readonly withStations: ReadonlySet<string>;
}

/** Returns a function that describes a line; the same one until a text may change. */
export function useDescribeLine(
  withStations: ReadonlySet<string>,
): (match: MatchView) => LineTexts {
  const messages = useMessages("common");
  const page = useMessages("matchesPage");
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  return useMemo(
    () => (match) => describeLine(match, { now, venue, messages, page, withStations }),
    [now, venue, messages, page, withStations],
  );
}

/** Describes the round or group of a match, and what the rest of its line does not show. */
export function describeLine(match: MatchView, context: LineContext): LineTexts {
  const { group, round } = match;
  const { messages } = context;
  const roundName = round === null ? "" : messages.match.roundName(round.name).medium;
  const part = group === null ? roundName : (group.name ?? messages.groupName(group.number));
  return { part, note: describeNote(match, context) };
}

function describeNote(match: MatchView, context: LineContext): string {
  switch (match.state) {
    case "upcoming":
      return describeUpcoming(match, context);
    case "live":
      return match.lastScoreAt === undefined
        ? ""
        : context.page.lastScore(context.venue.time(Date.parse(match.lastScoreAt)));
    case "ended":
      return describeEnded(match, context);
  }
}

function describeUpcoming(match: MatchView, { now, page, venue, withStations }: LineContext) {
  if (match.moved !== null && findPreviousStart(match, now) !== null) {
    return page.movedAt(venue.time(Date.parse(match.moved.at)));
  }
  const open = match.slots.filter(({ contestant }) => contestant === null);
  const codes = open.flatMap(({ source }) =>
    source.type === "winner" || source.type === "loser" ? [source.of.code] : [],
  );
  if (codes.length > 0) return page.waitsFor([...new Set(codes)].join(", "));
  const { site, slug } = match.tournament;
  const needsStation = open.length === 0 && match.station === null;
  return needsStation && withStations.has(`${site}/${slug}`) ? page.noStation : "";
}

function describeEnded({ bestOf, outcome, slots, stateBy }: MatchView, context: LineContext) {
  const { messages, page } = context;
  if (outcome.draw) return messages.match.result.draw;
  const score = outcome.winner === null ? null : (slots[outcome.winner]?.score ?? null);
  const isMajority = bestOf !== null && bestOf > 1 && score === majorityOf(bestOf);
  if (isMajority && slots.length === 2) return page.won(score, bestOf);
  return stateBy === "taken-as-ended" ? page.takenAsEnded : "";
}
