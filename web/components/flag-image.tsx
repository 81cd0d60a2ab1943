import { flagCodes, flagVersion } from "virtual:flags";
import { classNames } from "./class-names.ts";
import styles from "./flag.module.css";

const known = new Set(flagCodes);

interface FlagImageProps {
  /** Lower-case code as sent, never "". */
  readonly country: string;
  /** Size and place where no frame around it gives them. */
  readonly className?: string | undefined;
}

/** The drawing of a flag alone, for where the name of its country is said elsewhere. */
export function FlagImage({ country, className }: FlagImageProps) {
  if (known.has(country)) {
    return (
      <img
        className={classNames(styles["image"], className)}
        src={`/flags/${country}.${flagVersion}.svg`}
        alt=""
        loading="lazy"
        decoding="async"
        width={18}
        height={12}
      />
    );
  }
  return (
    <span className={classNames(styles["letters"], className)} aria-hidden="true">
      {country.slice(0, 2)}
    </span>
  );
}
