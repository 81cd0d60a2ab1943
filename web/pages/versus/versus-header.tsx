import { Link } from "#web/routing/routing.tsx";
import { type ReactNode, useState } from "react";
import type { ContestantDetail } from "#core/contract/contestant.ts";
import { tournamentKeyOf } from "#core/contestants/road.ts";
import { formatState } from "#core/i18n/format-state.ts";
import { CopyLinkButton } from "#web/kit/share-menu.tsx";
import { Duel } from "#web/kit/match/duel.tsx";
import { Text } from "#web/kit/text.tsx";
import { ChooseOpponent } from "#web/features/opponent/choose-opponent.tsx";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import crumb from "#web/features/matches/comparison/crumb.module.css";
import styles from "./versus-page.module.css";

interface VersusHeaderProps {
  readonly left: ContestantDetail;
  readonly right: ContestantDetail;
  /** `SITE/SLUG` of the last tournament of both; `null` if there is none. */
  readonly tournament: string | null;
  /** Whether a match against each other is behind them. */
  readonly hasMet: boolean;
}

/** Both contestants with the matches that each won against the other, and what can be done. */
export function VersusHeader({ left, right, tournament, hasMet }: VersusHeaderProps) {
  const { match } = useMessages("common");
  const { record, title } = useMessages("matchPage");
  const { scores } = usePreferences();
  const isPhone = useMediaQuery("(width < 720px)");
  const actions = <Actions a={left.contestant.key} b={right.contestant.key} />;
  const tally = left.contestant.opponents.find(
    ({ opponent }) => opponent.key === right.contestant.key,
  )?.record;
  const isTallied = tally !== undefined && hasMet && scores === "shown";
  const describe = useDescribeState(tournament);
  const notes = [
    isTallied ? record.wins : "",
    isTallied && tally.drawn > 0 ? record.draws(tally.drawn) : "",
    hasMet ? "" : record.neverMet,
  ];
  return (
    <>
      <VersusCrumb left={left} right={right} tournament={tournament}>
        {!isPhone && actions}
      </VersusCrumb>
      <h1 className="visually-hidden">{title(left.contestant.name, right.contestant.name)}</h1>
      <header className={styles["header"]}>
        <Duel
          sides={[sideOf(left), sideOf(right)]}
          facts={[describe(left), describe(right)]}
          note={notes.filter((note) => note !== "").join(", ")}
        >
          {isTallied ? `${tally.won}–${tally.lost}` : <Text tone="faint">{match.versus}</Text>}
        </Duel>
      </header>
      {isPhone && <div className={styles["actions"]}>{actions}</div>}
    </>
  );
}

function sideOf({ contestant: { key, name, country } }: ContestantDetail) {
  return { key, name, country, standing: undefined };
}

type VersusCrumbProps = Omit<VersusHeaderProps, "hasMet"> & {
  /** Actions at the end of the line. */
  readonly children: ReactNode;
};

function VersusCrumb({ left, right, tournament, children }: VersusCrumbProps) {
  const { crumb: here, title } = useMessages("matchPage");
  const shared = left.matches.findLast((match) => tournamentKeyOf(match) === tournament);
  return (
    <div className={crumb["line"]}>
      <nav aria-label={here}>
        <ol className={crumb["crumb"]}>
          {shared !== undefined && (
            <li>
              <Link to="/tournaments/$site/$slug" params={shared.tournament} search={{ open: "" }}>
                <bdi dir="auto" translate="no">
                  {shared.tournament.title}
                </bdi>
              </Link>
            </li>
          )}
          <li aria-current="page">
            <strong>{title(left.contestant.name, right.contestant.name)}</strong>
          </li>
        </ol>
      </nav>
      {children}
    </div>
  );
}

/** Swap, choice of another opponent, and the link. */
function Actions({ a, b }: { readonly a: string; readonly b: string }) {
  const { versus } = useMessages("matchPage");
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <div className={crumb["actions"]} data-screen-only>
        <Link
          to="/versus/$a/$b"
          params={{ a: b, b: a }}
          search={{ open: "" }}
          className={crumb["button"]}
        >
          {versus.swap}
        </Link>
        <button
          type="button"
          className={crumb["button"]}
          aria-expanded={isChoosing}
          onClick={() => {
            setChoosing(!isChoosing);
          }}
        >
          {versus.changeOpponent}
        </button>
        <CopyLinkButton />
      </div>
      {isChoosing && (
        <div className={styles["choose"]}>
          <ChooseOpponent contestant={a} label={versus.changeOpponent} />
        </div>
      )}
    </>
  );
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
