import type { ReactNode } from "react";
import type { MatchDetail, MatchView } from "#core/contract/match.ts";
import { useDeskMarks } from "#web/api/app-data-provider.tsx";
import { useVenue } from "#web/api/venue.ts";
import { StatusLabel } from "#web/components/status-label.tsx";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { describeStart } from "#web/features/matches/rows/describe-start.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { OutcomeInWords } from "./outcome-description.tsx";
import { CameFrom, GoesTo, hasOrigin } from "./match-origins.tsx";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { Messages } from "#core/i18n/en/start.ts";
import styles from "./match-panel.module.css";

interface MatchFactsProps {
  readonly detail: MatchDetail;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** What is derived of a match and how, where its contestants come from and go to. */
export function MatchDerivation({ detail, now }: MatchFactsProps) {
  const messages = useAllMessages();
  const venue = useVenue();
  const { conflict, unexpectedLock } = useDeskMarks();
  const { match, firstSeen, changedAt } = detail;
  const { panel, state, stateBy, mark, conflictWhy, lockWhy, why, time, rowAbsence } =
    messages.match;
  const { reason } = messages.unresolved;
  const when = match.state === "ended" ? null : describeStart(match, { now, venue, messages });
  const absence = formatAbsence(match, venue, messages);
  return (
    <dl className={styles["facts"]}>
      {conflict.includes(match.key) && (
        <Fact name={<StatusLabel tone="conflict">{mark.conflict}</StatusLabel>}>{conflictWhy}</Fact>
      )}
      {unexpectedLock.includes(match.key) && (
        <Fact name={<StatusLabel tone="warn">{mark.locked}</StatusLabel>}>{lockWhy}</Fact>
      )}
      <Fact name={panel.status}>
        {isLiveAndListed(match) ? (
          <StatusLabel tone="live">{mark.live}</StatusLabel>
        ) : (
          state[match.state]
        )}
        {when !== null && when.kind !== "day" && ` ${when.long}`}
        <span className={styles["why"]}>
          {" "}
          · {why}: {stateBy[match.stateBy]}
        </span>
      </Fact>
      {absence !== null && <Fact name="">{absence}</Fact>}
      {match.unresolved !== null && match.unresolved !== "withdrawn" && (
        <Fact name="">
          {rowAbsence.notPlayed}: {reason[match.unresolved]}
        </Fact>
      )}
      {match.state === "ended" && (
        <Fact name={panel.result}>
          <OutcomeInWords detail={detail} />
        </Fact>
      )}
      <Fact name={panel.start}>{match.start === null ? time.unknown : sayMoment(match.start)}</Fact>
      {hasOrigin(match) && (
        <Fact name={panel.cameFrom}>
          <CameFrom match={match} />
        </Fact>
      )}
      {(match.winnerTo !== null || match.loserTo !== null) && (
        <Fact name={panel.goesTo}>
          <GoesTo match={match} />
        </Fact>
      )}
      {detail.metBefore.length === 0 && match.slots.length === 2 && (
        <Fact name={panel.metBefore}>{panel.never}</Fact>
      )}
      <Fact name={panel.seen}>{panel.seenValue(sayMoment(firstSeen), sayMoment(changedAt))}</Fact>
    </dl>
  );

  // The calendar's day: "Fri, 02:15" of an event day would name the wrong night.
  function sayMoment(iso: string): string {
    return venue.when(Date.parse(iso));
  }
}

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles["fact"]}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Why a match is not fresh, or null when it is. */
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
    case "no-start-yet":
      return absence[match.absence];
  }
}
