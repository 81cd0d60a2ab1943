import type { MatchView } from "#core/contract/match.ts";
import { isRanking } from "#core/lib/contest.ts";
import { MINUTE } from "#core/lib/time.ts";
import { getStart } from "#core/schedule/timed-match.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { findPreviousStart } from "#web/kit/match/describe-start.ts";
import { Text } from "#web/kit/text.tsx";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";

/** Start of a match: "14:15", or the old one struck out before the new one or the estimate. */
export function MatchTime({ match }: { readonly match: MatchView }) {
  const venue = useVenueFormat();
  const { match: texts } = useFirstPageMessages();
  const findMovedFrom = useFindMovedFrom();
  const start = getStart(match);
  const expected = match.expected === null ? null : Date.parse(match.expected);
  const movedFrom = findMovedFrom(match);
  const old = expected === null ? movedFrom : start;
  return (
    <>
      {old !== null && <s>{venue.time(old)}</s>}
      {expected !== null && (
        <Text as="b" tone="warn">
          {" "}
          ≈ {venue.time(expected)}
        </Text>
      )}
      {expected === null &&
        start !== null &&
        (movedFrom === null ? (
          venue.time(start)
        ) : (
          <Text as="b" tone="plain">
            {" "}
            {venue.time(start)}
          </Text>
        ))}
      {isRanking(match) && <span> · {texts.ranked.of(match.slots.length)}</span>}
    </>
  );
}

/** Returns a function that returns when a match was to start on its day before a recent move. */
export function useFindMovedFrom(): (match: MatchView) => number | null {
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  return (match) => {
    const start = getStart(match);
    const previous = findPreviousStart(match, now);
    if (start === null || previous === null) return null;
    const at = Date.parse(previous);
    return venue.dayKey(at) === venue.dayKey(start) ? at : null;
  };
}
