import { Outlet, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { PageColumn } from "#web/components/page-column.tsx";
import { describeFailure } from "#web/api/describe-failure.ts";
import { useGetPublicShare } from "#web/api/public-share.ts";
import { isNotFound } from "#web/api/api-error.ts";
import { useTournament } from "#web/api/tournament.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { FollowButton } from "#web/components/follow-button.tsx";
import { LoadingState } from "#web/components/loading-state.tsx";
import { useVisibilityMessages } from "#web/i18n/visibility-messages.ts";
import { findDecidedBrackets } from "#web/features/champions/find-decided-brackets.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { BracketPodium } from "./bracket-podium.tsx";
import { ToolSlotContext } from "./tool-slot.ts";
import { TournamentTabs } from "./tournament-tabs.tsx";
import type { TournamentSummary } from "#core/contract/tournament.ts";
import styles from "./tournament-page.module.css";

/** Page of a tournament: title, progress, podium and tabs. */
export function TournamentPage() {
  const messages = useAllMessages();
  const publicPart = useGetPublicShare();
  const { notPublic } = useVisibilityMessages();
  const [slot, setSlot] = useState<Element | null>(null);
  const { site, slug } = useParams({ from: "/tournaments/$site/$slug" });
  const { data, error } = useTournament(site, slug);
  const venue = useVenueFormat(data?.tournament.venueZone);
  if (data === undefined) {
    const failure = isNotFound(error)
      ? messages.tournament.missing
      : describeFailure(error, messages);
    return (
      <PageColumn>
        <LoadingState failure={failure} />
      </PageColumn>
    );
  }
  const { title, game, start, end, seen, expected, coverage, venueZone } = data.tournament;
  const dates = start === null ? [] : [venue.dates(Date.parse(start), Date.parse(end ?? start))];
  const zone = venueZone === null ? [] : [messages.tournament.zone(venueZone)];
  const hidden = publicPart([{ site, slug }]) === "none" ? [notPublic] : [];
  const seenOf = messages.tournament.seen(seen, expected);
  const notAll = coverage.partial ? [messages.tournament.notAll(coverage.unseen)] : [];
  const meta = [game, ...dates, ...zone, site, ...hidden, [seenOf, ...notAll].join(", ")];
  return (
    <>
      <title>{`${title} · ${messages.product}`}</title>
      <header className={styles["header"]}>
        <h1 className={styles["title"]}>
          <bdi dir="auto" translate="no">
            {title}
          </bdi>
        </h1>
        <p className={styles["meta"]}>{meta.join(" · ")}</p>
        <Progress tournament={data.tournament} />
        <FollowButton kind="tournaments" id={`${site}/${slug}`} />
      </header>
      {findDecidedBrackets(data.tournament, messages.tournament.bracket).map(
        ({ bracket, name }) => (
          <BracketPodium key={bracket.id} bracket={bracket} name={name} />
        ),
      )}
      <div className={styles["bar"]}>
        <TournamentTabs tournament={data.tournament} contestants={data.contestants.length} />
        <div ref={setSlot} className={styles["slot"]} />
      </div>
      <div role="tabpanel" aria-label={title}>
        <ToolSlotContext value={slot}>
          <Outlet />
        </ToolSlotContext>
      </div>
    </>
  );
}

/** Progress of a tournament; nothing if the number of matches is unknown. */
function Progress({ tournament }: { readonly tournament: TournamentSummary }) {
  const messages = useAllMessages();
  const { expected, played } = tournament;
  if (expected === null || expected === 0) return null;
  const label = messages.tournament.played(played, expected);
  return (
    <p className={styles["progress"]}>
      <progress value={played} max={expected} aria-label={label} />
      <span aria-hidden="true">{label}</span>
    </p>
  );
}
