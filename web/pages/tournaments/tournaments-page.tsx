import { useSearch } from "@tanstack/react-router";
import type { TournamentSummary } from "#core/contract/tournament.ts";
import { PageColumn } from "#web/components/page-column.tsx";
import { describeFailure } from "#web/api/describe-failure.ts";
import { useTournaments } from "#web/api/tournaments.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { LoadingState } from "#web/components/loading-state.tsx";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { type TournamentPhase, deriveTournamentPhase } from "./derive-tournament-phase.ts";
import { TournamentRow } from "./tournament-row.tsx";
import styles from "./tournaments-page.module.css";

const PHASES: readonly TournamentPhase[] = ["live", "coming", "over"];

/** Page with all tournaments: ongoing, upcoming and completed. */
export function TournamentsPage() {
  const messages = useAllMessages();
  const { game } = useSearch({ from: "__root__" });
  const { data, error } = useTournaments();
  const ofGame = (data?.tournaments ?? []).filter(
    ({ gameSlug }) => game === "" || gameSlug === game,
  );
  return (
    <PageColumn>
      <title>{`${messages.nav.tournaments} · ${messages.product}`}</title>
      <h1 className="visually-hidden">{messages.nav.tournaments}</h1>
      {data === undefined && <LoadingState failure={describeFailure(error, messages)} />}
      {data !== undefined && ofGame.length === 0 && (
        <EmptyState>{messages.tournament.none}</EmptyState>
      )}
      {PHASES.map((phase) => (
        <PhaseSection
          key={phase}
          title={messages.tournament[phase]}
          tournaments={ofGame.filter((tournament) => deriveTournamentPhase(tournament) === phase)}
        />
      ))}
    </PageColumn>
  );
}

interface PhaseSectionProps {
  readonly title: string;
  readonly tournaments: readonly TournamentSummary[];
}

function PhaseSection({ title, tournaments }: PhaseSectionProps) {
  if (tournaments.length === 0) return null;
  return (
    <section>
      <SectionHeading>{title}</SectionHeading>
      <ul className={styles["list"]}>
        {tournaments.map((tournament) => (
          <TournamentRow key={`${tournament.site}/${tournament.slug}`} tournament={tournament} />
        ))}
      </ul>
    </section>
  );
}
