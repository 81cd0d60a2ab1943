import type { CardSide } from "#core/layout/card-sides.ts";
import { beginningOf, fitName } from "#core/lib/fit-name.ts";
import { classNames } from "#web/components/class-names.ts";
import { hanLanguage } from "#web/components/han-language.ts";
import { FlagImage } from "#web/components/flag-image.tsx";
import { useChangeCount } from "#web/hooks/use-change-count.ts";
import changed from "#web/components/changed.module.css";
import styles from "./card-rows.module.css";

interface CardRowProps {
  readonly side: CardSide;
  readonly live: boolean;
  /** Whether this contestant's way is lit. */
  readonly lit: boolean;
  /** Pixels for the name. */
  readonly room: number;
  readonly sharedBeginnings: ReadonlySet<string>;
}

/** Type of a name, in pixels. */
const NAME_SIZE = 14;

/** Four cells of the card's grid: no element of its own, a bracket has hundreds of them. */
export function CardRow({ side, live, lit, room, sharedBeginnings }: CardRowProps) {
  const { contestant, isOpen, name, seed, score, standing } = side;
  const changes = useChangeCount(score);
  const isAlike = sharedBeginnings.has(beginningOf(name));
  const fitted = fitName(name, room, { size: NAME_SIZE, strong: standing === "winner" }, isAlike);
  const isWhole = !fitted.cut && fitted.width === 100;
  return (
    <>
      <span className={styles["seed"]}>{seed}</span>
      <CardFlag country={contestant?.country} />
      <bdi
        className={classNames(
          styles["contestant"],
          isOpen && styles["open"],
          standing !== null && styles[standing],
        )}
        dir="auto"
        lang={contestant === null ? undefined : hanLanguage(name, contestant.country)}
        data-lit-side={lit || undefined}
        title={isWhole ? undefined : name}
        style={isWhole ? undefined : { fontStretch: `${fitted.width}%` }}
      >
        {fitted.text}
      </bdi>
      <span
        // A new element restarts the animation of a second change within the first.
        key={changes}
        className={classNames(
          styles["score"],
          standing !== null && styles[standing],
          live && styles["playing"],
          changes > 0 && changed["changed"],
        )}
      >
        {score}
      </span>
    </>
  );
}

interface CardFlagProps {
  /** Undefined while nobody is known. */
  readonly country: string | undefined;
}

function CardFlag({ country }: CardFlagProps) {
  if (country === undefined) return <span className={styles["noFlag"]} />;
  return country === "" ? <span /> : <FlagImage country={country} className={styles["flag"]} />;
}
