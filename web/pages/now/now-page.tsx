import { useSearch } from "@tanstack/react-router";
import { Suspense } from "react";
import { NOW_ROWS } from "#core/paths/initial-data.ts";
import { useIsAttentionSettled } from "#web/api/desk-attention.ts";
import { useMatches, nowLists } from "#web/api/matches.ts";
import { useAreDeskMarksSettled, useIsStaff } from "#web/api/app-data-provider.tsx";
import { describeFailure } from "#web/api/describe-failure.ts";
import { lazyPart } from "#web/components/lazy-part.ts";
import { LoadingState } from "#web/components/loading-state.tsx";
import { useStages } from "#web/hooks/use-stages.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { EndedSection } from "./ended-section.tsx";
import { LiveSection } from "./live-section.tsx";
import { NextSection } from "./next-section.tsx";
import styles from "./now-page.module.css";

const ChangeFeed = lazyPart(
  () => import("#web/features/matches/changes/change-feed.tsx"),
  "ChangeFeed",
);
// Only staff load what is theirs.
const loadStaffParts = () => import("#web/features/desk/attention/first-parts.ts");
const AttentionBar = lazyPart(loadStaffParts, "AttentionBar");
const AttentionColumn = lazyPart(loadStaffParts, "AttentionColumn");

/** Rows drawn at first: what a phone shows before anybody scrolls. */
const FIRST_ROWS = 8;
/** Rows drawn in each stage after it: few enough that none holds a phone up. */
const ROWS_A_STAGE = 3;
const { upcoming: NEXT, ended: ENDED } = NOW_ROWS;
/** Lines of changes beside what is played. */
const CHANGES = 14;

/** What is played, what comes and what just ended, in one scroll. */
export function NowPage() {
  const messages = useMessages();
  const { game } = useSearch({ from: "__root__" });
  const lists = nowLists(game);
  const live = useMatches(lists.live);
  const upcoming = useMatches(lists.upcoming);
  const ended = useMatches(lists.ended);
  const marksAsked = useAreDeskMarksSettled();
  const attentionAsked = useIsAttentionSettled();
  const isStaff = useIsStaff();
  const playing = live.data?.matches.length ?? 0;
  const rows = playing + NEXT + ENDED;
  const drawn = FIRST_ROWS + useStages(Math.ceil(rows / ROWS_A_STAGE)) * ROWS_A_STAGE;
  const head = (
    <>
      <title>{`${messages.now.title} · ${messages.product}`}</title>
      <h1 className="visually-hidden">{messages.now.title}</h1>
    </>
  );
  // All at once: what came later would push down what somebody reads already.
  const error = live.error ?? upcoming.error ?? ended.error;
  const waiting = (
    <>
      {head}
      <div className={styles["columns"]}>
        <LoadingState failure={describeFailure(error, messages)} rows={12} />
      </div>
    </>
  );
  if (!marksAsked || !attentionAsked || !live.data || !upcoming.data || !ended.data) return waiting;
  return (
    <Suspense fallback={waiting}>
      {head}
      {isStaff && <AttentionBar />}
      <div className={styles["columns"]}>
        <div className={styles["lists"]}>
          <LiveSection live={live.data} upcoming={upcoming.data} drawn={Math.min(drawn, playing)} />
          {drawn > playing && (
            <NextSection
              upcoming={upcoming.data}
              shown={NEXT}
              drawn={Math.min(drawn - playing, NEXT)}
            />
          )}
          {drawn > playing + NEXT && (
            <EndedSection
              ended={ended.data}
              shown={ENDED}
              drawn={Math.min(drawn - playing - NEXT, ENDED)}
            />
          )}
        </div>
        <div className={styles["side"]}>
          {isStaff && <AttentionColumn />}
          {/* At the end of its column: whenever it comes, nothing moves. */}
          <Suspense>{drawn > rows && <ChangeFeed game={game} shown={CHANGES} />}</Suspense>
        </div>
      </div>
    </Suspense>
  );
}
