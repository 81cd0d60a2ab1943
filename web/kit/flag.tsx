import { formatCountryLetters } from "#core/lib/country-letters.ts";
import { flagCodes, flagColumns, flagVersion } from "virtual:flags";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { joinClassNames } from "./join-class-names.ts";
import styles from "./flag.module.css";

const namesByLocale = new Map<string, Intl.DisplayNames>();
const FLAG_ROWS = Math.ceil(flagCodes.length / flagColumns);

// One image has the small flags of all countries, so that they appear together with the names.
const { style } = document.documentElement;
style.setProperty("--flags", `url("/flags/all.${flagVersion}.png")`);
style.setProperty("--flags-size", `${flagColumns * 100}% ${FLAG_ROWS * 100}%`);

interface FlagProps {
  /** Lower-case country code as sent by the service; "" if none. */
  readonly country: string;
  /** Whether it is at least 30 pixels wide: then it has an image of its own. */
  readonly isLarge?: boolean | undefined;
}

/**
 * A country's flag, with the country's name as title and for screen readers. A code without a flag
 * (yu, su) shows its letters; without a country the space stays empty.
 */
export function Flag({ country, isLarge }: FlagProps) {
  const { locale } = useFirstPageMessages();
  if (country === "") return <span className={styles["none"]} />;
  const name = getCountryName(country, locale);
  return (
    <span className={styles["flag"]} title={name}>
      <FlagImage country={country} isLarge={isLarge} />
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

/** Image of a flag, of a country that is not "", without a text alternative; without an image, the code if it fits. */
export function FlagImage({ country, className, isLarge = false }: FlagImageProps) {
  const position = findFlagPosition(country);
  if (position === null) {
    return (
      <span className={joinClassNames(styles["letters"], className)} aria-hidden="true">
        {formatCountryLetters(country)}
      </span>
    );
  }
  return isLarge ? (
    <img
      className={joinClassNames(styles["image"], className)}
      src={`/flags/${country}.${flagVersion}.svg`}
      alt=""
      decoding="async"
      width={30}
      height={20}
    />
  ) : (
    <span
      className={joinClassNames(styles["small"], className)}
      style={{ backgroundPosition: position }}
    />
  );
}

/** Returns the `background-position` of a country's flag in the image of all; `null` without one. */
function findFlagPosition(country: string): string | null {
  const index = flagCodes.indexOf(country);
  if (index < 0) return null;
  const column = index % flagColumns;
  const row = Math.floor(index / flagColumns);
  return `${(column / (flagColumns - 1)) * 100}% ${(row / (FLAG_ROWS - 1)) * 100}%`;
}
