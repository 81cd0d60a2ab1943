import type { ReactNode } from "react";
import type { MatchDetail, MatchView } from "#core/contract/match.ts";
import { isRanking } from "#core/lib/contest.ts";
import { majorityOf } from "#core/match/wins-needed.ts";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import { useVenueFormat } from "#web/api/venue.ts";
import type { Messages } from "#core/i18n/en/pages.ts";
import { Fact } from "#web/kit/facts/facts.tsx";
import { StationSign } from "#web/kit/station-sign.tsx";
import { MatchLink } from "#web/kit/match-link.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { formatMoment } from "#web/kit/match/format-moment.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { formatMinutes } from "#core/lib/format-minutes.ts";
import { MINUTE } from "#core/lib/time.ts";
import { formatScoreList, formatScores } from "#core/i18n/format-score.ts";

interface MatchDetailsProps {
  readonly match: MatchView;
  readonly detail: MatchDetail | undefined;
  /** Further rows after the station; empty for none. */
  readonly more?: ReactNode;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Rows for staff, who see the station among them; empty for viewers. */
  readonly staff: ReactNode;
}

/** Result, start, best-of and station of a match, and since when it has been watched. */
export function MatchDetails({ match, detail, now, more, staff }: MatchDetailsProps) {
  const messages = useMessages("common");
  const page = useMessages("matchPage");
  const venue = useVenueFormat();
  const isStaff = useIsStaff();
  const { panel, time, rowAbsence } = messages.match;
  const absence = formatAbsence(match, venue, messages);
  const sums = match.slots.flatMap(({ aggregate }) => aggregate ?? []);
  const moment = (iso: string): string => formatMoment(Date.parse(iso), now, venue);
  return (
    <dl>
      {absence !== null && <Fact name={panel.status}>{absence}</Fact>}
      {match.unresolved !== null && match.unresolved !== "withdrawn" && (
        <Fact name={panel.status}>
          {rowAbsence.notPlayed}: {messages.unresolved.reason[match.unresolved]}
        </Fact>
      )}
      <Fact name={panel.start}>
        {match.moved !== null && (
          <>
            <s>{moment(match.moved.from)}</s>{" "}
          </>
        )}
        {match.start === null ? time.unknown : moment(match.start)}
      </Fact>
      {match.bestOf !== null && match.bestOf > 1 && !isRanking(match) && (
        <Fact name={page.facts.bestOf}>
          {page.facts.bestOfValue(match.bestOf, majorityOf(match.bestOf))}
        </Fact>
      )}
      {match.station !== null && !isStaff && (
        <Fact name={messages.match.station}>
          <StationSign station={match.station} />
        </Fact>
      )}
      {staff}
      {match.part !== undefined && (
        <Fact name={page.facts.parts[match.part.kind ?? "unknown"]}>
          {sums.length > 0 && <p>{sums.join("–")}</p>}
          {match.part.matches.map(({ match: key, code, scores }) => (
            <p key={key}>
              <MatchLink match={{ key }}>{code ?? messages.match.label}</MatchLink>{" "}
              {scores.some((score) => score !== null) &&
                formatScoreList(messages.match.disqualified, scores)}
            </p>
          ))}
        </Fact>
      )}
      {match.state === "ended" && detail !== undefined && (
        <Fact name={panel.result}>{describeOutcome(detail, messages)}</Fact>
      )}
      {more}
      {detail !== undefined && (
        <Fact name={panel.seen}>
          {panel.seenValue(moment(detail.firstSeen), moment(detail.changedAt))}
        </Fact>
      )}
    </dl>
  );
}

/** Formats why a match is not in the latest lists; `null` if it is. */
function formatAbsence(match: MatchView, venue: VenueFormat, messages: Messages): string | null {
  const { absence } = messages.match;
  const lastSeen = venue.when(Date.parse(match.lastSeen));
  switch (match.absence) {
    case null:
      return null;
    case "last-seen":
      return absence["last-seen"](lastSeen);
    case "before-watching":
      return absence["before-watching"](lastSeen);
    case "withdrawn":
    case "beyond-the-list":
    case "not-listed":
    case "continues":
    case "no-start-yet":
      return absence[match.absence];
  }
}

/** Describes the winner of a match and how it was derived, or that the service names none. */
function describeOutcome(detail: MatchDetail, messages: Messages): string {
  const { match } = detail;
  // An end that is only assumed is no result: it may have been interrupted.
  if (match.stateBy === "taken-as-ended") return describeAssumedEnd(detail, messages);
  const { result, decidedBy } = messages.match;
  const { winner, by, draw } = match.outcome;
  if (draw) return isRanking(match) ? result.sharedFirst : result.draw;
  // Both of a pair win, see docs/domain.md#doubles.
  const pair = match.slots.filter((one) => winner === null && one.result === "winner");
  if (pair.length > 0) {
    return result.won(pair.flatMap(({ contestant }) => contestant?.name ?? []).join(" + "));
  }
  const slot = winner === null ? undefined : match.slots[winner];
  if (slot?.contestant === undefined || slot.contestant === null) {
    return result.unknown(formatScores(messages, match.slots));
  }
  const { name } = slot.contestant;
  if (by === null) return result.won(name);
  const gamesWon = slot.aggregate ?? 0;
  if (gamesWon > 1 && isLastOfWonSeries(match, gamesWon)) {
    return decidedBy.clinched({ name, score: gamesWon, bestOf: match.part?.matches.length ?? 1 });
  }
  return decidedBy[by]({ name, score: slot.score ?? 0, bestOf: match.bestOf ?? 1 });
}

/** Returns whether a match is the last game that was played of a series with this many games won. */
function isLastOfWonSeries({ key, part }: MatchView, gamesWon: number): boolean {
  if (part?.kind !== "series" || gamesWon * 2 <= part.matches.length) return false;
  return (
    part.matches.findLast(({ scores }) => scores.some((score) => score !== null))?.match === key
  );
}

function describeAssumedEnd({ match, changedAt }: MatchDetail, messages: Messages): string {
  const lastSeen = Date.parse(match.lastSeen);
  const sinceStart = match.start === null ? 0 : lastSeen - Date.parse(match.start);
  return messages.match.result.takenAsEnded(
    formatMinutes(Math.floor(sinceStart / MINUTE)),
    formatMinutes(Math.floor((lastSeen - Date.parse(changedAt)) / MINUTE)),
  );
}
