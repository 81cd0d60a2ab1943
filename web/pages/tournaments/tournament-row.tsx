import { Link } from "#web/routing/routing.tsx";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import { useAttentionItems } from "#web/api/desk-attention.ts";
import { useGetPublicShare } from "#web/api/public-share.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { Icon } from "#web/kit/icon.tsx";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { NextMatch } from "./next-match.tsx";
import { DecidedBrackets, TournamentPodium } from "./tournament-podium.tsx";
import { TournamentProgress } from "./tournament-progress.tsx";
import type { TournamentProps } from "./tournament-phase.ts";
import styles from "./tournament-row.module.css";

/** Row of a tournament that is not completed: stage, progress and next match. */
export function TournamentRow({ tournament }: TournamentProps) {
  const isStaff = useIsStaff();
  return (
    <li className={styles["row"]}>
      <NameCell tournament={tournament} />
      <StageCell tournament={tournament} />
      <TournamentProgress tournament={tournament} />
      <NextMatch tournament={tournament} />
      {isStaff && <AttentionCount tournament={tournament} />}
      {tournament.counts.live === 0 && <DecidedBrackets tournament={tournament} />}
    </li>
  );
}

/** Row of a completed tournament: its podium, and links to its ranking, bracket or groups. */
export function CompletedRow({ tournament }: TournamentProps) {
  const { ranking, bracket, groups: groupsTab } = useMessages("common").tournament;
  const { site, slug, hasRanking, brackets, groups } = tournament;
  const [first] = brackets;
  return (
    <li className={styles["row"]} data-completed>
      <NameCell tournament={tournament} />
      <div className={styles["stage"]}>
        <Dates tournament={tournament} className={styles["dates"]} />
        <ContestantCount tournament={tournament} />
      </div>
      <TournamentPodium tournament={tournament} />
      <p className={styles["links"]} data-screen-only>
        {hasRanking && (
          <Link to="/tournaments/$site/$slug/ranking" params={{ site, slug }}>
            {ranking}
          </Link>
        )}
        {first !== undefined && (
          <Link to="/tournaments/$site/$slug/bracket/$id" params={{ site, slug, id: first.id }}>
            {bracket}
          </Link>
        )}
        {!hasRanking && groups.length > 0 && (
          <Link to="/tournaments/$site/$slug/groups" params={{ site, slug }}>
            {groupsTab}
          </Link>
        )}
      </p>
    </li>
  );
}

/** Title, as a link that covers the row, game and site. */
function NameCell({ tournament: { site, slug, title, game } }: TournamentProps) {
  const { notPublic } = useMessages("visibility");
  const isPublic = useGetPublicShare()([{ site, slug }]) !== "none";
  const isFollowed = usePreferences().tournaments.includes(`${site}/${slug}`);
  return (
    <div className={styles["name"]}>
      <Link to="/tournaments/$site/$slug" params={{ site, slug }} className={styles["title"]}>
        <bdi dir="auto" translate="no">
          {title}
        </bdi>
        {isFollowed && <Icon name="star-fill" />}
      </Link>
      <span className={styles["meta"]}>
        <span>{game}</span>
        <span className={styles["site"]}> · {site}</span>
        {!isPublic && <span> · {notPublic}</span>}
      </span>
    </div>
  );
}

/** Current stage above dates and number of contestants; the dates above it before the start. */
function StageCell({ tournament }: TournamentProps) {
  const { match, tournament: messages } = useMessages("common");
  const { stage, counts, played } = tournament;
  const hasBegun = counts.live + played > 0;
  if (stage === null || !hasBegun) {
    return (
      <div className={styles["stage"]}>
        <Dates tournament={tournament} className={styles["dates"]} />
        <ContestantCount tournament={tournament} />
      </div>
    );
  }
  const name = stage.type === "round" ? match.roundName(stage.name) : null;
  const text = stage.type === "swiss-round" ? messages.swissRound(stage.number) : messages.groups;
  return (
    <div className={styles["stage"]}>
      <span className={styles["round"]}>
        <span className={styles["long"]}>{name?.long ?? text}</span>
        <span className={styles["short"]}>{name?.medium ?? text}</span>
      </span>
      <span className={styles["meta"]}>
        <Dates tournament={tournament} />
        {tournament.start !== null && " · "}
        {messages.contestantCount(tournament.contestants)}
      </span>
    </div>
  );
}

function Dates({
  tournament: { start, end, venueZone },
  className,
}: TournamentProps & { readonly className?: string | undefined }) {
  const venue = useVenueFormat(venueZone);
  if (start === null) return null;
  return (
    <span className={className}>{venue.dates(Date.parse(start), Date.parse(end ?? start))}</span>
  );
}

function ContestantCount({ tournament: { contestants } }: TournamentProps) {
  const { contestantCount } = useMessages("common").tournament;
  return <span className={styles["meta"]}>{contestantCount(contestants)}</span>;
}

/** Number of a tournament's attention items that are not claimed yet. For staff only. */
function AttentionCount({ tournament: { site, slug } }: TournamentProps) {
  const { needAttention } = useMessages("common").tournament;
  const items = (useAttentionItems().data?.rows ?? []).filter(
    ({ standing, place: { tournament } }) =>
      standing === "open" && tournament?.site === site && tournament.slug === slug,
  );
  if (items.length === 0) return null;
  const hasConflict = items.some(({ severity }) => severity === "alarm");
  return (
    <span className={styles["attention"]}>
      <StatusLabel tone={hasConflict ? "conflict" : "warn"}>
        {items.length}
        <span>{needAttention(items.length).replace(/^\d+/u, "")}</span>
      </StatusLabel>
    </span>
  );
}
