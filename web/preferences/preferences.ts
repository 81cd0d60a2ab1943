import { LANGUAGE_CODES } from "#core/i18n/languages.ts";

/** How a reader wants to see everything: kept in their browser, never on the server. */
export interface Preferences {
  readonly theme: (typeof CHOICES)["theme"][number];
  readonly density: (typeof CHOICES)["density"][number];
  readonly language: (typeof CHOICES)["language"][number];
  /** Whose clock times are told by. "auto": the venue's at the desk, the reader's elsewhere. */
  readonly zone: (typeof CHOICES)["zone"][number];
  /** Whether single letters are shortcuts. */
  readonly keys: (typeof CHOICES)["keys"][number];
  readonly scores: (typeof CHOICES)["scores"][number];
  /** Keys of the contestants followed. */
  readonly contestants: readonly string[];
  /** `SITE/SLUG` of the tournaments followed. */
  readonly tournaments: readonly string[];
}

/** What can be chosen; the first is what nobody has to choose. */
export const CHOICES = {
  theme: ["auto", "light", "dark"],
  density: ["comfortable", "compact"],
  language: ["auto", ...LANGUAGE_CODES],
  zone: ["auto", "venue", "mine"],
  keys: ["on", "off"],
  scores: ["shown", "hidden"],
} as const;

export const DEFAULT_PREFERENCES: Preferences = {
  theme: "auto",
  density: "comfortable",
  language: "auto",
  zone: "auto",
  keys: "on",
  scores: "shown",
  contestants: [],
  tournaments: [],
};

/** More than anybody follows; a link from outside must not fill the browser's store. */
const MAX_FOLLOWED = 200;
const MAX_KEY = 200;

/** Reads what a browser kept or a link carries: JSON. What is not understood is left at its default. */
export function parsePreferences(text: string): Preferences {
  const raw = readObject(text);
  const choose = <N extends keyof typeof CHOICES>(name: N): (typeof CHOICES)[N][number] =>
    CHOICES[name].find((choice) => choice === raw[name]) ?? CHOICES[name][0];
  return {
    theme: choose("theme"),
    density: choose("density"),
    language: choose("language"),
    zone: choose("zone"),
    keys: choose("keys"),
    scores: choose("scores"),
    contestants: keysOf(raw["contestants"]),
    tournaments: keysOf(raw["tournaments"]),
  };
}

/** What differs from the defaults, as JSON: "{}" for somebody who chose nothing. */
export function writePreferences(preferences: Preferences): string {
  const { contestants, tournaments, ...choices } = preferences;
  const chosen = Object.entries(choices).filter(
    ([name, value]) => Reflect.get(DEFAULT_PREFERENCES, name) !== value,
  );
  const followed = Object.entries({ contestants, tournaments }).filter(
    ([, keys]) => keys.length > 0,
  );
  return JSON.stringify(Object.fromEntries([...chosen, ...followed]));
}

function readObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const raw: unknown = JSON.parse(text);
    return typeof raw === "object" && raw !== null ? { ...raw } : {};
  } catch {
    return {};
  }
}

function keysOf(raw: unknown): readonly string[] {
  if (!Array.isArray(raw)) return [];
  const keys = raw.filter(
    (key): key is string => typeof key === "string" && key !== "" && key.length <= MAX_KEY,
  );
  return [...new Set(keys)].slice(0, MAX_FOLLOWED);
}
