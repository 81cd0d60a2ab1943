import { createStore } from "#web/hooks/create-store.ts";
import {
  subscribeToOtherTabs,
  writeStoredText,
  readStoredText,
} from "#web/preferences/local-storage.ts";

/** Alert settings of a staff member, stored in this browser. */
export interface DeskPreferences {
  /** Slugs of the user's games; empty for all games. */
  readonly games: readonly string[];
  /** Whether new items play a sound. */
  readonly sound: boolean;
}

const KEY = "matchdesk.desk";
const DEFAULTS: DeskPreferences = { games: [], sound: false };

const store = createStore(readPreferences());

subscribeToOtherTabs(KEY, () => {
  store.set(readPreferences());
});

/** Returns the alert settings and re-renders when they change, also in another tab. */
export const useDeskPreferences = store.use;

/** Updates the given alert settings and stores them in the browser. */
export function changeDeskPreferences(change: Partial<DeskPreferences>): void {
  const next = { ...store.get(), ...change };
  writeStoredText(KEY, JSON.stringify(next));
  store.set(next);
}

/** Returns whether a game is one of the user's; true if there is no game or no selection. */
export function isOwnGame({ games }: DeskPreferences, game: string | undefined): boolean {
  return games.length === 0 || game === undefined || games.includes(game);
}

function readPreferences(): DeskPreferences {
  try {
    // The stored text may have been edited: invalid members get their defaults.
    const stored: Partial<Record<keyof DeskPreferences, unknown>> | null = JSON.parse(
      readStoredText(KEY) || "null",
    );
    const games = Array.isArray(stored?.games) ? stored.games : [];
    return {
      games: games.filter((game) => typeof game === "string"),
      sound: stored?.sound === true,
    };
  } catch {
    return DEFAULTS;
  }
}
