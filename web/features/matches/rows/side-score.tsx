import { joinClassNames } from "#web/components/join-class-names.ts";
import { Score } from "#web/components/score.tsx";
import { getScoreEmphasis, type RowSide } from "./sides.ts";
import styles from "./side-score.module.css";

interface SideScoreProps {
  readonly side: RowSide;
  readonly live: boolean;
  /** Whether the score is set in a large font. */
  readonly large?: boolean;
}

/** Score of one side in a separate cell. */
export function SideScore({ side, live, large = false }: SideScoreProps) {
  return (
    <span
      className={joinClassNames(styles["cell"], live && styles["live"], large && styles["large"])}
    >
      <Score text={side.score} live={live} standing={getScoreEmphasis(side)} />
    </span>
  );
}
