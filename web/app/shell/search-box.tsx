import { showOverlay } from "#web/hooks/overlay.ts";
import { useMessages } from "#web/i18n/messages.ts";
import styles from "./search-box.module.css";

/** Looks like a field and opens the palette, where anything is found by its name. */
export function SearchBox() {
  const { nav } = useMessages();
  return (
    <button
      type="button"
      className={styles["search"]}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => {
        showOverlay("palette");
      }}
    >
      <span>{nav.search}</span>
      <kbd className={styles["key"]}>{nav.searchKey}</kbd>
    </button>
  );
}
