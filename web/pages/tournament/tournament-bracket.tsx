import { changeSearch } from "#web/routing/navigate.ts";
import { useParams, useSearch } from "#web/routing/routing.tsx";
import { useContext, useMemo } from "react";
import { PageColumn } from "#web/kit/page-column.tsx";
import { useStaffFlags } from "#web/api/app-data-provider.tsx";
import { isNotFound } from "#web/api/api-error.ts";
import { useGetPublicShare } from "#web/api/public-share.ts";
import { useBracket, useTournament } from "#web/api/tournaments.ts";
import { openMatch } from "#web/kit/open-match.ts";
import { EmptyState } from "#web/kit/empty-state.tsx";
import { LoadingState } from "#web/kit/loading-state.tsx";
import { useVenueFormat } from "#web/api/venue.ts";
import { BracketDisplay } from "#web/features/bracket/bracket-display.tsx";
import { ToolBar } from "#web/features/bracket/tools/tool-bar.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { ToolSlotContext } from "./tool-slot.ts";

const ROUTE = "/tournaments/$site/$slug/bracket/$id";

/** Bracket tab of a tournament, at the full width of the window. */
export function TournamentBracket() {
  const messages = useMessages("common");
  const { site, slug, id } = useParams({ from: ROUTE });
  const search = useSearch({ from: ROUTE });
  const { data: detail } = useTournament(site, slug);
  const venue = useVenueFormat(detail?.tournament.venueZone);
  const marks = useStaffFlags();
  const publicPart = useGetPublicShare();
  const conflicts = useMemo(() => new Set(marks.conflict), [marks]);
  const toolSlot = useContext(ToolSlotContext);
  const { data, error } = useBracket(site, id);
  // Stable, so that the bracket renders only what has changed.
  if (data === undefined) {
    return (
      <>
        <ToolBar slot={toolSlot}>{null}</ToolBar>
        <PageColumn>
          {isNotFound(error) ? (
            <EmptyState>{messages.tournament.noBracket}</EmptyState>
          ) : (
            <LoadingState error={error} rows={12} />
          )}
        </PageColumn>
      </>
    );
  }
  return (
    <BracketDisplay
      bracket={data.bracket}
      matches={data.matches}
      conflicts={conflicts}
      isPublic={publicPart([data.bracket.tournament]) === "all"}
      venue={venue}
      search={search}
      toolSlot={toolSlot}
      onSearch={changeSearch}
      onOpen={({ key }) => openMatch(key)}
    />
  );
}
