import { Link } from "#web/routing/routing.tsx";
import type { ContestantDetail } from "#core/contract/contestant.ts";
import type { MatchView } from "#core/contract/match.ts";
import { isRanking } from "#core/lib/contest.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import { useContestant } from "#web/api/contestant.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { Flag } from "#web/kit/flag.tsx";
import { Icon } from "#web/kit/icon.tsx";
import { MatchLink } from "#web/kit/match-link.tsx";
import { createSides } from "#core/side/sides.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { listFollowed } from "./list-followed.ts";
import { MatchEnd } from "./match-end.tsx";
import { SideList } from "./side-list.tsx";
import styles from "./side-list.module.css";

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
  const { followed } = useMessages("now");
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
  const { data } = useContestant(listed === null ? contestant : undefined);
  const match = listed ?? findLatest(data);
  const named =
    match?.slots.find((slot) => slot.contestant?.key === contestant)?.contestant ??
    data?.contestant;
  const content = (
    <>
      <span className={styles["star"]}>
        <Icon name="star-fill" />
      </span>
      <span>
        {named !== undefined && (
          <span className={styles["name"]}>
            <Flag country={named.country} />
            <ContestantName name={named.name} country={named.country} />
          </span>
        )}
        {match !== undefined && <FollowedMatch match={match} contestant={contestant} />}
      </span>
      {match !== undefined && <MatchEnd match={match} first={contestant} />}
    </>
  );
  return (
    <li>
      {match === undefined ? (
        <Link
          to="/contestants/$key"
          params={{ key: contestant }}
          search={{ open: "" }}
          className={styles["row"]}
        >
          {content}
        </Link>
      ) : (
        <MatchLink match={match} className={styles["row"]}>
          {content}
        </MatchLink>
      )}
    </li>
  );
}

/** Code and opponent of a match: "UBQF-4 v Emerald Ages, station 14". */
function FollowedMatch({
  match,
  contestant,
}: {
  readonly match: MatchView;
  readonly contestant: string;
}) {
  const messages = useFirstPageMessages();
  const { station } = useMessages("now");
  const venue = useVenueFormat();
  const opponent = isRanking(match) ? undefined : createSides(match, messages, contestant)[1];
  const facts = [
    [
      match.code ?? match.tournament.title,
      opponent === undefined
        ? messages.match.ranked.of(match.slots.length)
        : `${messages.match.versus} ${wrapInBidiIsolate(opponent.name)}`,
    ].join(" "),
    match.station === null || match.state === "ended" ? "" : station(match.station),
    match.state === "ended" && match.start !== null ? venue.when(Date.parse(match.start)) : "",
  ];
  return <span className={styles["facts"]}>{facts.filter(Boolean).join(", ")}</span>;
}

/** Returns the next match of a contestant, else the last one. */
function findLatest(detail: ContestantDetail | undefined): MatchView | undefined {
  if (detail === undefined) return undefined;
  const { next, last } = detail.contestant;
  return detail.matches.find(({ key }) => key === (next ?? last));
}
