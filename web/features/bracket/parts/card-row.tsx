import type { CardSide } from "#core/layout/card-sides.ts";
import { getNamePrefix, fitName } from "#core/lib/fit-name.ts";
import { joinClassNames } from "#web/components/join-class-names.ts";
import { findHanLanguage } from "#web/components/find-han-language.ts";
import { FlagImage } from "#web/components/flag.tsx";
import { useChangeCount } from "#web/hooks/use-change-count.ts";
import changed from "#web/components/changed.module.css";
import styles from "./card-rows.module.css";

interface CardRowProps {
  readonly side: CardSide;
  readonly isLive: boolean;
  /** Whether this contestant's path is highlighted. */
  readonly isHighlighted: boolean;
  /** Maximum width of the name, in pixels. */
  readonly nameRoom: number;
  readonly sharedBeginnings: ReadonlySet<string>;
}

/** Font size of the name, in pixels. */
const NAME_SIZE = 14;

/** Four cells of the card's grid. No wrapper element, because a bracket has hundreds of rows. */
export function CardRow({ side, isLive, isHighlighted, nameRoom, sharedBeginnings }: CardRowProps) {
  const { contestant, isOpen, name, seed, score, standing } = side;
  const changes = useChangeCount(score);
  const isAlike = sharedBeginnings.has(getNamePrefix(name));
  const fitted = fitName(
    name,
    nameRoom,
    { size: NAME_SIZE, strong: standing === "winner" },
    isAlike,
  );
  const isUnchanged = !fitted.cut && fitted.width === 100;
  return (
    <>
      <span className={styles["seed"]}>{seed}</span>
      <CardFlag country={contestant?.country} />
      <bdi
        className={joinClassNames(
          styles["contestant"],
          isOpen && styles["open"],
          standing !== null && styles[standing],
        )}
        dir="auto"
        translate={isOpen ? undefined : "no"}
        lang={contestant === null ? undefined : findHanLanguage(name, contestant.country)}
        data-highlighted-side={isHighlighted || undefined}
        title={isUnchanged ? undefined : name}
        style={isUnchanged ? undefined : { fontStretch: `${fitted.width}%` }}
      >
        {fitted.text}
      </bdi>
      <span
        // A new element restarts the animation if the score changes again while it runs.
        key={changes}
        className={joinClassNames(
          styles["score"],
          standing !== null && styles[standing],
          isLive && styles["playing"],
          changes > 0 && changed["changed"],
        )}
        translate="no"
      >
        {score}
      </span>
    </>
  );
}

interface CardFlagProps {
  /** Country code, "" if unknown; `undefined` while the contestant is unknown. */
  readonly country: string | undefined;
}

function CardFlag({ country }: CardFlagProps) {
  if (country === undefined) return <span className={styles["noFlag"]} />;
  return country === "" ? <span /> : <FlagImage country={country} className={styles["flag"]} />;
}
