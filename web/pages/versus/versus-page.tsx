import { Link, useParams } from "@tanstack/react-router";
import type { ContestantRefView } from "#core/contract/match.ts";
import { MINUTE } from "#core/lib/time.ts";
import { PageColumn } from "#web/components/page-column.tsx";
import { describeFailure } from "#web/api/describe-failure.ts";
import { isNotFound } from "#web/api/api-error.ts";
import { useContestant } from "#web/api/contestant.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { Flag } from "#web/components/flag.tsx";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { LoadingState } from "#web/components/loading-state.tsx";
import { TournamentRows } from "#web/features/matches/rows/tournament-rows.tsx";
import { ChooseOpponent } from "#web/features/opponent/choose-opponent.tsx";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useContestantMessages } from "#web/i18n/contestant-messages.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import styles from "./versus-page.module.css";

/** Head-to-head page of two contestants: record and all their matches. */
export function VersusPage() {
  const messages = useFirstPageMessages();
  const contestantMessages = useContestantMessages();
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const { a, b } = useParams({ from: "/versus/$a/$b" });
  const { scores } = usePreferences();
  const left = useContestant(a);
  const right = useContestant(b);
  if (left.data === undefined || right.data === undefined) {
    const error = left.error ?? right.error;
    const failure = isNotFound(error)
      ? contestantMessages.missing
      : describeFailure(error, messages);
    return (
      <PageColumn>
        <LoadingState failure={failure} />
      </PageColumn>
    );
  }
  const { contestant, matches } = left.data;
  const opponent = right.data.contestant;
  const headToHead = contestant.opponents.find((each) => each.opponent.key === b);
  const record = headToHead?.record;
  const meetings = matches.filter(({ slots }) => slots.some((slot) => slot.contestant?.key === b));
  const title = contestantMessages.versus.title(contestant.name, opponent.name);
  return (
    <PageColumn>
      <title>{`${title} · ${messages.product}`}</title>
      <header className={styles["header"]}>
        <h1 className="visually-hidden">{title}</h1>
        <Side contestant={contestant} wins={scores === "hidden" ? null : (record?.won ?? 0)} />
        <span className={styles["dash"]} aria-hidden="true" />
        <Side contestant={opponent} wins={scores === "hidden" ? null : (record?.lost ?? 0)} />
      </header>
      {record !== undefined && scores === "shown" && (
        <p className={styles["meta"]}>
          {[
            contestantMessages.versus.meetings(record.played),
            ...(record.drawn > 0 ? [contestantMessages.versus.draws(record.drawn)] : []),
            `${contestantMessages.versus.games} ${record.scoreFor}–${record.scoreAgainst}`,
            ...(headToHead?.partial === true ? [contestantMessages.partial] : []),
          ].join(" · ")}
        </p>
      )}
      <ChooseOpponent contestant={a} label={contestantMessages.versus.another} />
      {meetings.length === 0 ? (
        <EmptyState>{contestantMessages.versus.never}</EmptyState>
      ) : (
        <section>
          <SectionHeading>{contestantMessages.matches}</SectionHeading>
          <TournamentRows matches={meetings.toReversed()} first={a} now={now} venue={venue} />
        </section>
      )}
    </PageColumn>
  );
}

interface SideProps {
  readonly contestant: ContestantRefView;
  /** Number of wins; `null` if the viewer hides scores. */
  readonly wins: number | null;
}

function Side({ contestant: { key, name, country }, wins }: SideProps) {
  const { versus } = useContestantMessages();
  return (
    <p className={styles["side"]}>
      <Link to="/contestants/$key" params={{ key }} className={styles["name"]}>
        <Flag country={country} />
        <bdi dir="auto" translate="no">
          {name}
        </bdi>
      </Link>
      {wins !== null && (
        <span className={styles["wins"]}>
          {wins} <span className="visually-hidden">{versus.wins}</span>
        </span>
      )}
    </p>
  );
}
