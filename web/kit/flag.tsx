import { formatCountryLetters } from "#core/lib/country-letters.ts";
import { findFlagCell, flagCodes, flagColumns, flagRows, flagVersion } from "virtual:flags";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { joinClassNames } from "./join-class-names.ts";
import styles from "./flag.module.css";

const namesByLocale = new Map<string, Intl.DisplayNames>();

// One image has the small flags of all countries. It is requested before the first names are shown,
// so that flags appear together with them.
const all = new Image();
all.src = `/flags/all.${flagVersion}.webp`;
const { style } = document.documentElement;
style.setProperty("--flags", `url("${all.src}")`);
style.setProperty("--flags-size", `${flagColumns * 100}% ${flagRows * 100}%`);

interface FlagProps {
  /** Lower-case country code as sent by the service; "" if none. */
  readonly country: string;
}

/**
 * A country's flag of less than 30 pixels, with the country's name as title and for screen readers.
 * A code without a flag (yu, su) shows its letters; without a country the space stays empty.
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

interface FlagImageProps extends FlagProps {
  /** Class for size and position, if no parent element sets them. */
  readonly className?: string | undefined;
}

/** Small flag without a text alternative; without an image, the code if it fits. */
export function FlagImage({ country, className }: FlagImageProps) {
  const position = findFlagPosition(country);
  return position === null ? (
    <span className={joinClassNames(styles["letters"], className)} aria-hidden="true">
      {formatCountryLetters(country)}
    </span>
  ) : (
    <span
      className={joinClassNames(styles["small"], className)}
      style={{ backgroundPosition: position }}
    />
  );
}

/** Returns the `background-position` of a country's flag in the image of all; `null` without one. */
function findFlagPosition(country: string): string | null {
  if (!flagCodes.test(country)) return null;
  const [column, row] = findFlagCell(country);
  return `${(column / (flagColumns - 1)) * 100}% ${(row / (flagRows - 1)) * 100}%`;
}
