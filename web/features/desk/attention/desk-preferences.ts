import { useSyncExternalStore } from "react";
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

let current: DeskPreferences = readPreferences();
const listeners = new Set<() => void>();

subscribeToOtherTabs(KEY, () => {
  current = readPreferences();
  notifyListeners();
});

/** Returns the alert settings and re-renders when they change, also in another tab. */
export function useDeskPreferences(): DeskPreferences {
  return useSyncExternalStore(subscribe, () => current);
}

/** Updates the given alert settings and stores them in the browser. */
export function changeDeskPreferences(change: Partial<DeskPreferences>): void {
  current = { ...current, ...change };
  writeStoredText(KEY, JSON.stringify(current));
  notifyListeners();
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

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
