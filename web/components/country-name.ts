const namesByLocale = new Map<string, Intl.DisplayNames>();

/** A country's name; the code in capitals where it is no country that anybody knows. */
export function countryName(code: string, locale: string): string {
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
