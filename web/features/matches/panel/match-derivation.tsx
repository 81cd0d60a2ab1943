import type { MatchDetail, MatchView } from "#core/contract/match.ts";
import { useStaffFlags } from "#web/api/app-data-provider.tsx";
import { useVenueFormat } from "#web/api/venue.ts";
import { StatusLabel } from "#web/components/status-label.tsx";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { describeStart } from "#web/features/matches/rows/describe-start.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { DetailRow } from "./detail-row.tsx";
import { MatchStakes } from "./match-stakes.tsx";
import { OutcomeDescription } from "./outcome-description.tsx";
import { SlotSources, NextMatches, hasNonSeedSource } from "./match-origins.tsx";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { Messages } from "#core/i18n/en/start.ts";
import styles from "./match-panel.module.css";

interface MatchDerivationProps {
  readonly detail: MatchDetail;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** State, result and start of a match with how they were derived; its feeders and next matches. */
export function MatchDerivation({ detail, now }: MatchDerivationProps) {
  const messages = useAllMessages();
  const venue = useVenueFormat();
  const { conflict, unexpectedLock } = useStaffFlags();
  const { match, firstSeen, changedAt } = detail;
  const { panel, state, stateBy, mark, conflictWhy, lockWhy, why, time, rowAbsence } =
    messages.match;
  const { reason } = messages.unresolved;
  const when = match.state === "ended" ? null : describeStart(match, { now, venue, messages });
  const absence = formatAbsence(match, venue, messages);
  return (
    <dl className={styles["facts"]}>
      {conflict.includes(match.key) && (
        <DetailRow name={<StatusLabel tone="conflict">{mark.conflict}</StatusLabel>}>
          {conflictWhy}
        </DetailRow>
      )}
      {unexpectedLock.includes(match.key) && (
        <DetailRow name={<StatusLabel tone="warn">{mark.locked}</StatusLabel>}>{lockWhy}</DetailRow>
      )}
      <DetailRow name={panel.status}>
        {isLiveAndListed(match) ? (
          <StatusLabel tone="live">{mark.live}</StatusLabel>
        ) : (
          state[match.state]
        )}
        {when !== null && when.kind !== "day" && ` ${when.long}`}
        <span className={styles["reason"]}>
          {" "}
          · {why}: {stateBy[match.stateBy]}
        </span>
      </DetailRow>
      {absence !== null && <DetailRow name="">{absence}</DetailRow>}
      {match.unresolved !== null && match.unresolved !== "withdrawn" && (
        <DetailRow name="">
          {rowAbsence.notPlayed}: {reason[match.unresolved]}
        </DetailRow>
      )}
      {match.state === "ended" && (
        <DetailRow name={panel.result}>
          <OutcomeDescription detail={detail} />
        </DetailRow>
      )}
      <DetailRow name={panel.start}>
        {match.start === null ? time.unknown : formatTime(match.start)}
      </DetailRow>
      {hasNonSeedSource(match) && (
        <DetailRow name={panel.cameFrom}>
          <SlotSources match={match} />
        </DetailRow>
      )}
      {(match.winnerTo !== null || match.loserTo !== null) && (
        <DetailRow name={panel.goesTo}>
          <NextMatches match={match} />
        </DetailRow>
      )}
      {detail.stakes !== null && <MatchStakes stakes={detail.stakes} />}
      {detail.metBefore.length === 0 && match.slots.length === 2 && (
        <DetailRow name={panel.metBefore}>{panel.never}</DetailRow>
      )}
      <DetailRow name={panel.seen}>
        {panel.seenValue(formatTime(firstSeen), formatTime(changedAt))}
      </DetailRow>
    </dl>
  );

  // With the calendar day: with the event day, "Fri, 02:15" would name the wrong night.
  function formatTime(iso: string): string {
    return venue.when(Date.parse(iso));
  }
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
