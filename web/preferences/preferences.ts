import { LANGUAGE_CODES } from "#core/i18n/languages.ts";

/** Choices of each preference; the first is the default. */
export const PREFERENCE_CHOICES = {
  theme: ["auto", "light", "dark"],
  density: ["comfortable", "compact"],
  language: ["auto", ...LANGUAGE_CODES],
  /** Time zone of times on screen. "auto": the venue's for staff, the browser's for viewers. */
  zone: ["auto", "venue", "mine"],
  /** Whether single-key shortcuts work. */
  keys: ["on", "off"],
  scores: ["shown", "hidden"],
} as const;

type Choices = {
  readonly [N in keyof typeof PREFERENCE_CHOICES]: (typeof PREFERENCE_CHOICES)[N][number];
};

/** A viewer's preferences; stored in the browser, never on the server. */
export interface Preferences extends Choices {
  /** Keys of the followed contestants. */
  readonly contestants: readonly string[];
  /** `SITE/SLUG` of the followed tournaments. */
  readonly tournaments: readonly string[];
}

/** Limits of the followed keys that are read. */
const MAX_FOLLOWED = 200;
const MAX_KEY_LENGTH = 200;

export const DEFAULT_PREFERENCES = parsePreferences("");

/** Parses preferences from JSON (localStorage). Invalid parts become the defaults. */
export function parsePreferences(text: string): Preferences {
  const raw = parseObject(text);
  const choose = <N extends keyof Choices>(name: N): (typeof PREFERENCE_CHOICES)[N][number] =>
    PREFERENCE_CHOICES[name].find((choice) => choice === raw[name]) ?? PREFERENCE_CHOICES[name][0];
  return {
    theme: choose("theme"),
    density: choose("density"),
    language: choose("language"),
    zone: choose("zone"),
    keys: choose("keys"),
    scores: choose("scores"),
    contestants: parseKeys(raw["contestants"]),
    tournaments: parseKeys(raw["tournaments"]),
  };
}

/** Formats the preferences that differ from the defaults as JSON; "{}" if none does. */
export function formatPreferences(preferences: Preferences): string {
  const { contestants, tournaments, ...choices } = preferences;
  const chosen = Object.entries(choices).filter(
    ([name, value]) => Reflect.get(DEFAULT_PREFERENCES, name) !== value,
  );
  const followed = Object.entries({ contestants, tournaments }).filter(
    ([, keys]) => keys.length > 0,
  );
  return JSON.stringify(Object.fromEntries([...chosen, ...followed]));
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const raw: unknown = JSON.parse(text);
    return typeof raw === "object" && raw !== null ? { ...raw } : {};
  } catch {
    return {};
  }
}

function parseKeys(raw: unknown): readonly string[] {
  if (!Array.isArray(raw)) return [];
  const keys = raw.filter(
    (key): key is string => typeof key === "string" && key !== "" && key.length <= MAX_KEY_LENGTH,
  );
  return [...new Set(keys)].slice(0, MAX_FOLLOWED);
}
