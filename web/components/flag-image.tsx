import { flagCodes, flagVersion } from "virtual:flags";
import { joinClassNames } from "./join-class-names.ts";
import styles from "./flag.module.css";

const availableFlags = new Set(flagCodes);

interface FlagImageProps {
  /** Lower-case country code as sent by the service; never "". */
  readonly country: string;
  /** Class for size and position, if no parent element sets them. */
  readonly className?: string | undefined;
}

/** Flag image without a text alternative; without an image, the first two letters of the code. */
export function FlagImage({ country, className }: FlagImageProps) {
  if (availableFlags.has(country)) {
    return (
      <img
        className={joinClassNames(styles["image"], className)}
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
    <span className={joinClassNames(styles["letters"], className)} aria-hidden="true">
      {country.slice(0, 2)}
    </span>
  );
}
