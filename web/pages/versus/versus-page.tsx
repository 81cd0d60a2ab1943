import { Link, useParams } from "#web/routing/routing.tsx";
import { useState } from "react";
import type { ContestantDetail } from "#core/contract/contestant.ts";
import type { MatchView } from "#core/contract/match.ts";
import { findSharedTournament, tournamentKeyOf } from "#core/contestants/road.ts";
import { formatState } from "#core/i18n/format-state.ts";
import { isNotFound } from "#web/api/api-error.ts";
import { useContestant } from "#web/api/contestant.ts";
import { CopyLinkButton } from "#web/kit/copy.tsx";
import { Duel } from "#web/kit/match/duel.tsx";
import { SubjectHead } from "#web/features/page-title/subject-head.tsx";
import { ChooseOpponent } from "#web/features/opponent/choose-opponent.tsx";
import { LoadingState } from "#web/kit/loading-state.tsx";
import { ContestantComparison } from "#web/features/matches/comparison/comparison.tsx";
import { compareContestants } from "#web/features/matches/comparison/use-comparison.ts";
import { MissingPage } from "#web/features/palette/missing-page.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
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

interface VersusHeaderProps extends LoadedVersusProps {
  /** Matches of the two against each other, oldest first. */
  readonly meetings: readonly MatchView[];
  /** `SITE/SLUG` of the last tournament of both; `null` if there is none. */
  readonly tournament: string | null;
  /** Whether a match against each other is behind them. */
  readonly hasMet: boolean;
}

/** Both contestants with the matches that each won against the other, and what can be done. */
function VersusHeader({ left, right, meetings, tournament, hasMet }: VersusHeaderProps) {
  const { match } = useMessages("common");
  const { record, title, versus } = useMessages("matchPage");
  const { scores } = usePreferences();
  const describe = useDescribeState(tournament);
  const [isChoosing, setChoosing] = useState(false);
  const shared = [...left.matches, ...right.matches].find(
    (each) => tournamentKeyOf(each) === tournament,
  );
  const [a, b] = [left.contestant.key, right.contestant.key];
  const name = title(left.contestant.name, right.contestant.name);
  const tally = left.contestant.opponents.find(({ opponent }) => opponent.key === b)?.record;
  const isTallied = tally !== undefined && hasMet && scores === "shown";
  const notes = [
    isTallied ? record.wins : "",
    isTallied && tally.drawn > 0 ? record.draws(tally.drawn) : "",
  ];
  return (
    <>
      <SubjectHead
        tournament={shared?.tournament ?? null}
        inBracket={meetings.findLast(({ bracket }) => bracket !== null)}
        path={
          <Text as="li" tone="plain" strong aria-current="page">
            {name}
          </Text>
        }
      >
        <Link to="/versus/$a/$b" params={{ a: b, b: a }} search={{ open: "" }}>
          {versus.swap}
        </Link>
        <CopyLinkButton />
        <button
          type="button"
          aria-expanded={isChoosing}
          onClick={() => {
            setChoosing(!isChoosing);
          }}
        >
          {versus.changeOpponent}
        </button>
      </SubjectHead>
      {isChoosing && <ChooseOpponent contestant={a} label={versus.changeOpponent} />}
      <h1 className="visually-hidden">{name}</h1>
      <header className={styles["header"]}>
        <Duel
          sides={[sideOf(left), sideOf(right)]}
          facts={[describe(left), describe(right)]}
          note={notes.filter((note) => note !== "").join(", ")}
        >
          {isTallied ? `${tally.won}–${tally.lost}` : <Text tone="faint">{match.versus}</Text>}
        </Duel>
      </header>
    </>
  );
}

function sideOf({ contestant: { key, name, country } }: ContestantDetail) {
  return { key, name, country, standing: undefined };
}

/** Returns a function that lists seed and state of a contestant in a tournament. */
function useDescribeState(tournament: string | null) {
  const { match } = useMessages("common");
  const ranking = useMessages("ranking");
  const contestantMessages = useMessages("contestant");
  const { scores } = usePreferences();
  return ({ contestant: { key, tournaments }, matches }: ContestantDetail): readonly string[] => {
    const own = matches.filter((each) => tournamentKeyOf(each) === tournament);
    const slots = own.flatMap((each) => each.slots.filter((slot) => slot.contestant?.key === key));
    const seed = slots.findLast((slot) => slot.seed !== null)?.seed ?? null;
    const rank =
      tournaments.find(({ site, slug }) => `${site}/${slug}` === tournament)?.rank ?? null;
    const hasNext = own.some(({ state, unresolved }) => state !== "ended" && unresolved === null);
    const hasBegun = own.some(({ state, stateBy }) => state !== "upcoming" && stateBy !== "bye");
    const isShown = hasBegun && scores === "shown";
    return [
      ...(seed === null ? [] : [match.seed(seed)]),
      ...(isShown ? formatState(rank, hasNext, contestantMessages, ranking) : []),
    ];
  };
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
