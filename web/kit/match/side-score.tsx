import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Score } from "#web/kit/score.tsx";
import { getScoreEmphasis, type Side } from "#core/side/sides.ts";
import styles from "./side-score.module.css";

interface SideScoreProps {
  readonly side: Side;
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
