import { useSearch } from "@tanstack/react-router";
import { Suspense } from "react";
import { NOW_PAGE_ROW_COUNTS } from "#core/paths/initial-data.ts";
import { useAreAttentionItemsSettled } from "#web/api/desk-attention.ts";
import { useMatches, createNowPageFilters } from "#web/api/matches.ts";
import { useAreStaffFlagsSettled, useIsStaff } from "#web/api/app-data-provider.tsx";
import { describeFailure } from "#web/api/describe-failure.ts";
import { createLazyComponent } from "#web/components/create-lazy-component.ts";
import { LoadingState } from "#web/components/loading-state.tsx";
import { useRenderStage } from "#web/hooks/use-render-stage.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { EndedSection } from "./ended-section.tsx";
import { LiveSection } from "./live-section.tsx";
import { NextSection } from "./next-section.tsx";
import styles from "./now-page.module.css";

const ChangeFeed = createLazyComponent(
  () => import("#web/features/matches/changes/change-feed.tsx"),
  "ChangeFeed",
);
// Loaded by staff only.
const loadStaffParts = () => import("#web/features/desk/attention/first-parts.ts");
const AttentionBar = createLazyComponent(loadStaffParts, "AttentionBar");
const AttentionColumn = createLazyComponent(loadStaffParts, "AttentionColumn");

/** Rows rendered first: as many as a phone shows without scrolling. */
const FIRST_ROWS = 8;
/** Rows rendered in each later stage: few, so that phones stay responsive. */
const ROWS_PER_STAGE = 3;
const { upcoming: NEXT, ended: ENDED } = NOW_PAGE_ROW_COUNTS;
/** Maximum number of lines of changes beside the matches. */
const CHANGES = 14;

/** First page: live, upcoming and recently ended matches; for staff also attention items. */
export function NowPage() {
  const messages = useFirstPageMessages();
  const { game } = useSearch({ from: "__root__" });
  const lists = createNowPageFilters(game);
  const live = useMatches(lists.live);
  const upcoming = useMatches(lists.upcoming);
  const ended = useMatches(lists.ended);
  const areMarksSettled = useAreStaffFlagsSettled();
  const isAttentionSettled = useAreAttentionItemsSettled();
  const isStaff = useIsStaff();
  const liveCount = live.data?.matches.length ?? 0;
  const rows = liveCount + NEXT + ENDED;
  const renderedRows =
    FIRST_ROWS + useRenderStage(Math.ceil(rows / ROWS_PER_STAGE)) * ROWS_PER_STAGE;
  const pageTitle = (
    <>
      <title>{`${messages.now.title} · ${messages.product}`}</title>
      <h1 className="visually-hidden">{messages.now.title}</h1>
    </>
  );
  // Waits for everything, because content that loads later would cause a layout shift.
  const error = live.error ?? upcoming.error ?? ended.error;
  const loadingPage = (
    <>
      {pageTitle}
      <div className={styles["columns"]}>
        <LoadingState failure={describeFailure(error, messages)} rows={12} />
      </div>
    </>
  );
  if (!areMarksSettled || !isAttentionSettled || !live.data || !upcoming.data || !ended.data)
    return loadingPage;
  return (
    <Suspense fallback={loadingPage}>
      {pageTitle}
      {isStaff && <AttentionBar />}
      <div className={styles["columns"]}>
        <div className={styles["lists"]}>
          <LiveSection
            live={live.data}
            upcoming={upcoming.data}
            renderedRows={Math.min(renderedRows, liveCount)}
          />
          {renderedRows > liveCount && (
            <NextSection
              upcoming={upcoming.data}
              maxRows={NEXT}
              renderedRows={Math.min(renderedRows - liveCount, NEXT)}
            />
          )}
          {renderedRows > liveCount + NEXT && (
            <EndedSection
              ended={ended.data}
              maxRows={ENDED}
              renderedRows={Math.min(renderedRows - liveCount - NEXT, ENDED)}
            />
          )}
        </div>
        <div className={styles["side"]}>
          {isStaff && <AttentionColumn />}
          {/* At the end of its column, so that loading it causes no layout shift. */}
          <Suspense>
            {renderedRows > rows && <ChangeFeed game={game} maxLines={CHANGES} />}
          </Suspense>
        </div>
      </div>
    </Suspense>
  );
}
