import type { MatchView } from "#core/contract/match.ts";
import { useStakes } from "#web/features/matches/panel/use-stakes.ts";
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
  const { versus } = useMessages("matchPage");
  const { stakes } = useStakes(match, undefined);
  const winnerLines = new Set(stakes.map(({ lines }) => lines[0]?.text ?? ""));
  const [forWinner = ""] = winnerLines;
  return (
    <MatchBand
      match={match}
      label={match.state === "live" ? versus.meetNow : versus.meetNext}
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
