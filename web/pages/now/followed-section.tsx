import type { ContestantDetail } from "#core/contract/contestant.ts";
import type { MatchView } from "#core/contract/match.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useContestant } from "#web/api/contestant.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { Flag } from "#web/kit/flag.tsx";
import { Icon } from "#web/kit/icon.tsx";
import { MatchLine } from "#web/kit/match/match-line.tsx";
import { PlainLine } from "#web/kit/match/two-line-list.tsx";
import { Link } from "#web/routing/routing.tsx";
import { SideList } from "./side-list.tsx";

/** Rows above the other lists; more are shown on demand. */
const MAX_ROWS_ABOVE = 4;

interface FollowedSectionProps {
  /** Keys of the followed contestants. */
  readonly contestants: readonly string[];
  /** Live matches, then upcoming ones. */
  readonly matches: readonly MatchView[];
  /** Whether the list has a fixed height, in which it shows whole rows. */
  readonly isFixed: boolean;
}

/** Followed contestants with their live or next match, else their last one. */
export function FollowedSection({ contestants, matches, isFixed }: FollowedSectionProps) {
  const { followed } = useMessages("common").words;
  return (
    <SideList
      title={followed}
      count={contestants.length}
      items={listFollowed(contestants, matches)}
      maxRows={isFixed ? null : MAX_ROWS_ABOVE}
      renderRow={({ key, match }) => <FollowedRow key={key} contestant={key} listed={match} />}
    />
  );
}

interface FollowedRowProps {
  /** Key of the contestant. */
  readonly contestant: string;
  /** Their live or next match; `null` if it is not among those of the page. */
  readonly listed: MatchView | null;
}

function FollowedRow({ contestant, listed }: FollowedRowProps) {
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const { data } = useContestant(listed === null ? contestant : undefined);
  const match = listed ?? findLatest(data);
  const star = <Icon name="star-fill" />;
  if (match !== undefined) {
    return <MatchLine match={match} mark={star} first={contestant} now={now} venue={venue} />;
  }
  const { name = "", country = "" } = data?.contestant ?? {};
  return (
    <PlainLine mark={star}>
      <Flag country={country} />
      <Link to="/contestants/$key" params={{ key: contestant }} search={{ open: "" }}>
        <ContestantName name={name} country={country} />
      </Link>
    </PlainLine>
  );
}

/** Returns the next match of a contestant, else the last one. */
function findLatest(detail: ContestantDetail | undefined): MatchView | undefined {
  if (detail === undefined) return undefined;
  const { next, last } = detail.contestant;
  return detail.matches.find(({ key }) => key === (next ?? last));
}

/**
 * Returns the followed contestants: those in live matches first, then by their next match, then the
 * others in the order in which they were followed. Each has its live match, else its next one;
 * `null` if the lists contain neither. `matches` are live ones, then upcoming ones by start.
 */
export function listFollowed(keys: readonly string[], matches: readonly MatchView[]) {
  const matchByKey = new Map<string, MatchView>();
  for (const match of matches) {
    if (match.unresolved !== null) continue;
    for (const { contestant } of match.slots) {
      if (contestant === null || !keys.includes(contestant.key)) continue;
      if (!matchByKey.has(contestant.key)) matchByKey.set(contestant.key, match);
    }
  }
  return [
    ...Array.from(matchByKey, ([key, match]) => ({ key, match })),
    ...keys.flatMap((key) => (matchByKey.has(key) ? [] : [{ key, match: null }])),
  ];
}
