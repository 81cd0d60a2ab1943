import type { MatchView } from "#core/contract/match.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { useIsStaff, useStaffFlags } from "#web/api/app-data-provider.tsx";
import { useVenueFormat } from "#web/api/venue.ts";
import { Text } from "#web/kit/text.tsx";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { describeStart, formatStart } from "#web/kit/match/describe-start.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { formatMoment } from "#web/kit/match/format-moment.ts";

interface StateLineProps {
  readonly match: MatchView;
  /** When the match changed last; absent until its details are loaded. */
  readonly changedAt?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Labels of the state of a match, and how long it has been played or until it starts. */
export function StateLabels({ match, now }: Pick<StateLineProps, "match" | "now">) {
  const messages = useMessages("common");
  const venue = useVenueFormat();
  const { conflict, unexpectedLock } = useStaffFlags();
  const { mark, state } = messages.match;
  const described = match.state === "ended" ? null : describeStart(match, { now, venue, messages });
  return (
    <>
      {conflict.includes(match.key) && <StatusLabel tone="conflict">{mark.conflict}</StatusLabel>}{" "}
      {unexpectedLock.includes(match.key) && <StatusLabel tone="warn">{mark.locked}</StatusLabel>}{" "}
      {isLiveAndListed(match) ? (
        <StatusLabel tone="live">{mark.live}</StatusLabel>
      ) : (
        <Text as="strong" tone="plain">
          {state[match.state]}
        </Text>
      )}{" "}
      {described !== null && described.kind !== "day" && (
        <Text as="strong" tone="plain">
          {formatStart(described, messages)}
        </Text>
      )}
    </>
  );
}

/** How old the state of a match is; for staff also why it has its state and its flags. */
export function StateReason({ match, changedAt, now }: StateLineProps) {
  const messages = useMessages("common");
  const page = useMessages("matchPage");
  const venue = useVenueFormat();
  const { conflict, unexpectedLock } = useStaffFlags();
  const isStaff = useIsStaff();
  const { conflictWhy, lockWhy, mark, stateBy } = messages.match;
  const moment = (iso: string): string => formatMoment(Date.parse(iso), now, venue);
  const sentences = [
    conflict.includes(match.key) ? `${mark.conflict}: ${conflictWhy}.` : "",
    unexpectedLock.includes(match.key) ? `${mark.locked}: ${lockWhy}.` : "",
    isStaff ? page.why(stateBy[match.stateBy]) : "",
    changedAt === undefined ? "" : page.lastChange(moment(changedAt)),
    match.absence === null ? page.lastPoll(moment(match.lastSeen)) : "",
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}
