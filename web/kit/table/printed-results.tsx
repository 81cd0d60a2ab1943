import type { MatchView } from "#core/contract/match.ts";
import { LinePair } from "#web/kit/match/line-sides.tsx";
import styles from "./printed-results.module.css";

/** Results of a group on paper in order of play; matches to play have two boxes for a pen. */
export function PrintedResults({ matches }: { readonly matches: readonly MatchView[] }) {
  const inOrder = matches
    .filter(({ stateBy, unresolved }) => stateBy !== "bye" && unresolved === null)
    .toSorted((one, other) => (one.start ?? "~").localeCompare(other.start ?? "~"));
  return (
    <ul className={styles["results"]}>
      {inOrder.map((match) => (
        <li key={match.key} className={styles["result"]}>
          <LinePair match={match} hasSeeds={false} />
        </li>
      ))}
    </ul>
  );
}
