import { useSearch } from "#web/routing/routing.tsx";
import { Suspense, useMemo, memo, type CSSProperties } from "react";
import { MINUTE } from "#core/lib/time.ts";
import { NOW_PAGE_FILTERS, NOW_PAGE_ROW_COUNTS } from "#core/paths/initial-data.ts";
import { useAreAttentionItemsSettled } from "#web/api/desk-attention.ts";
import { useMatches, createNowPageFilters } from "#web/api/matches.ts";
import { useAreStaffFlagsSettled, useIsStaff, useMeta } from "#web/api/app-data-provider.tsx";
import { createLazyComponent } from "#web/kit/create-lazy-component.ts";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { describeStart } from "#web/kit/match/describe-start.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { LoadingState } from "#web/kit/loading-state.tsx";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { useViewportHeight } from "#web/hooks/use-viewport-height.ts";
import { useRenderStage } from "#web/hooks/use-render-stage.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { listJustEnded } from "./list-just-ended.ts";
import { shareHeight } from "./share-height.ts";
import styles from "./now-page.module.css";
import type { MatchList } from "#core/contract/match.ts";
import { MatchSection, type ListProps } from "./match-section.tsx";
import { useFormattedListHorizon, useVenueFormat } from "#web/api/venue.ts";

interface LiveSectionProps extends ListProps {
  readonly live: MatchList;
  /** Upcoming matches; the next one is named if no match is live. */
  readonly upcoming: MatchList;
}

/** Live matches. */
const LiveSection = memo(function LiveSection({ live, upcoming, ...list }: LiveSectionProps) {
  const messages = useFirstPageMessages();
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const { watchingSince, demo } = useMeta();
  const count = live.matches.length;
  const aside = [
    ...(watchingSince === null
      ? []
      : [messages.now.watchingSince(venue.when(Date.parse(watchingSince)))]),
    ...(demo ? [messages.now.demo] : []),
  ].join(" · ");
  return (
    <MatchSection
      {...list}
      state="live"
      title={messages.now.live(count)}
      mark={<StatusLabel tone="live">{messages.match.mark.live}</StatusLabel>}
      matches={live.matches}
      total={count}
      aside={aside}
      empty={describeNothingLive()}
    />
  );

  function describeNothingLive(): string {
    const next = upcoming.matches.find(
      ({ start, unresolved }) => !unresolved && start !== null && Date.parse(start) > now,
    );
    if (next === undefined || next.start === null) return messages.now.nothingLive;
    const start = Date.parse(next.start);
    const when = describeStart(next, { now, venue, messages, headingDay: venue.dayKey(start) });
    return messages.now.nothingLiveNext(
      formatSlots(next.slots, messages),
      venue.when(start),
      when === null || when.kind === "day" ? "" : when.text,
    );
  }
});

/** Upcoming matches, late ones first. */
const NextSection = memo(function NextSection({
  upcoming,
  ...list
}: ListProps & { readonly upcoming: MatchList }) {
  const { now: messages } = useFirstPageMessages();
  const horizon = useFormattedListHorizon("upcoming");
  const matches = upcoming.matches.filter((match) => !match.unresolved);
  return (
    <MatchSection
      {...list}
      state="upcoming"
      title={messages.next}
      matches={matches}
      total={upcoming.counts.upcoming - upcoming.matches.length + matches.length}
      aside={horizon === null ? "" : messages.horizon(horizon)}
      empty={messages.nothingNext}
    />
  );
});

const ChangeFeed = createLazyComponent(
  () => import("#web/features/matches/changes/change-feed.tsx"),
  "ChangeFeed",
);
// Loaded by staff only.
const loadStaffParts = () => import("#web/features/desk/attention/first-parts.ts");
const AttentionBar = createLazyComponent(loadStaffParts, "AttentionBar");
const AttentionColumn = createLazyComponent(loadStaffParts, "AttentionColumn");
const FirstStart = createLazyComponent(loadStaffParts, "FirstStart");
// Loaded by viewers who follow a contestant.
const FollowedSection = createLazyComponent(
  () => import("./followed-section.tsx"),
  "FollowedSection",
);
// Loaded on very wide screens.
const FourthColumn = createLazyComponent<"FourthColumn", object>(
  () => import("./fourth-column.tsx"),
  "FourthColumn",
);

/** Rows rendered first: as many as a phone shows without scrolling. */
const FIRST_ROWS = 8;
/** Rows rendered in each later stage: few, so that phones stay responsive. */
const ROWS_PER_STAGE = 3;
/** Maximum numbers of rows of the lists: one column, two columns, and lists of a fixed height. */
const ROWS_OF_NARROW = { live: 8, upcoming: 5, ended: 6 } as const;
const ROWS_OF_WIDE = {
  live: Infinity,
  upcoming: NOW_PAGE_FILTERS.upcoming.limit,
  ended: NOW_PAGE_FILTERS.ended.limit,
} as const;
const ROWS_OF_MEDIUM = { live: Infinity, ...NOW_PAGE_ROW_COUNTS } as const;
/** Maximum number of lines of changes beside the matches. */
const CHANGES = 14;
const CHANGES_OF_WIDE = 30;

/** Height of all on the first screen but the rows of Live, with the first of Next, in rem. */
const HEIGHT_BESIDE_LIVE = 17;
/** Height of the rows of Live in a low window, in rem. */
const LEAST_LIVE = 14;

