import { Link } from "#web/routing/routing.tsx";
import { useState } from "react";
import type { MatchView } from "#core/contract/match.ts";
import type { ContestantDetail } from "#core/contract/contestant.ts";
import { tournamentKeyOf } from "#core/contestants/road.ts";
import { formatState } from "#core/i18n/format-state.ts";
import { CopyLinkButton } from "#web/kit/copy.tsx";
import { Duel } from "#web/kit/match/duel.tsx";
import { Text } from "#web/kit/text.tsx";
import { SubjectHead } from "#web/features/page-title/subject-head.tsx";
import { ChooseOpponent } from "#web/features/opponent/choose-opponent.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import styles from "./versus-page.module.css";

interface VersusHeaderProps {
  readonly left: ContestantDetail;
  readonly right: ContestantDetail;
  /** Matches of the two against each other, oldest first. */
  readonly meetings: readonly MatchView[];
  /** `SITE/SLUG` of the last tournament of both; `null` if there is none. */
  readonly tournament: string | null;
  /** Whether a match against each other is behind them. */
  readonly hasMet: boolean;
}

/** Both contestants with the matches that each won against the other, and what can be done. */
export function VersusHeader({ left, right, meetings, tournament, hasMet }: VersusHeaderProps) {
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
