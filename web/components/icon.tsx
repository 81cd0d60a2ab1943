import type { IconName } from "./icon-name.ts";
import sprite from "./sprite.svg?no-inline";
import styles from "./icon.module.css";

interface IconProps {
  readonly name: IconName;
}

/** A glyph of the sprite, 1 em high, in the colour of its text; never alone without a label. */
export function Icon({ name }: IconProps) {
  return (
    <svg className={styles["icon"]} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
