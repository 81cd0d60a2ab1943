import { useParams } from "@tanstack/react-router";
import { formatRank } from "#core/i18n/format-rank.ts";
import { MINUTE } from "#core/lib/time.ts";
import { PageColumn } from "#web/components/page-column.tsx";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import { describeFailure } from "#web/api/describe-failure.ts";
import { isNotFound } from "#web/api/api-error.ts";
import { useIsBracketPending } from "#web/api/bracket.ts";
import { useContestant } from "#web/api/contestant.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { LoadingState } from "#web/components/loading-state.tsx";
import { ContestantAnnotationEditors } from "#web/features/desk/annotations/contestant-annotation-editors.tsx";
import { TournamentRows } from "#web/features/matches/rows/tournament-rows.tsx";
import { ChooseOpponent } from "#web/features/opponent/choose-opponent.tsx";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { useContestantMessages } from "#web/i18n/contestant-messages.ts";
import { useRankingMessages } from "#web/i18n/ranking-messages.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { AdvancingChances } from "./advancing-chances.tsx";
import { ContestantHeader } from "./contestant-header.tsx";
import { NextMatch } from "./next-match.tsx";
import { Opponents } from "./opponents.tsx";

/** Page of a contestant: next match, path ahead, matches and opponents. */
export function ContestantPage() {
  const messages = useFirstPageMessages();
  const contestantMessages = useContestantMessages();
  const ranking = useRankingMessages();
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const isStaff = useIsStaff();
  const { key } = useParams({ from: "/contestants/$key" });
  const { scores } = usePreferences();
  const { data, error } = useContestant(key);
  const next = data?.matches.find((match) => match.key === data.contestant.next);
  // The path ahead is at the top: waiting for it avoids a layout shift.
  const isPathPending = useIsBracketPending(next?.site ?? "", next?.bracket?.id);
  if (data === undefined || isPathPending) {
    return (
      <PageColumn>
        <LoadingState
          failure={
            isNotFound(error) ? contestantMessages.missing : describeFailure(error, messages)
          }
        />
      </PageColumn>
    );
  }
  const { contestant, matches } = data;
  return (
    <PageColumn>
      <title>{`${contestant.name} · ${messages.product}`}</title>
      <ContestantHeader contestant={contestant} />
      <NextMatch detail={data} now={now} />
      <AdvancingChances contestant={contestant} />
      <ChooseOpponent contestant={contestant.key} label={contestantMessages.headToHead} />
      <section>
        <SectionHeading>{contestantMessages.matches}</SectionHeading>
        <TournamentRows
          matches={matches.toReversed()}
          first={contestant.key}
          describeRank={describeRank}
          now={now}
          venue={venue}
        />
      </section>
      {contestant.opponents.length > 0 && scores === "shown" && (
        <section>
          <SectionHeading>{contestantMessages.opponents}</SectionHeading>
          <Opponents contestant={contestant} />
        </section>
      )}
      {isStaff && (
        <ContestantAnnotationEditors contestant={contestant.key} gameSlug={contestant.gameSlug} />
      )}
    </PageColumn>
  );

  /** Formats the rank in a tournament (`SITE/SLUG`); "" if it is unknown. */
  function describeRank(tournament: string): string {
    const { rank = null } =
      data?.contestant.tournaments.find(({ site, slug }) => `${site}/${slug}` === tournament) ?? {};
    if (rank === null) return "";
    const text = formatRank(rank, rank.isPlaying, ranking);
    return rank.isPlaying ? text : ranking.rankIs(text);
  }
}
