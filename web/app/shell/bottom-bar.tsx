import { Link } from "@tanstack/react-router";
import { showOverlay } from "#web/hooks/overlay.ts";
import { useWords } from "#web/hooks/words.ts";
import styles from "./bottom-bar.module.css";

/** The pages, where a thumb reaches them. */
export function BottomBar() {
  const { nav } = useWords();
  return (
    <nav className={styles["bar"]} aria-label={nav.label}>
      <Link to="/" activeOptions={{ exact: true, includeSearch: false }}>
        {nav.now}
      </Link>
      <Link to="/matches" activeOptions={{ includeSearch: false }}>
        {nav.matches}
      </Link>
      <Link to="/tournaments">{nav.events}</Link>
      <Link to="/schedule" activeOptions={{ includeSearch: false }}>
        {nav.schedule}
      </Link>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          showOverlay("palette");
        }}
      >
        {nav.find}
      </button>
    </nav>
  );
}
