import { useMessages } from "#web/i18n/messages.ts";
import { FlagImage } from "./flag-image.tsx";
import styles from "./flag.module.css";

const namesByLocale = new Map<string, Intl.DisplayNames>();

interface FlagProps {
  /** Lower-case code as sent, "" when none. */
  readonly country: string;
}

/**
 * A country's flag: decoration, its name follows for screen readers. A code without a flag (yu, su)
 * shows its letters; no country keeps the place empty.
 */
export function Flag({ country }: FlagProps) {
  const { locale } = useMessages();
  if (country === "") return <span className={styles["none"]} />;
  const name = countryName(country, locale);
  return (
    <span className={styles["flag"]} title={name}>
      <FlagImage country={country} />
      <span className="visually-hidden"> ({name})</span>
    </span>
  );
}

/** The place of a contestant who is not known yet. */
export function OpenFlag() {
  return <span className={styles["open"]} />;
}

/** A country's name; the code in capitals where it is no country that anybody knows. */
function countryName(code: string, locale: string): string {
  const region = code.toUpperCase();
  try {
    return displayNames(locale).of(region) ?? region;
  } catch {
    // Not even shaped like a region code.
    return region;
  }
}

function displayNames(locale: string): Intl.DisplayNames {
  const known = namesByLocale.get(locale);
  if (known !== undefined) return known;
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "code" });
  namesByLocale.set(locale, names);
  return names;
}
