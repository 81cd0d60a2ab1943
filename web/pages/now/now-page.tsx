import { useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useAttentionAsked } from "#web/api/desk-attention.ts";
import { useDeskMarksAsked, useIsStaff } from "#web/api/desk-marks.ts";
import { useMatches } from "#web/api/matches.ts";
import { sayFailure } from "#web/api/say-failure.ts";
import { Waiting } from "#web/components/waiting/waiting.tsx";
import { useWords } from "#web/hooks/words.ts";
import { EndedSection } from "./ended-section.tsx";
import { LiveSection } from "./live-section.tsx";
import { NextSection } from "./next-section.tsx";
import styles from "./now-page.module.css";

const ChangeFeed = lazy(async () => {
  const { ChangeFeed: feed } = await import("#web/features/matches/change-feed.tsx");
  return { default: feed };
});
// Only staff load what is theirs.
const AttentionBar = lazy(async () => {
  const { AttentionBar: bar } = await import("#web/features/desk/attention-bar.tsx");
  return { default: bar };
});
const AttentionColumn = lazy(async () => {
  const { AttentionColumn: column } = await import("#web/features/desk/attention-column.tsx");
  return { default: column };
});

/** Lines of changes beside what is played. */
const CHANGES = 14;

/** What is played, what comes and what just ended, in one scroll. */
export function NowPage() {
  const words = useWords();
  const { game } = useSearch({ from: "__root__" });
  const live = useMatches({ state: "live", game });
  const upcoming = useMatches({ state: "upcoming", game });
  const ended = useMatches({ state: "ended", game });
  const marksAsked = useDeskMarksAsked();
  const attentionAsked = useAttentionAsked();
  const isStaff = useIsStaff();
  const head = (
    <>
      <title>{`${words.now.title} · ${words.product}`}</title>
      <h1 className="visually-hidden">{words.now.title}</h1>
    </>
  );
  // All at once: what came later would push down what somebody reads already.
  if (!marksAsked || !attentionAsked || !live.data || !upcoming.data || !ended.data) {
    const error = live.error ?? upcoming.error ?? ended.error;
    return (
      <>
        {head}
        <div className={styles["columns"]}>
          <Waiting failure={sayFailure(error, words)} rows={12} />
        </div>
      </>
    );
  }
  return (
    <Suspense>
      {head}
      {isStaff && <AttentionBar />}
      <div className={styles["columns"]}>
        <div className={styles["lists"]}>
          <LiveSection live={live.data} upcoming={upcoming.data} />
          <NextSection upcoming={upcoming.data} />
          <EndedSection ended={ended.data} />
        </div>
        <div className={styles["side"]}>
          {isStaff && <AttentionColumn />}
          {/* At the end of its column: whenever it comes, nothing moves. */}
          <Suspense>
            <ChangeFeed game={game} shown={CHANGES} />
          </Suspense>
        </div>
      </div>
    </Suspense>
  );
}
