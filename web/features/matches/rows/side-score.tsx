import { classNames } from "#web/components/class-names.ts";
import { Score } from "#web/components/score.tsx";
import { scoreStanding, type RowSide } from "./sides.ts";
import styles from "./side-score.module.css";

interface SideScoreProps {
  readonly side: RowSide;
  readonly live: boolean;
  /** Large enough to be the first thing read. */
  readonly large?: boolean;
}

/** The score of one side in a cell of its own. */
export function SideScore({ side, live, large = false }: SideScoreProps) {
  return (
    <span className={classNames(styles["cell"], live && styles["live"], large && styles["large"])}>
      <Score text={side.score} live={live} standing={scoreStanding(side)} />
    </span>
  );
}
