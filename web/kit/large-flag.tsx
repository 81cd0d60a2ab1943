import { flagCodes, flagVersion } from "virtual:flags";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { FlagImage, getCountryName } from "./flag.tsx";
import styles from "./flag.module.css";

interface LargeFlagProps {
  /** Lower-case country code as sent by the service; never "". */
  readonly country: string;
}

/** A country's flag of 30 pixels or more, with its name as title and for screen readers. */
export function LargeFlag({ country }: LargeFlagProps) {
  const name = getCountryName(country, useFirstPageMessages().locale);
  return (
    <span className={styles["flag"]} title={name}>
      {flagCodes.test(country) ? (
        <img
          className={styles["image"]}
          src={`/flags/${country}.${flagVersion}.svg`}
          alt=""
          decoding="async"
          width={30}
          height={20}
        />
      ) : (
        <FlagImage country={country} />
      )}
      <span className="visually-hidden"> ({name})</span>
    </span>
  );
}
