import { Link } from "@tanstack/react-router";
import { useMessages } from "#web/i18n/messages.ts";
import styles from "./shell/crash-page.module.css";

/** No page has this address. */
export function MissingPage() {
  const { failure } = useMessages();
  return (
    <div className={styles["crash"]}>
      <h1 className={styles["title"]}>{failure.page}</h1>
      <Link to="/">{failure.toNow}</Link>
    </div>
  );
}
