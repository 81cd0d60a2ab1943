import type { GroupScenariosView } from "#core/contract/scenarios.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import { useStandingsMessages } from "#web/i18n/standings-messages.ts";
import styles from "./group-table.module.css";

/** Most open matches that are named. */
const MAX_NAMED = 6;

/** How many contestants advance from a group, and which matches are left. */
export function ScenarioNote({ scenarios }: { readonly scenarios: GroupScenariosView }) {
  const messages = useStandingsMessages().scenarios;
  const { advancing, source, rounds, left } = scenarios;
  const names = left.map(({ contestants }) =>
    contestants.map(({ name }) => wrapInBidiIsolate(name)).join(" – "),
  );
  return (
    <p className={styles["rule"]}>
      {[
        messages.advance(advancing),
        ...(source === "bracket" ? [messages.fromBracket] : []),
        ...(rounds === null ? [] : [messages.rounds(rounds)]),
        // Of a Swiss group there may be no pairs between two rounds.
        ...(left.length === 0 ? [] : [describeLeft()]),
      ].join(" ")}
    </p>
  );

  function describeLeft(): string {
    return left.length > MAX_NAMED ? messages.leftCount(left.length) : messages.left(names);
  }
}
