import { Link } from "@tanstack/react-router";
import type { TournamentSummary } from "#core/contract/tournament.ts";
import { useGetPublicShare } from "#web/api/public-share.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { Flag } from "#web/components/flag.tsx";
import { StatusLabel } from "#web/components/status-label.tsx";
import { useVisibilityMessages } from "#web/i18n/visibility-messages.ts";
import { ChampionLabel } from "#web/features/champions/champion-label.tsx";
import { NoChampionReason } from "#web/features/champions/no-champion-reason.tsx";
import { findDecidedBrackets } from "#web/features/champions/find-decided-brackets.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import styles from "./tournaments-page.module.css";

/** Row of a tournament: title, game, dates, champions, live matches and number of ended matches. */
export function TournamentRow({ tournament }: { readonly tournament: TournamentSummary }) {
  const messages = useAllMessages();
  const venue = useVenueFormat();
  const { notPublic } = useVisibilityMessages();
  const publicPart = useGetPublicShare();
  const { site, slug, title, game, start, end, counts, expected } = tournament;
  const championBrackets = findDecidedBrackets(tournament, messages.tournament.bracket);
  const dates =
    start === null ? "" : `${venue.dates(Date.parse(start), Date.parse(end ?? start))} · `;
  return (
    <li className={styles["item"]}>
      <Link to="/tournaments/$site/$slug" params={{ site, slug }} className={styles["row"]}>
        <bdi dir="auto" translate="no" className={styles["title"]}>
          {title}
        </bdi>
        <span className={styles["meta"]}>
          {game} · {dates}
          {site}
          {publicPart([tournament]) === "none" && ` · ${notPublic}`}
        </span>
        <span className={styles["state"]}>
          {championBrackets.map(({ bracket: { id, champion, noChampion }, name }) =>
            noChampion !== null ? (
              <span key={id} className={styles["noChampion"]}>
                <NoChampionReason reason={noChampion} name={name} />
              </span>
            ) : champion === null ? null : (
              <span key={id} className={styles["champion"]}>
                <span className={styles["meta"]}>
                  <ChampionLabel name={name} />
                </span>
                <Flag country={champion.country} />
                <bdi dir="auto" translate="no">
                  {champion.name}
                </bdi>
              </span>
            ),
          )}
          {counts.live > 0 && (
            <StatusLabel tone="live">{messages.tournament.liveCount(counts.live)}</StatusLabel>
          )}
        </span>
        <span className={styles["ended"]}>
          {messages.tournament.progress(counts.ended, expected, 0)}
        </span>
      </Link>
    </li>
  );
}
