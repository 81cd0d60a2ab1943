import { formatCountryLetters } from "#core/lib/country-letters.ts";
import { flagCodes, flagVersion } from "virtual:flags";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { joinClassNames } from "./join-class-names.ts";
import styles from "./flag.module.css";

const namesByLocale = new Map<string, Intl.DisplayNames>();

interface FlagProps {
  /** Lower-case country code as sent by the service; "" if none. */
  readonly country: string;
}

/**
 * A country's flag, with the country's name as title and for screen readers. A code without a flag
 * (yu, su) shows its letters; without a country the space stays empty.
 */
export function Flag({ country }: FlagProps) {
  const { locale } = useFirstPageMessages();
  if (country === "") return <span className={styles["none"]} />;
  const name = getCountryName(country, locale);
  return (
    <span className={styles["flag"]} title={name}>
      <FlagImage country={country} />
      <span className="visually-hidden"> ({name})</span>
    </span>
  );
}

/** Returns the name of a country, or the code in capitals if it has none. */
export function getCountryName(code: string, locale: string): string {
  const region = code.toUpperCase();
  try {
    return displayNames(locale).of(region) ?? region;
  } catch {
    // The code does not have the form of a region code.
    return region;
  }
}

function displayNames(locale: string): Intl.DisplayNames {
  const cached = namesByLocale.get(locale);
  if (cached !== undefined) return cached;
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "code" });
  namesByLocale.set(locale, names);
  return names;
}

interface FlagImageProps {
  /** Lower-case country code as sent by the service; never "". */
  readonly country: string;
  /** Class for size and position, if no parent element sets them. */
  readonly className?: string | undefined;
}

/** Flag image without a text alternative; without an image, the code if it fits. */
export function FlagImage({ country, className }: FlagImageProps) {
  if (flagCodes.test(country)) {
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
      {formatCountryLetters(country)}
    </span>
  );
}
