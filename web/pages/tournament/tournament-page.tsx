import { Link, Outlet, useLocation, useParams } from "#web/routing/routing.tsx";
import { useState } from "react";
import type { TournamentSummary } from "#core/contract/tournament.ts";
import { nameBrackets } from "#core/i18n/bracket-names.ts";
import { findTotal } from "#core/match/progress.ts";
import { PageColumn } from "#web/kit/page-column.tsx";
import { useGetPublicShare } from "#web/api/public-share.ts";
import { isNotFound } from "#web/api/api-error.ts";
import { useTournament } from "#web/api/tournaments.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { FollowButton } from "#web/kit/follow-button.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Row } from "#web/kit/layout.tsx";
import { Text } from "#web/kit/text.tsx";
import { TabList } from "#web/kit/tab-list.tsx";
import { MissingPage } from "#web/features/palette/missing-page.tsx";
import { PageTitle } from "#web/features/page-title/page-title.tsx";
import { LoadingState } from "#web/kit/loading-state.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { ToolSlotContext } from "./tool-slot.ts";
import title from "#web/kit/page-title.module.css";
import styles from "./tournament-page.module.css";

/** Page of a tournament: title, progress, podium and tabs. */
export function TournamentPage() {
  const messages = useMessages("common");
  const publicPart = useGetPublicShare();
  const { notPublic } = useMessages("visibility");
  const { nav } = useFirstPageMessages();
  // Elsewhere the standings and the places of a bracket show what is missing.
  const isList = useLocation(({ pathname }) => pathname.endsWith("/matches"));
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
  const { game, start, end, progress, coverage, venueZone } = data.tournament;
  const dates = start === null ? [] : [venue.dates(Date.parse(start), Date.parse(end ?? start))];
  const zone = venueZone === null ? [] : [messages.tournament.zone(venueZone)];
  const hidden = publicPart([{ site, slug }]) === "none" ? [notPublic] : [];
  const figures = [
    messages.tournament.ended(progress.ended, findTotal(data.tournament)),
    ...(progress.live > 0 ? [messages.tournament.liveCount(progress.live)] : []),
    ...(isList && coverage.partial ? [messages.tournament.missingMatches(coverage.unseen)] : []),
  ];
  const place = [game, ...dates, ...zone, site, ...hidden];
  return (
    <>
      <title>{`${data.tournament.title} · ${messages.product}`}</title>
      <Row
        as="header"
        gap={4}
        className={joinClassNames("line-below", styles["header"])}
        data-screen-only
      >
        <Row gap={4} className={styles["heading"]}>
          <PageTitle
            back={{ to: "/tournaments", label: nav.tournaments }}
            className={title["title"]}
          >
            {data.tournament.title}
          </PageTitle>
          <Text as="p" type="meta" tone="faint" className={styles["meta"]}>
            {[...place, figures.join(", ")].join(" · ")}
          </Text>
        </Row>
        <FollowButton kind="tournaments" id={`${site}/${slug}`} isCompact />
        <TournamentTabs tournament={data.tournament} contestants={data.contestants.length} />
        <div ref={setSlot} className={joinClassNames("row", styles["slot"])} />
      </Row>
      <div role="tabpanel" aria-label={data.tournament.title}>
        <ToolSlotContext value={slot}>
          <Outlet />
        </ToolSlotContext>
      </div>
    </>
  );
}

interface TournamentTabsProps {
  readonly tournament: TournamentSummary;
  readonly contestants: number;
}

/** Tabs of a tournament: brackets, groups, ranking, matches, contestants. */
function TournamentTabs({ tournament, contestants }: TournamentTabsProps) {
  const messages = useMessages("common");
  const { site, slug, brackets, groups, hasRanking, seen } = tournament;
  const names = nameBrackets(brackets, messages.tournament.bracket);
  // Name, whether it is shown, and the number beside it.
  const tabs = [
    ["groups", groups.length > 0, groups.length],
    ["ranking", hasRanking, null],
    ["matches", true, seen],
    ["contestants", true, contestants],
  ] as const;
  const pathname = useLocation((location) => location.pathname);
  const part = pathname.split("/").slice(4).map(decodeURIComponent);
  return (
    <div className={styles["tabs"]}>
      <TabList label={messages.tournament.tabs}>
        {brackets.map(({ id, ids }, index) => (
          <Link
            key={id}
            to="/tournaments/$site/$slug/bracket/$id"
            params={{ site, slug, id }}
            {...tabProps(part[0] === "bracket" && part[1] !== undefined && ids.includes(part[1]))}
          >
            {brackets.length === 1 ? messages.tournament.bracket : names[index]}
          </Link>
        ))}
        {tabs.map(
          ([name, isShown, count]) =>
            isShown && (
              <Link
                key={name}
                to={`/tournaments/$site/$slug/${name}`}
                params={{ site, slug }}
                {...tabProps(part[0] === name)}
              >
                {messages.tournament[name]}
                {count !== null && " "}
                {count !== null && <Text tone="faint">{count}</Text>}
              </Link>
            ),
        )}
      </TabList>
    </div>
  );
}

/** Returns the properties that make a link a tab. */
function tabProps(selected: boolean) {
  return {
    role: "tab",
    "aria-selected": selected,
    tabIndex: selected ? 0 : -1,
    resetScroll: false,
  };
}
