import { Link } from "#web/routing/routing.tsx";
import type { ContestantView } from "#core/contract/contestant.ts";
import type { MatchView } from "#core/contract/match.ts";
import { formatState } from "#core/i18n/format-state.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { findHanLanguage } from "#web/kit/find-han-language.ts";
import { Flag, getCountryName } from "#web/kit/flag.tsx";
import { Icon } from "#web/kit/icon.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { ContestantActions } from "./contestant-actions.tsx";
import { findDrop, findEntry, type Road } from "./road.ts";
import styles from "./contestant-header.module.css";

interface ContestantHeaderProps {
  readonly contestant: ContestantView;
  /** The current tournament; `null` without matches. */
  readonly road: Road | null;
}

/** Names longer than this are set smaller. */
const LONG_NAME = 24;

/** Path to the page, name, state, facts and actions. */
export function ContestantHeader({ contestant, road }: ContestantHeaderProps) {
  const messages = useMessages("contestant");
  const { name, country, ambiguity } = contestant;
  const state = useStateLabel(contestant, road);
  const facts = useFacts(contestant, road);
  const bracket = road?.matches.findLast(({ match }) => match.bracket !== null)?.match;
  return (
    <header className={styles["header"]}>
      <Crumb contestant={contestant} road={road} />
      <div className={styles["who"]}>
        <span className={styles["flag"]} data-none={country === "" || undefined}>
          <Flag country={country} />
        </span>
        <h1 className={styles["name"]} data-long={name.length > LONG_NAME || undefined}>
          <bdi dir="auto" translate="no" lang={findHanLanguage(name, country)}>
            {name}
          </bdi>
        </h1>
        {state !== null && (
          <span className={styles["state"]} data-kind={state.kind}>
            {state.text}
          </span>
        )}
      </div>
      <p className={styles["facts"]}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {ambiguity.map((kind) => (
        <p key={kind} className={styles["ambiguity"]}>
          {messages.ambiguity[kind]}
        </p>
      ))}
      <div className={styles["actions"]}>
        <ContestantActions
          contestant={contestant}
          bracket={bracket?.bracket ? `${bracket.site}/${bracket.bracket.id}` : null}
        />
      </div>
    </header>
  );
}

function Crumb({ contestant, road }: ContestantHeaderProps) {
  const { alsoKnownAs, contestantCount, allTournaments } = useMessages("contestant");
  const { name, alsoKnownAs: names, game, gameSlug } = contestant;
  const { site = "", slug = "" } = road?.tournament ?? {};
  const current = road === null ? undefined : findEntry(contestant, road);
  return (
    <div className={styles["crumb"]}>
      {current !== undefined && (
        <nav>
          <ol>
            <li>
              <Link to="/tournaments/$site/$slug" params={{ site, slug }}>
                <bdi dir="auto" translate="no">
                  {current.title}
                </bdi>
              </Link>
            </li>
            <li>
              <Icon name="caret-right" />
              <Link to="/tournaments/$site/$slug/contestants" params={{ site, slug }}>
                {contestantCount(current.contestants)}
              </Link>
            </li>
            <li>
              <Icon name="caret-right" />
              <bdi dir="auto" translate="no" aria-current="page">
                {name}
              </bdi>
            </li>
          </ol>
        </nav>
      )}
      <p>
        {names.length > 0 && <span>{alsoKnownAs(names)}</span>}
        <Link to="/tournaments" search={{ game: gameSlug }}>
          {allTournaments(game)}
        </Link>
      </p>
    </div>
  );
}

interface StateLabel {
  readonly text: string;
  readonly kind: "open" | "champion";
}

/** Returns the state in the current tournament; `null` if the data does not show it. */
function useStateLabel(contestant: ContestantView, road: Road | null): StateLabel | null {
  const { next, ahead } = contestant;
  const messages = useMessages("contestant");
  const ranking = useMessages("ranking");
  const { scores } = usePreferences();
  if (road === null) return null;
  const hasPlayed = road.matches.some(({ match }) => isPlayed(match));
  if (!hasPlayed) return next === null ? null : { text: messages.states.notStarted, kind: "open" };
  if (scores === "hidden") return null;
  const rank = findEntry(contestant, road)?.rank ?? null;
  const hasNext = next !== null || (rank === null && ahead.length > 0);
  const parts = formatState(rank, hasNext, messages, ranking);
  if (parts.length === 0) return null;
  const isChampion = rank?.isDecided === true && rank.to === 1;
  return { text: parts.join(" · "), kind: isChampion ? "champion" : "open" };
}

function isPlayed({ state, stateBy }: MatchView): boolean {
  return state !== "upcoming" && stateBy !== "bye";
}

/** Returns the facts about a contestant in the current tournament. */
function useFacts(contestant: ContestantView, road: Road | null): readonly string[] {
  const messages = useMessages("contestant");
  const { locale, match } = useMessages("common");
  const { scores } = usePreferences();
  const venue = useVenueFormat();
  const { country, kills, deaths, partial } = contestant;
  const countryName = getCountryName(country, locale);
  const place = [
    ...(road === null ? [] : [road.tournament.title]),
    ...(road === null || road.seed === null ? [] : [match.seed(road.seed)]),
    // The name of a national team is already the title.
    ...(country === "" || countryName === contestant.name ? [] : [countryName]),
  ];
  if (road === null) return place;
  if (scores === "hidden") return [...place, match.result.hidden];
  const drop = findDrop(road)?.match.start ?? null;
  const { won, drawn, lost, undecided, scored, conceded, countsGames } = road;
  const isCounted = won + drawn + lost + undecided > 0;
  return [
    ...place,
    ...(drop === null ? [] : [messages.lowerSince(venue.shortDate(Date.parse(drop)))]),
    ...(isCounted ? [messages.record({ won, drawn, lost, undecided }, partial)] : []),
    ...(scored + conceded > 0
      ? [(countsGames ? messages.games : messages.scores)(scored, conceded)]
      : []),
    ...(kills === null ? [] : [messages.kills(kills)]),
    ...(deaths === null ? [] : [messages.deaths(deaths)]),
  ];
}
