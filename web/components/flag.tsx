import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { FlagImage } from "./flag-image.tsx";
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
  const name = countryName(country, locale);
  return (
    <span className={styles["flag"]} title={name}>
      <FlagImage country={country} />
      <span className="visually-hidden"> ({name})</span>
    </span>
  );
}

/** Placeholder for the flag of an unknown contestant. */
export function UnknownContestantFlag() {
  return <span className={styles["open"]} />;
}

/** Returns the name of a country, or the code in capitals if it has none. */
function countryName(code: string, locale: string): string {
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
