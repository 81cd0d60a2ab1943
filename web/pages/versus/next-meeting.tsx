import type { MatchView } from "#core/contract/match.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useStakes } from "#web/features/matches/panel/use-stakes.ts";
import { describeStart, formatStart } from "#web/kit/match/describe-start.ts";
import { MatchBand } from "#web/kit/match/match-band.tsx";
import { Text } from "#web/kit/text.tsx";
import { MatchLink } from "#web/kit/match-link.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";

interface NextMeetingProps {
  readonly match: MatchView;
  /** Key of the left contestant. */
  readonly first: string;
}

/** The match that two contestants play now or next against each other, and what it decides. */
export function NextMeeting({ match, first }: NextMeetingProps) {
  const messages = useMessages("common");
  const { versus } = useMessages("matchPage");
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const { stakes } = useStakes(match, undefined);
  const described = describeStart(match, { now, venue, messages });
  const winnerLines = new Set(stakes.map(({ lines }) => lines[0]?.text ?? ""));
  const [forWinner = ""] = winnerLines;
  return (
    <MatchBand
      match={match}
      label={match.state === "live" ? versus.meetNow : versus.meetNext}
      round={match.round === null ? match.code : messages.match.roundName(match.round.name).medium}
      facts={[match.code ?? "", match.bestOf === null ? "" : messages.match.bestOf(match.bestOf)]
        .filter((fact) => fact !== "")
        .join(" · ")}
      when={described === null || described.kind === "day" ? "" : formatStart(described, messages)}
      isLate={described?.kind === "late"}
      first={first}
    >
      {winnerLines.size === 1 && forWinner !== "" && (
        <p>
          <Text as="b" tone="plain">
            {versus.forWinner}
          </Text>{" "}
          {forWinner}
        </p>
      )}
      <MatchLink match={match} className="text-control tone-plain">
        {versus.showMatch}
      </MatchLink>
    </MatchBand>
  );
}
