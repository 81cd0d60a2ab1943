import { Link } from "#web/routing/routing.tsx";
import { MINUTE } from "#core/lib/time.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { describeStart, formatStart } from "#web/kit/match/describe-start.ts";
import { MatchLine } from "#web/kit/match/match-line.tsx";
import { TwoLineList } from "#web/kit/match/two-line-list.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import { useAttentionItems } from "#web/api/desk-attention.ts";
import { useGetPublicShare } from "#web/api/public-share.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { Icon } from "#web/kit/icon.tsx";
import { Row, Stack } from "#web/kit/layout.tsx";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { Text } from "#web/kit/text.tsx";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { DecidedBrackets, TournamentPodium } from "./tournament-podium.tsx";
import { ProgressBar, ProgressFigures } from "./tournament-progress.tsx";
import type { TournamentProps } from "./tournament-phase.ts";
import styles from "./tournament-row.module.css";

/** Row of a tournament that is not completed: stage, progress and next match. */
export function TournamentRow({ tournament }: TournamentProps) {
  const isStaff = useIsStaff();
  const isPhone = useMediaQuery("(width < 720px)");
  const stage = useStageName(tournament);
  return (
    <li className={styles["row"]}>
      <NameCell tournament={tournament} isPhone={isPhone} />
      {!isPhone && <StageCell tournament={tournament} stage={stage?.long} />}
      <div className={styles["main"]}>
        <ProgressBar tournament={tournament} />
        {!isPhone && <ProgressFigures tournament={tournament} />}
      </div>
      {isPhone ? (
        <Row between wrap gap={0} className={styles["rest"]}>
          <ProgressFigures tournament={tournament} isShort />
          <Text type="meta" tone="soft">
            {stage && `${stage.medium} · `}
            <NextStart tournament={tournament} />
          </Text>
        </Row>
      ) : (
        <NextMatch tournament={tournament} />
      )}
      {isStaff && <AttentionCount tournament={tournament} />}
      {tournament.counts.live === 0 && (
        <DecidedBrackets tournament={tournament} className={styles["decided"]} />
      )}
    </li>
  );
}

/** Row of a completed tournament: its podium, and links to its ranking, bracket or groups. */
export function CompletedRow({ tournament }: TournamentProps) {
  const { ranking, bracket, groups: groupsTab } = useMessages("common").tournament;
  const { site, slug, hasRanking, brackets, groups } = tournament;
  const isPhone = useMediaQuery("(width < 720px)");
  const [first] = brackets;
  const link = { params: { site, slug }, className: "over-link strong" };
  return (
    <li className={styles["row"]}>
      <NameCell tournament={tournament} isPhone={isPhone} />
      <StageCell tournament={tournament} stage={undefined} />
      <TournamentPodium tournament={tournament} />
      <Stack as="p" gap={1} className={styles["end"]} data-screen-only>
        {hasRanking && (
          <Link {...link} to="/tournaments/$site/$slug/ranking">
            {ranking}
          </Link>
        )}
        {first !== undefined && (
          <Link
            {...link}
            to="/tournaments/$site/$slug/bracket/$id"
            params={{ site, slug, id: first.id }}
          >
            {bracket}
          </Link>
        )}
        {!hasRanking && groups.length > 0 && (
          <Link {...link} to="/tournaments/$site/$slug/groups">
            {groupsTab}
          </Link>
        )}
      </Stack>
    </li>
  );
}

/** Title, as a link that covers the row, game and site. */
function NameCell({
  tournament: { site, slug, title, game },
  isPhone,
}: TournamentProps & { readonly isPhone: boolean }) {
  const { notPublic } = useMessages("visibility");
  const isPublic = useGetPublicShare()([{ site, slug }]) !== "none";
  const isFollowed = usePreferences().tournaments.includes(`${site}/${slug}`);
  return (
    <div>
      <Link
        to="/tournaments/$site/$slug"
        params={{ site, slug }}
        className="cover-link plain-link text-minor"
      >
        <bdi dir="auto" translate="no">
          {title}
        </bdi>{" "}
        {isFollowed && <Icon name="star-fill" />}
      </Link>{" "}
      <Text as={isPhone ? "span" : "p"} type="meta" tone="soft" cut={!isPhone}>
        {game}
        {!isPhone && ` · ${site}`}
        {!isPublic && ` · ${notPublic}`}
      </Text>
    </div>
  );
}

/** Current stage above dates and number of contestants; the dates above the number without one. */
function StageCell({
  tournament: { start, end, venueZone, contestants },
  stage,
}: TournamentProps & { readonly stage: string | undefined }) {
  const { contestantCount } = useMessages("common").tournament;
  const venue = useVenueFormat(venueZone);
  const dates = start === null ? "" : venue.dates(Date.parse(start), Date.parse(end ?? start));
  const facts = [stage, dates, contestantCount(contestants)].filter(Boolean);
  const [first, ...others] = stage === undefined ? facts : [stage, facts.slice(1).join(" · ")];
  return (
    <div className={styles["stage"]}>
      <Text as="p" cut>
        {first}
      </Text>
      <Text as="p" type="meta" tone="soft" cut>
        {others.join(" · ")}
      </Text>
    </div>
  );
}

/** Returns the current stage; `null` if it is unknown or before the first match. */
function useStageName({ stage, counts, played }: TournamentProps["tournament"]) {
  const { match, tournament } = useMessages("common");
  const { swiss } = useMessages("standings");
  if (stage === null || counts.live + played === 0) return null;
  if (stage.type === "round") return match.roundName(stage.name);
  const text = stage.type === "swiss-round" ? swiss.round(stage.number) : tournament.groups;
  return { long: text, medium: text };
}

/** The next match of a tournament as a line; why there is none otherwise. */
function NextMatch({ tournament }: TournamentProps) {
  const messages = useMessages("common");
  const venue = useVenueFormat(tournament.venueZone);
  const now = useServerNow(MINUTE);
  const { next } = tournament;
  if (next === null) {
    return (
      <Text as="p" tone="soft" className={styles["rest"]}>
        <NextStart tournament={tournament} />
      </Text>
    );
  }
  return (
    <div className={joinClassNames(styles["rest"], "over-link")}>
      <span className="visually-hidden">{messages.tournament.next} </span>
      <TwoLineList>
        <MatchLine match={next} now={now} venue={venue} />
      </TwoLineList>
    </div>
  );
}

/** Start of the next match without contestants: "next 03:30", "02:00, 45 min late". */
function NextStart({ tournament: { next, counts, played, venueZone } }: TournamentProps) {
  const messages = useMessages("common");
  const venue = useVenueFormat(venueZone);
  const now = useServerNow(MINUTE);
  const { next: label, noLaterMatch, nextUnknown, firstStartUnknown } = messages.tournament;
  if (next === null) return counts.live > 0 ? noLaterMatch : nextUnknown;
  if (next.start === null) {
    return counts.live + played > 0 ? messages.match.time.unknown : firstStartUnknown;
  }
  const when = describeStart(next, { now, venue, messages });
  const late = when?.kind === "late" ? formatStart(when, messages) : null;
  return (
    <>
      {late === null && `${label} `}
      <b>{venue.time(Date.parse(next.start))}</b>
      {late !== null && (
        <Text strong tone="warn">
          , {late}
        </Text>
      )}
    </>
  );
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
    <span className={styles["end"]}>
      <StatusLabel tone={hasConflict ? "conflict" : "warn"}>
        {items.length}
        <span className="visually-hidden">{needAttention(items.length).replace(/^\d+/u, "")}</span>
      </StatusLabel>
    </span>
  );
}
