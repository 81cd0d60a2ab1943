import type { IconName } from "./icon-name.ts";
import sprite from "./sprite.svg?no-inline";
import styles from "./icon.module.css";

interface IconProps {
  readonly name: IconName;
}

/** Icon of the sprite, 1 em high, in the text colour. Needs a label beside it. */
export function Icon({ name }: IconProps) {
  return (
    <svg className={styles["icon"]} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
