import { useParams } from "#web/routing/routing.tsx";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { type ReactNode, useContext } from "react";
import { createPortal } from "react-dom";
import { calendarPaths } from "#core/paths/file-paths.ts";
import type { MatchView } from "#core/contract/match.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
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
  // As on the page of all matches: the ended ones newest first.
  const listState = (state: MatchView["state"]) => {
    const ofState = matches.filter((match) => match.state === state && match.unresolved === null);
    return state === "ended" ? ofState.toReversed() : ofState;
  };
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
      {STATES.filter((state) => listState(state).length > 0).map((state, index) => (
        <StateSection
          key={state}
          title={state === "live" ? undefined : messages.filter[state]}
          aside={index === 0 && !isWide ? tools : undefined}
          now={now}
          venue={venue}
          matches={listState(state)}
        />
      ))}
      <UnresolvedSection count={unresolved.length}>
        <MatchLines matches={unresolved} now={now} venue={venue} />
      </UnresolvedSection>
      <Issues issues={tournament?.issues ?? []} />
      {isStaff && data !== undefined && <TournamentAnnotationEditors scope={`${site}/${slug}`} />}
    </PageColumn>
  );
}

interface StateSectionProps {
  /** Title of the section; `undefined` for the live section, which has a label instead. */
  readonly title: string | undefined;
  readonly aside: ReactNode;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly venue: VenueFormat;
  readonly matches: readonly MatchView[];
}

function StateSection({ title, aside, now, venue, matches }: StateSectionProps) {
  const messages = useMessages("common");
  return (
    <section>
      {title === undefined ? (
        <SectionHeading
          mark={<StatusLabel tone="live">{messages.match.mark.live}</StatusLabel>}
          aside={aside}
        >
          {messages.now.live(matches.length)}
        </SectionHeading>
      ) : (
        <SectionHeading aside={aside}>{title}</SectionHeading>
      )}
      <MatchLines matches={matches} now={now} venue={venue} />
    </section>
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
