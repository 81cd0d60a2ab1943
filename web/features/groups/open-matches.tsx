import type { GroupScenariosView } from "#core/contract/scenarios.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import { useStandingsMessages } from "#web/i18n/standings-messages.ts";
import styles from "./group-table.module.css";

/** Most open matches that are named. */
const MAX_NAMED = 6;

/** List of the matches of a group that are left; nothing if none is listed, as between two Swiss rounds. */
export function OpenMatches({ left }: Pick<GroupScenariosView, "left">) {
  const messages = useStandingsMessages().scenarios;
  if (left.length === 0) return null;
  const names = left.map(({ contestants }) =>
    contestants.map(({ name }) => wrapInBidiIsolate(name)).join(" – "),
  );
  return (
    <p className={styles["rule"]}>
      {left.length > MAX_NAMED ? messages.leftCount(left.length) : messages.left(names)}
    </p>
  );
}
