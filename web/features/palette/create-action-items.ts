import { MAIN_PAGES } from "#core/paths/main-pages.ts";
import { LANGUAGE_CODES, LANGUAGES } from "#core/i18n/languages.ts";
import type { PaletteMessages } from "#core/i18n/en/palette.ts";
import type { Messages } from "#core/i18n/en/start.ts";
import type { Preferences } from "#web/preferences/preferences.ts";
import { setOpenDialog } from "#web/hooks/dialog.ts";
import { changePreferences } from "#web/preferences/preferences-store.ts";
import type { PaletteItem, PalettePage } from "./palette-item.ts";

const BOOST = 2;

/** Returns the palette items of pages and actions, without settings that are already active. */
export function createActionItems(
  { nav }: Messages,
  messages: PaletteMessages,
  preferences: Preferences,
): readonly PaletteItem[] {
  const { actions } = messages;
  const choose = (id: string, text: string, change: Partial<Preferences>): PaletteItem[] => {
    const isActive = Object.entries(change).every(([name, value]) => {
      return Reflect.get(preferences, name) === value;
    });
    if (isActive) return [];
    return [
      { ...line(id, text), target: { type: "action", run: () => changePreferences(change) } },
    ];
  };
  return [
    ...MAIN_PAGES.map(({ to, label }) => page(to, nav[label])),
    show("preferences", actions.preferences),
    show("shortcuts", actions.shortcuts),
    ...choose("light", actions.light, { theme: "light" }),
    ...choose("dark", actions.dark, { theme: "dark" }),
    ...choose("auto theme", actions.autoTheme, { theme: "auto" }),
    ...choose("compact", actions.compact, { density: "compact" }),
    ...choose("comfortable", actions.comfortable, { density: "comfortable" }),
    ...choose("hide scores", actions.hideScores, { scores: "hidden" }),
    ...choose("show scores", actions.showScores, { scores: "shown" }),
    ...LANGUAGE_CODES.flatMap((language) =>
      choose(`language ${language}`, actions.language(LANGUAGES[language].name), { language }),
    ),
  ];
}

function page(path: PalettePage, text: string): PaletteItem {
  return { ...line(`page ${path}`, text), kind: "page", target: { type: "page", path } };
}

function show(overlay: "preferences" | "shortcuts", text: string): PaletteItem {
  return { ...line(overlay, text), target: { type: "action", run: () => setOpenDialog(overlay) } };
}

function line(id: string, text: string) {
  return {
    id,
    kind: "action",
    text,
    more: "",
    boost: BOOST,
    code: "",
    country: "",
    isLive: false,
    isFollowed: false,
  } as const;
}
