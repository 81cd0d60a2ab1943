import type { PageMessages } from "#core/i18n/en/index.ts";
import { LANGUAGE_CODES, LANGUAGES } from "#core/i18n/languages.ts";
import type { Preferences } from "#web/preferences/preferences.ts";
import { setOpenDialog } from "#web/hooks/dialog.ts";
import { changePreferences } from "#web/preferences/preferences-store.ts";
import { createItem, type PaletteItem } from "./palette-item.ts";

/**
 * Returns the palette items of settings, without settings that are already active. Languages are
 * found by their own name and by that in the current language (`locale`).
 */
export function createActionItems(
  { actions }: PageMessages["palette"],
  preferences: Preferences,
  locale: string,
): readonly PaletteItem[] {
  const languageNames = new Intl.DisplayNames(locale, { type: "language" });
  const choose = (id: string, text: string, change: Partial<Preferences>): PaletteItem[] => {
    const isActive = Object.entries(change).every(([name, value]) => {
      return Reflect.get(preferences, name) === value;
    });
    return isActive ? [] : [action(id, text, () => changePreferences(change))];
  };
  return [
    action("preferences", actions.preferences, () => setOpenDialog("preferences")),
    action("shortcuts", actions.shortcuts, () => setOpenDialog("shortcuts")),
    ...choose("light", actions.light, { theme: "light" }),
    ...choose("dark", actions.dark, { theme: "dark" }),
    ...choose("auto theme", actions.autoTheme, { theme: "auto" }),
    ...choose("compact", actions.compact, { density: "compact" }),
    ...choose("comfortable", actions.comfortable, { density: "comfortable" }),
    ...choose("hide scores", actions.hideScores, { scores: "hidden" }),
    ...choose("show scores", actions.showScores, { scores: "shown" }),
    ...choose("venue's time", actions.venueTime, { zone: "venue" }),
    ...choose("own time", actions.myTime, { zone: "mine" }),
    ...choose("keys on", actions.keysOn, { keys: "on" }),
    ...choose("keys off", actions.keysOff, { keys: "off" }),
    ...LANGUAGE_CODES.flatMap((language) => {
      const items = choose(`language ${language}`, actions.language(LANGUAGES[language].name), {
        language,
      });
      const more = languageNames.of(language) ?? "";
      return items.map((item) => Object.assign(item, { more }));
    }),
  ];
}

export function action(id: string, text: string, run: () => void): PaletteItem {
  return createItem({ id, kind: "action", text, target: { type: "action", run } });
}
