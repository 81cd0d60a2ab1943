import { useSyncExternalStore } from "react";
import { subscribeStored, writeStored, readStored } from "#web/preferences/local-storage.ts";

/** How one person wants to be told, kept in this browser. */
export interface DeskPreferences {
  /** Slugs of the games that are theirs; none for all. */
  readonly games: readonly string[];
  readonly sound: boolean;
}

const KEY = "matchdesk.desk";
const USUAL: DeskPreferences = { games: [], sound: false };

let mine: DeskPreferences = read();
const listeners = new Set<() => void>();

subscribeStored(KEY, () => {
  mine = read();
  tell();
});

export function useMyDesk(): DeskPreferences {
  return useSyncExternalStore(subscribe, () => mine);
}

export function changeMyDesk(change: Partial<DeskPreferences>): void {
  mine = { ...mine, ...change };
  writeStored(KEY, JSON.stringify(mine));
  tell();
}

/** Whether something of this game is theirs; what is of no game is everybody's. */
export function isMine({ games }: DeskPreferences, game: string | undefined): boolean {
  return games.length === 0 || game === undefined || games.includes(game);
}

function read(): DeskPreferences {
  try {
    // Our own hand wrote it; whoever else did gets what is usual for every member.
    const kept: Partial<Record<keyof DeskPreferences, unknown>> | null = JSON.parse(
      readStored(KEY) || "null",
    );
    const games = Array.isArray(kept?.games) ? kept.games : [];
    return {
      games: games.filter((game) => typeof game === "string"),
      sound: kept?.sound === true,
    };
  } catch {
    return USUAL;
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
