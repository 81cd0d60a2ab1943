import { Outlet, useParams } from "#web/routing/routing.tsx";
import { useState } from "react";
import { PageColumn } from "#web/components/page-column.tsx";
import { useGetPublicShare } from "#web/api/public-share.ts";
import { isNotFound } from "#web/api/api-error.ts";
import { useTournament } from "#web/api/tournaments.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { FollowButton } from "#web/components/follow-button.tsx";
import { MissingPage } from "#web/features/palette/missing-page.tsx";
import { PageTitle } from "#web/features/page-title/page-title.tsx";
import { LoadingState } from "#web/api/loading-state.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { ToolSlotContext } from "./tool-slot.ts";
import { TournamentTabs } from "./tournament-tabs.tsx";
import styles from "./tournament-page.module.css";

/** Page of a tournament: title, progress, podium and tabs. */
export function TournamentPage() {
  const messages = useMessages("common");
  const publicPart = useGetPublicShare();
  const { notPublic } = useMessages("visibility");
  const { nav } = useFirstPageMessages();
  const [slot, setSlot] = useState<Element | null>(null);
  const { site, slug } = useParams({ from: "/tournaments/$site/$slug" });
  const { data, error } = useTournament(site, slug);
  const venue = useVenueFormat(data?.tournament.venueZone);
  if (data === undefined) {
    if (isNotFound(error)) return <MissingPage text={messages.tournament.missing} />;
    return (
      <PageColumn>
        <LoadingState error={error} />
      </PageColumn>
    );
  }
  const { title, game, start, end, counts, played, expected, coverage, venueZone } =
    data.tournament;
  const dates = start === null ? [] : [venue.dates(Date.parse(start), Date.parse(end ?? start))];
  const zone = venueZone === null ? [] : [messages.tournament.zone(venueZone)];
  const hidden = publicPart([{ site, slug }]) === "none" ? [notPublic] : [];
  const progress = [
    messages.tournament.ended(played, expected),
    ...(counts.live > 0 ? [messages.tournament.liveCount(counts.live)] : []),
    ...(coverage.partial ? [messages.tournament.missingMatches(coverage.unseen)] : []),
  ];
  const place = [game, ...dates, ...zone, site, ...hidden];
  return (
    <>
      <title>{`${title} · ${messages.product}`}</title>
      <header className={styles["header"]}>
        <div className={styles["heading"]}>
          <PageTitle
            back={{ to: "/tournaments", label: nav.tournaments }}
            className={styles["title"]}
          >
            {title}
          </PageTitle>
          <p className={styles["meta"]}>
            <span>{place.join(" · ")}</span>
            <i> · </i>
            <span>{progress.join(", ")}</span>
          </p>
        </div>
        <FollowButton kind="tournaments" id={`${site}/${slug}`} />
        <TournamentTabs tournament={data.tournament} contestants={data.contestants.length} />
        <div ref={setSlot} className={styles["slot"]} />
      </header>
      <div role="tabpanel" aria-label={title}>
        <ToolSlotContext value={slot}>
          <Outlet />
        </ToolSlotContext>
      </div>
    </>
  );
}
