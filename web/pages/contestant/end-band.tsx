import { Link } from "#web/routing/routing.tsx";
import { describeRankReason } from "#core/i18n/format-rank.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { Row } from "#web/kit/layout.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { findEntry, isUndecided, type RoadMatch, type RoadProps } from "./road.ts";

/** How the tournament ended for a contestant without a next match. */
export function EndBand({ contestant, road }: RoadProps) {
  const { band, list } = useMessages("contestant");
  const venue = useVenueFormat();
  const describeEnd = useDescribeEnd();
  const { scores } = usePreferences();
  const { site, slug } = road.tournament;
  const rank = findEntry(contestant, road)?.rank ?? null;
  const last = road.matches.findLast(({ match }) => match.state === "ended");
  const isOut = last?.result === "lost" && rank?.isDecided === true;
  const day = last?.match.start ?? null;
  const end = last === undefined ? "" : describeEnd(last, true);
  const parts = [
    isOut && day !== null && band.outSince(venue.shortDate(Date.parse(day))),
    end !== "" && `${end}.`,
    isOut && rank.to > 1 && placed(rank.from, rank.to),
  ].filter((part) => part !== false);
  if (scores === "hidden") return null;
  return (
    <Row as="section" wrap between className="line-around" aria-label={list.out}>
      <p>{parts.length === 0 ? band.none : parts.join(" ")}</p>
      {isOut && (
        <Link to="/tournaments/$site/$slug/ranking" params={{ site, slug }}>
          {band.seeWinner}
        </Link>
      )}
    </Row>
  );

  function placed(from: number, to: number): string {
    return from === to ? band.placedAt(to) : `${list.placed(from, to)}.`;
  }
}

/** Returns a function that describes the result of a match; "" if it is not known. */
export function useDescribeEnd(): (last: RoadMatch, hasScore: boolean) => string {
  const messages = useMessages("common");
  const ranking = useMessages("ranking");
  const venue = useVenueFormat();
  const { scores: preference } = usePreferences();
  const describe = (reason: Parameters<typeof describeRankReason>[0]): string =>
    describeRankReason(reason, ranking, messages, venue);
  return (step, hasScore) => {
    const { match, own, opponent, result } = step;
    const reasonMatch = {
      code: match.code,
      round: match.round?.name ?? null,
      state: match.state,
      start: match.start,
      result: own.result,
      opponent: opponent?.contestant ?? null,
      scores: hasScore && opponent !== null ? [own, opponent] : null,
    };
    if (match.slots.length > 2) {
      if (own.rank === null) return "";
      return describe({ type: "placed", match: reasonMatch, placement: own.rank });
    }
    const isUnknown = preference === "shown" && isUndecided(step);
    if (opponent === null || result === "drawn" || (result === null && !isUnknown)) return "";
    return describe({ type: result ?? "undecided", match: reasonMatch });
  };
}
