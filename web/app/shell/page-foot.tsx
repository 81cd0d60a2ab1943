import { lazy, Suspense } from "react";
import { showOverlay } from "#web/hooks/overlay.ts";
import { useWords } from "#web/hooks/words.ts";
import styles from "./page-foot.module.css";

const FootEnd = lazy(async () => {
  const { FootEnd: end } = await import("./foot-end.tsx");
  return { default: end };
});

/** Below every page: what is about all of them. */
export function PageFoot() {
  const { nav } = useWords();
  return (
    <footer className={styles["foot"]}>
      <button
        type="button"
        onClick={() => {
          showOverlay("preferences");
        }}
      >
        {nav.preferences}
      </button>
      <button
        type="button"
        className={styles["keys"]}
        aria-keyshortcuts="?"
        onClick={() => {
          showOverlay("shortcuts");
        }}
      >
        {nav.shortcuts}
      </button>
      <Suspense>
        <FootEnd />
      </Suspense>
    </footer>
  );
}
