import { useParams } from "#web/routing/routing.tsx";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { useContext } from "react";
import { createPortal } from "react-dom";
import { calendarPaths } from "#core/paths/file-paths.ts";
import { MINUTE } from "#core/lib/time.ts";
import { PageColumn } from "#web/kit/page-column.tsx";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import { useMatches } from "#web/api/matches.ts";
import { useTournament } from "#web/api/tournaments.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { Fold } from "#web/kit/fold.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { LoadingState } from "#web/kit/loading-state.tsx";
import { TournamentAnnotationEditors } from "#web/features/desk/annotations/annotation-editor.tsx";
import { CalendarMenu } from "#web/features/files/calendar-menu.tsx";
import { ExportMatchesMenu } from "#web/features/files/export-matches-menu.tsx";
import { MatchLines } from "#web/kit/match/match-line.tsx";
import { UnresolvedSection } from "#web/kit/match/unresolved-section.tsx";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { ToolSlotContext } from "./tool-slot.ts";
import type { IssueView } from "#core/contract/tournament.ts";
import { describeIssue } from "#core/i18n/describe-issue.ts";
import styles from "./tournament-matches.module.css";

const STATES = ["live", "upcoming", "ended"] as const;

/** Matches tab of a tournament: live, upcoming, ended and unresolved matches. */
export function TournamentMatches() {
  const messages = useMessages("common");
  const isStaff = useIsStaff();
  const { site, slug } = useParams({ from: "/tournaments/$site/$slug" });
  const { data: tournament } = useTournament(site, slug);
  const { data, error } = useMatches({ tournament: `${site}/${slug}` });
  const matches = data?.matches ?? [];
  const sections = STATES.flatMap((state) => {
    const own = matches.filter((match) => match.state === state && match.unresolved === null);
    // As on the page of all matches: the ended ones newest first.
    return own.length === 0 ? [] : { state, own: state === "ended" ? own.toReversed() : own };
  });
  const unresolved = matches.filter((match) => match.unresolved !== null);
  const venue = useVenueFormat(tournament?.tournament.venueZone);
  const now = useServerNow(MINUTE);
  const slot = useContext(ToolSlotContext);
  // Beside the tabs only where all of these have room, else in the first heading.
  const isWide = useMediaQuery("(width >= 1200px)");
  const tools = (
    <div className={styles["tools"]}>
      <CalendarMenu path={calendarPaths.tournament(site, slug)} tournaments={[{ site, slug }]} />
      <ExportMatchesMenu filter={{ tournament: `${site}/${slug}` }} />
    </div>
  );
  return (
    <PageColumn>
      {isWide && slot !== null && createPortal(tools, slot)}
      {data === undefined && <LoadingState error={error} rows={12} />}
      {sections.map(({ state, own }, index) => (
        <section key={state}>
          <SectionHeading
            mark={
              state === "live" && <StatusLabel tone="live">{messages.match.mark.live}</StatusLabel>
            }
            aside={index === 0 && !isWide ? tools : undefined}
          >
            {state === "live" ? messages.now.live(own.length) : messages.filter[state]}
          </SectionHeading>
          <MatchLines matches={own} now={now} venue={venue} />
        </section>
      ))}
      <UnresolvedSection count={unresolved.length}>
        <MatchLines matches={unresolved} now={now} venue={venue} />
      </UnresolvedSection>
      <Issues issues={tournament?.issues ?? []} />
      {isStaff && data !== undefined && <TournamentAnnotationEditors scope={`${site}/${slug}`} />}
    </PageColumn>
  );
}

/** Inconsistencies in the data of a tournament, collapsed. */
function Issues({ issues }: { readonly issues: readonly IssueView[] }) {
  const { tournament } = useMessages("common");
  const messages = useMessages("issues");
  if (issues.length === 0) return null;
  return (
    <Fold title={tournament.issues(issues.length)} className={styles["issues"]}>
      <ul>
        {issues.map((issue) => (
          <li key={`${issue.code} ${issue.match} ${issue.message}`}>
            {describeIssue(issue, messages)}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
