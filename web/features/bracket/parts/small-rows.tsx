import type { CardSide } from "#core/layout/card-sides.ts";
import { fitName } from "#core/lib/fit-name.ts";
import { joinClassNames } from "#web/components/join-class-names.ts";
import styles from "./small-rows.module.css";

interface SmallRowsProps {
  readonly sides: readonly [CardSide, CardSide];
}

/** Larger font than on a full card, so that names are readable at half size. */
const NAME_ROOM = 188;
const NAME_SIZE = 22;

/** Names and scores only: few elements, because a screen shows hundreds of matches. */
export function SmallRows({ sides }: SmallRowsProps) {
  return (
    <>
      <SmallName {...sides[0]} />
      <SmallName {...sides[1]} />
      <span className={styles["scores"]}>{sides.map(({ score }) => score).join("\n")}</span>
    </>
  );
}

function SmallName({ name, standing }: CardSide) {
  const type = { size: NAME_SIZE, strong: standing === "winner" };
  const { text, width } = fitName(name, NAME_ROOM, type);
  return (
    <span
      className={joinClassNames(styles["name"], standing !== null && styles[standing])}
      style={width === 100 ? undefined : { fontStretch: `${width}%` }}
    >
      {text}
    </span>
  );
}