/** First page: live, upcoming and recently ended matches; for staff also attention items. */
export function NowPage() {
  const messages = useFirstPageMessages();
  const { game } = useSearch({ from: "__root__" });
  const lists = createNowPageFilters(game);
  const live = useMatches(lists.live);
  const upcoming = useMatches(lists.upcoming);
  const ended = useMatches(lists.ended);
  const { dataAt } = useMeta();
  const now = useServerNow(MINUTE);
  const justEnded = useMemo(() => listJustEnded(ended.data?.matches ?? [], now), [ended.data, now]);
  const areMarksSettled = useAreStaffFlagsSettled();
  const isAttentionSettled = useAreAttentionItemsSettled();
  const isStaff = useIsStaff();
  const { contestants } = usePreferences();
  const isNarrow = !useMediaQuery("(width >= 1200px)");
  const isFixed = useMediaQuery("(width >= 1920px)");
  const hasFourthColumn = useMediaQuery("(width >= 2560px)");
  const max = isNarrow ? ROWS_OF_NARROW : isFixed ? ROWS_OF_WIDE : ROWS_OF_MEDIUM;
  const height = useViewportHeight();
  const liveRows = Math.min(live.data?.matches.length ?? 0, max.live);
  const rows = liveRows + max.upcoming + max.ended;
  const stage = useRenderStage(Math.ceil(rows / ROWS_PER_STAGE));
  // Lists of a fixed height are whole at once: all their rows are on the first screen.
  const renderedRows = isFixed ? Infinity : FIRST_ROWS + stage * ROWS_PER_STAGE;
  const pageTitle = (
    <>
      <title>{`${messages.nav.now} · ${messages.product}`}</title>
      <h1 className="visually-hidden">{messages.nav.now}</h1>
    </>
  );
  // Waits for everything, because content that loads later would cause a layout shift.
  const error = live.error ?? upcoming.error ?? ended.error;
  const loadingPage = (
    <>
      {pageTitle}
      <div className={styles["page"]}>
        {isStaff && dataAt === null ? <FirstStart /> : <LoadingState error={error} rows={12} />}
      </div>
    </>
  );
  if (!areMarksSettled || !isAttentionSettled || !live.data || !upcoming.data || !ended.data)
    return loadingPage;
  const matches = [...live.data.matches, ...upcoming.data.matches];
  const share = shareHeight([live.data.matches, upcoming.data.matches], [justEnded]);
  const areas = arrangeLists({ isStaff, hasFollowed: contestants.length > 0, hasFourthColumn });
  const style: CSSProperties = { "--areas": areas, "--lower": `${share}fr` };
  return (
    <Suspense fallback={loadingPage}>
      {pageTitle}
      {isStaff && isNarrow && <AttentionBar />}
      <div className={styles["page"]} style={style}>
        <div className={styles["column"]}>
          {contestants.length > 0 && (
            <div style={{ gridArea: "followed" }}>
              <FollowedSection contestants={contestants} matches={matches} isFixed={isFixed} />
            </div>
          )}
          <div style={{ gridArea: "live" }}>
            <LiveSection
              live={live.data}
              upcoming={upcoming.data}
              maxRows={max.live}
              renderedRows={Math.min(renderedRows, liveRows)}
              isFixed={isFixed}
              room={isNarrow ? undefined : Math.max(height - HEIGHT_BESIDE_LIVE, LEAST_LIVE)}
            />
          </div>
          {renderedRows > liveRows && (
            <div style={{ gridArea: "next" }}>
              <NextSection
                upcoming={upcoming.data}
                maxRows={max.upcoming}
                renderedRows={Math.min(renderedRows - liveRows, max.upcoming)}
                isFixed={isFixed}
                form={isFixed ? "slim" : "list"}
              />
            </div>
          )}
          {renderedRows > liveRows + max.upcoming && (
            <div style={{ gridArea: "ended" }}>
              <MatchSection
                state="ended"
                title={messages.now.ended}
                empty={messages.now.nothingEnded}
                matches={justEnded}
                total={ended.data.counts.ended}
                maxRows={max.ended}
                renderedRows={Math.min(renderedRows - liveRows - max.upcoming, max.ended)}
                isFixed={isFixed}
                form={hasFourthColumn && !isStaff ? "slim" : "list"}
              />
            </div>
          )}
        </div>
        <div className={styles["column"]}>
          {isStaff && !isNarrow && (
            <div className={styles["attention"]}>
              <AttentionColumn />
            </div>
          )}
          {/* At the end of its column, so that loading it causes no layout shift. On phones after the rows. */}
          <div style={{ gridArea: "changes" }}>
            <Suspense>
              {(!isNarrow || renderedRows > rows) && (
                <ChangeFeed
                  game={game}
                  maxLines={isFixed ? CHANGES_OF_WIDE : CHANGES}
                  isFixed={isFixed}
                />
              )}
            </Suspense>
          </div>
          {hasFourthColumn && <FourthColumn />}
        </div>
      </div>
    </Suspense>
  );
}

interface Arrangement {
  readonly isStaff: boolean;
  readonly hasFollowed: boolean;
  readonly hasFourthColumn: boolean;
}

/** Returns the places of the lists in two rows: `grid-template-areas` of wide windows. */
function arrangeLists({ isStaff, hasFollowed, hasFourthColumn }: Arrangement): string {
  const second = ["next", hasFollowed ? "followed" : "next"];
  const columns = isStaff
    ? [["live", "ended"], second, ["attention", "changes"], ["stations", "onAir"]]
    : hasFourthColumn
      ? [["live", "live"], second, ["ended", "ended"], ["changes", "stations"]]
      : [["live", "ended"], second, ["changes", "changes"]];
  const visible = hasFourthColumn ? columns : columns.slice(0, 3);
  return [0, 1].map((row) => `"${visible.map((areas) => areas[row]).join(" ")}"`).join(" ");
}
