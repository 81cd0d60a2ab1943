import type { MatchView } from "#core/contract/match.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { useStaffFlags } from "#web/api/app-data-provider.tsx";
import { useVenueFormat } from "#web/api/venue.ts";
import { StatusLabel } from "#web/components/status-label.tsx";
import { describeStart } from "#web/features/matches/rows/describe-start.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { useMatchPageMessages } from "#web/i18n/match-page-messages.ts";
import { formatMoment } from "./format-moment.ts";
import styles from "./state-line.module.css";

interface StateLineProps {
  readonly match: MatchView;
  /** When the match changed last; absent until its details are loaded. */
  readonly changedAt?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** State of a match, how long it has been played, why it has this state, and how old that is. */
export function StateLine({ match, changedAt, now }: StateLineProps) {
  const messages = useAllMessages();
  const page = useMatchPageMessages();
  const venue = useVenueFormat();
  const { conflict, unexpectedLock } = useStaffFlags();
  const { mark, state, stateBy, conflictWhy, lockWhy } = messages.match;
  const when = formatWhen(now);
  return (
    <p className={styles["line"]}>
      {conflict.includes(match.key) && (
        <>
          <StatusLabel tone="conflict">{mark.conflict}</StatusLabel> {conflictWhy}{" "}
        </>
      )}
      {unexpectedLock.includes(match.key) && (
        <>
          <StatusLabel tone="warn">{mark.locked}</StatusLabel> {lockWhy}{" "}
        </>
      )}
      {isLiveAndListed(match) ? (
        <StatusLabel tone="live">{mark.live}</StatusLabel>
      ) : (
        <strong>{state[match.state]}</strong>
      )}{" "}
      {when !== "" && <strong>{when}</strong>}{" "}
      <span>
        {page.why(stateBy[match.stateBy])}
        {changedAt !== undefined &&
          ` ${page.lastChange(formatMoment(Date.parse(changedAt), now, venue))}`}
        {match.absence === null &&
          ` ${page.lastPoll(formatMoment(Date.parse(match.lastSeen), now, venue))}`}
      </span>
    </p>
  );

  /** "1 h 11" since the start of a live match, "in 28 min"; "" if there is nothing to add. */
  function formatWhen(at: number): string {
    if (match.state === "ended") return "";
    const described = describeStart(match, { now: at, venue, messages });
    return described === null || described.kind === "day" ? "" : described.long;
  }
}
