import { Link } from "#web/routing/routing.tsx";
import type { ContestantView } from "#core/contract/contestant.ts";
import { formatState } from "#core/i18n/format-state.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { SubjectHead } from "#web/features/page-title/subject-head.tsx";
import { getCountryName } from "#web/kit/flag.tsx";
import { LargeName } from "#web/kit/large-name.tsx";
import { Row } from "#web/kit/layout.tsx";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { Parts, Text } from "#web/kit/text.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { findDrop, findEntry, type Road } from "./road.ts";
import { calendarPaths } from "#core/paths/file-paths.ts";
import { contestantPreviewImagePath } from "#core/paths/image-paths.ts";
import { useGetPublicShare } from "#web/api/public-share.ts";
import { FollowButton } from "#web/kit/follow-button.tsx";
import { CopyItems, CopyLinkButton } from "#web/kit/copy.tsx";
import { Menu, MenuLink, MenuNote } from "#web/kit/menu.tsx";
import { CalendarMenu } from "#web/features/files/calendar-menu.tsx";
import { ChooseOpponent } from "#web/features/opponent/choose-opponent.tsx";

interface ContestantHeaderProps {
  readonly contestant: ContestantView;
  /** The current tournament; `null` without matches. */
  readonly road: Road | null;
}

/** Path to the page, actions, name, state and facts. */
export function ContestantHeader({ contestant, road }: ContestantHeaderProps) {
  const messages = useMessages("contestant");
  const { key, name, country, ambiguity, alsoKnownAs, game, gameSlug } = contestant;
  const state = useStateLabel(contestant, road);
  const facts = useFacts(contestant, road);
  const tournament = road?.tournament ?? null;
  const entry = road === null ? undefined : findEntry(contestant, road);
  const inBracket = road?.matches.findLast(({ match }) => match.bracket !== null)?.match;
  return (
    <header>
      <SubjectHead
        tournament={tournament}
        inBracket={inBracket}
        path={
          <>
            {tournament !== null && entry !== undefined && (
              <li>
                <Link to="/tournaments/$site/$slug/contestants" params={tournament}>
                  {messages.contestantCount(entry.contestants)}
                </Link>
              </li>
            )}
            <Text as="li" tone="plain" strong aria-current="page">
              <bdi dir="auto" translate="no">
                {name}
              </bdi>
            </Text>
          </>
        }
      >
        <ContestantActions
          contestant={contestant}
          bracket={inBracket?.bracket ? `${inBracket.site}/${inBracket.bracket.id}` : null}
        />
      </SubjectHead>
      <LargeName as="h1" side={{ key, name, country, standing: undefined }} isLink={false} />
      <Row wrap gap={3} className="text-small tone-soft">
        {state !== null && (
          <StatusLabel tone={state.isChampion ? "done" : "plain"}>{state.text}</StatusLabel>
        )}
        <p>
          <Parts
            parts={[...facts, alsoKnownAs.length > 0 ? messages.alsoKnownAs(alsoKnownAs) : ""]}
          />
        </p>
        <Link to="/tournaments" search={{ game: gameSlug }}>
          {messages.allTournaments(game)}
        </Link>
      </Row>
      {ambiguity.map((kind) => (
        <Text key={kind} as="p" tone="warn">
          {messages.ambiguity[kind]}
        </Text>
      ))}
    </header>
  );
}

/** Returns the state in the current tournament; `null` if the data does not show it. */
function useStateLabel(contestant: ContestantView, road: Road | null) {
  const { next, ahead } = contestant;
  const messages = useMessages("contestant");
  const ranking = useMessages("ranking");
  const { scores } = usePreferences();
  if (road === null) return null;
  const hasPlayed = road.matches.some(
    ({ match: { state, stateBy } }) => state !== "upcoming" && stateBy !== "bye",
  );
  if (!hasPlayed) {
    return next === null ? null : { text: messages.states.notStarted, isChampion: false };
  }
  if (scores === "hidden") return null;
  const rank = findEntry(contestant, road)?.rank ?? null;
  const hasNext = next !== null || (rank === null && ahead.length > 0);
  const parts = formatState(rank, hasNext, messages, ranking);
  if (parts.length === 0) return null;
  return { text: parts.join(" · "), isChampion: rank?.isDecided === true && rank.to === 1 };
}

/** Returns the facts about a contestant in the current tournament, "" for those without a value. */
function useFacts(contestant: ContestantView, road: Road | null): readonly string[] {
  const messages = useMessages("contestant");
  const { locale, match } = useMessages("common");
  const { scores } = usePreferences();
  const venue = useVenueFormat();
  const { country, kills, deaths, partial } = contestant;
  const countryName = getCountryName(country, locale);
  const place = [
    road === null || road.seed === null ? "" : match.seed(road.seed),
    // The name of a national team is already the title.
    country === "" || countryName === contestant.name ? "" : countryName,
  ];
  if (road === null) return place;
  if (scores === "hidden") return [...place, match.result.hidden];
  const drop = findDrop(road)?.match.start ?? null;
  const { won, drawn, lost, undecided, scored, conceded, countsGames } = road;
  const format = countsGames ? messages.games : messages.scores;
  const isCounted = won + drawn + lost + undecided > 0;
  return [
    ...place,
    drop === null ? "" : messages.lowerSince(venue.shortDate(Date.parse(drop))),
    isCounted ? messages.record({ won, drawn, lost, undecided }, partial) : "",
    scored + conceded > 0 ? format(scored, conceded) : "",
    kills === null ? "" : messages.kills(kills),
    deaths === null ? "" : messages.deaths(deaths),
  ];
}

interface ContestantActionsProps {
  readonly contestant: ContestantView;
  /** `SITE/ID` of the bracket to embed; `null` if the contestant plays in none. */
  readonly bracket: string | null;
}

/**
 * Follow, calendar, link, comparison with another contestant, and a menu to share: the link, the card,
 * and the widget of the bracket with the contestant's path.
 */
function ContestantActions({ contestant, bracket }: ContestantActionsProps) {
  const { key, tournaments } = contestant;
  const {
    nav,
    bracket: { share },
    words,
  } = useMessages("common");
  const { share: notPublic } = useMessages("visibility");
  const { versus } = useMessages("contestant");
  const isPublic = useGetPublicShare()(tournaments) === "all";
  const embed = new URLSearchParams({ kind: "bracket", bracket: bracket ?? "", highlight: key });
  return (
    <>
      <FollowButton kind="contestants" id={key} />
      <CalendarMenu path={calendarPaths.contestant(key)} tournaments={tournaments} />
      <CopyLinkButton />
      <Menu label={nav.share} icon="share-network">
        <CopyItems items={[{ label: words.copyLink, text: () => location.href }]} />
        {isPublic && (
          <MenuLink href={contestantPreviewImagePath(key)} opens="tab">
            {share.card}
          </MenuLink>
        )}
        {isPublic && bracket !== null && (
          <MenuLink href={`/share?${String(embed)}`}>{share.embed}</MenuLink>
        )}
        {!isPublic && <MenuNote>{notPublic}</MenuNote>}
      </Menu>
      <Menu label={versus.open} form="fields">
        <ChooseOpponent contestant={key} label={versus.find} />
      </Menu>
    </>
  );
}
