import { useParams } from "#web/routing/routing.tsx";
import type { ContestantDetail } from "#core/contract/contestant.ts";
import type { MatchView } from "#core/contract/match.ts";
import { findSharedTournament } from "#core/contestants/road.ts";
import { isNotFound } from "#web/api/api-error.ts";
import { useContestant } from "#web/api/contestant.ts";
import { LoadingState } from "#web/kit/loading-state.tsx";
import { ContestantComparison } from "#web/features/matches/comparison/comparison.tsx";
import { compareContestants } from "#web/features/matches/comparison/use-comparison.ts";
import { MissingPage } from "#web/features/palette/missing-page.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { VersusHeader } from "./versus-header.tsx";
import styles from "./versus-page.module.css";
import { useStakes } from "#web/features/matches/panel/use-stakes.ts";
import { MatchBand } from "#web/kit/match/match-band.tsx";
import { Text } from "#web/kit/text.tsx";
import { MatchLink } from "#web/kit/match-link.tsx";

/** Page of two contestants: their next match and the comparison. */
export function VersusPage() {
  const { missing } = useMessages("contestant");
  const { a, b } = useParams({ from: "/versus/$a/$b" });
  const left = useContestant(a);
  const right = useContestant(b);
  if (left.data !== undefined && right.data !== undefined) {
    return <LoadedVersus key={`${a} ${b}`} left={left.data} right={right.data} />;
  }
  const error = left.error ?? right.error;
  if (isNotFound(error)) return <MissingPage text={missing} />;
  return (
    <div className={styles["page"]}>
      <LoadingState error={error} />
    </div>
  );
}

interface LoadedVersusProps {
  readonly left: ContestantDetail;
  readonly right: ContestantDetail;
}

function LoadedVersus({ left, right }: LoadedVersusProps) {
  const messages = useFirstPageMessages();
  const { title, record, versus } = useMessages("matchPage");
  const { scores } = usePreferences();
  const keys = [left.contestant.key, right.contestant.key] as const;
  const meetings = left.matches.filter(
    ({ slots }) => slots.length === 2 && slots.some((slot) => slot.contestant?.key === keys[1]),
  );
  const next = meetings.find(({ state, unresolved }) => state !== "ended" && unresolved === null);
  const past = meetings.filter(({ key }) => key !== next?.key);
  const tournament = findSharedTournament(left.matches, right.matches);
  const comparison = compareContestants(
    [
      { ...left.contestant, matches: left.matches },
      { ...right.contestant, matches: right.matches },
    ],
    tournament,
  );
  return (
    <div className={styles["page"]}>
      <title>{`${title(left.contestant.name, right.contestant.name)} · ${messages.product}`}</title>
      <VersusHeader
        left={left}
        right={right}
        meetings={meetings}
        tournament={tournament}
        hasMet={past.length > 0}
      />
      {next !== undefined && <NextMeeting match={next} first={keys[0]} />}
      {scores === "hidden" ? (
        <Text as="p" tone="soft">
          {messages.match.result.hidden}
        </Text>
      ) : (
        <ContestantComparison
          {...comparison}
          meetings={past.toReversed()}
          neverMet={record.neverMet}
          roadTitle={tournament === null ? versus.inLastTournaments : versus.inTournament}
        />
      )}
    </div>
  );
}

interface NextMeetingProps {
  readonly match: MatchView;
  /** Key of the left contestant. */
  readonly first: string;
}

/** The match that two contestants play now or next against each other, and what it decides. */
function NextMeeting({ match, first }: NextMeetingProps) {
  const { versus } = useMessages("matchPage");
  const { words } = useMessages("common");
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
        {words.showMatch}
      </MatchLink>
    </MatchBand>
  );
}
