import { showOverlay } from "#web/hooks/overlay.ts";
import { useWords } from "#web/hooks/words.ts";
import styles from "./page-foot.module.css";

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
    </footer>
  );
}
