import { Suspense } from "react";
import { lazyPart } from "#web/components/lazy-part.ts";
import { showDialog } from "#web/hooks/dialog.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { OptionalPart } from "./optional-part.tsx";
import styles from "./page-footer.module.css";

const FooterEnd = lazyPart(async () => {
  const { FootEnd: end } = await import("./after-first-page.ts");
  return { FootEnd: end };
}, "FootEnd");

/** Footer of every page: preferences, shortcuts, time zone and session. */
export function PageFooter() {
  const { nav } = useMessages();
  return (
    <footer className={styles["foot"]}>
      <button
        type="button"
        onClick={() => {
          showDialog("preferences");
        }}
      >
        {nav.preferences}
      </button>
      <button
        type="button"
        className={styles["keys"]}
        aria-keyshortcuts="?"
        onClick={() => {
          showDialog("shortcuts");
        }}
      >
        {nav.shortcuts}
      </button>
      <OptionalPart>
        <Suspense>
          <FooterEnd />
        </Suspense>
      </OptionalPart>
    </footer>
  );
}
