import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { createLazyComponent } from "#web/components/create-lazy-component.ts";
import { setOpenDialog } from "#web/hooks/dialog.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { OptionalPart } from "./optional-part.tsx";
import styles from "./page-footer.module.css";

const FooterEnd = createLazyComponent(async () => {
  const { FootEnd: end } = await import("./after-first-page.ts");
  return { FootEnd: end };
}, "FootEnd");

/** Footer of every page: embed builder, preferences, shortcuts, time zone and session. */
export function PageFooter() {
  const { nav } = useFirstPageMessages();
  return (
    <footer className={styles["foot"]}>
      <Link to="/share" activeOptions={{ includeSearch: false }}>
        {nav.share}
      </Link>
      <button
        type="button"
        onClick={() => {
          setOpenDialog("preferences");
        }}
      >
        {nav.preferences}
      </button>
      <button
        type="button"
        className={styles["keys"]}
        aria-keyshortcuts="?"
        onClick={() => {
          setOpenDialog("shortcuts");
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
