import { Link } from "#web/routing/routing.tsx";
import { type ReactNode, useState } from "react";
import type { ContestantDetail } from "#core/contract/contestant.ts";
import { tournamentKeyOf } from "#core/contestants/road.ts";
import { formatState } from "#core/i18n/format-state.ts";
import { CopyLinkButton } from "#web/kit/share-menu.tsx";
import { findHanLanguage } from "#web/kit/find-han-language.ts";
import { Flag } from "#web/kit/flag.tsx";
import { ChooseOpponent } from "#web/features/opponent/choose-opponent.tsx";
import { fitTitleToBox } from "#web/hooks/fit-title-to-box.ts";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import crumb from "#web/features/matches/comparison/crumb.module.css";
import { Parts } from "./part-and-date.tsx";
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
  return (
    <>
      <VersusCrumb left={left} right={right} tournament={tournament}>
        {!isPhone && actions}
      </VersusCrumb>
      <h1 className="visually-hidden">{title(left.contestant.name, right.contestant.name)}</h1>
      <header className={styles["header"]}>
        <Side detail={left} tournament={tournament} />
        <p className={styles["middle"]}>
          <strong>{isTallied ? `${tally.won}–${tally.lost}` : match.versus}</strong>
          <span>
            {isTallied && record.wins}
            {isTallied && tally.drawn > 0 && `, ${record.draws(tally.drawn)}`}
            {!hasMet && record.neverMet}
          </span>
        </p>
        <Side detail={right} tournament={tournament} />
      </header>
      {isPhone && <div className={styles["actions"]}>{actions}</div>}
    </>
  );
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

interface SideProps {
  readonly detail: ContestantDetail;
  readonly tournament: string | null;
}

function Side({ detail: { contestant, matches }, tournament }: SideProps) {
  const messages = useMessages("common");
  const ranking = useMessages("ranking");
  const contestantMessages = useMessages("contestant");
  const { scores } = usePreferences();
  const { key, name, country } = contestant;
  const own = matches.filter((match) => tournamentKeyOf(match) === tournament);
  const slots = own.flatMap((match) => match.slots.filter((slot) => slot.contestant?.key === key));
  const seed = slots.findLast((slot) => slot.seed !== null)?.seed ?? null;
  const rank =
    contestant.tournaments.find(({ site, slug }) => `${site}/${slug}` === tournament)?.rank ?? null;
  const hasNext = own.some(({ state, unresolved }) => state !== "ended" && unresolved === null);
  const hasBegun = own.some(({ state, stateBy }) => state !== "upcoming" && stateBy !== "bye");
  const state =
    hasBegun && scores === "shown" ? formatState(rank, hasNext, contestantMessages, ranking) : [];
  const facts = [...(seed === null ? [] : [messages.match.seed(seed)]), ...state];
  return (
    <div className={styles["side"]}>
      <p className={styles["title"]}>
        <span className={styles["flag"]}>
          <Flag country={country} />
        </span>
        <span key={name} ref={fitTitleToBox} className={styles["name"]}>
          <Link to="/contestants/$key" params={{ key }} search={{ open: "" }}>
            <bdi dir="auto" translate="no" lang={findHanLanguage(name, country)}>
              {name}
            </bdi>
          </Link>
        </span>
      </p>
      <p className={styles["meta"]}>
        <Parts parts={facts} />
      </p>
    </div>
  );
}
