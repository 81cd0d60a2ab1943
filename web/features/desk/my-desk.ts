import { useSyncExternalStore } from "react";

/** How one person wants to be told, kept in this browser. */
export interface MyDesk {
  /** Slugs of the games that are theirs; none for all. */
  readonly games: readonly string[];
  readonly sound: boolean;
}

const KEY = "matchdesk.desk";
const USUAL: MyDesk = { games: [], sound: false };

let mine: MyDesk = read();
const listeners = new Set<() => void>();

export function useMyDesk(): MyDesk {
  return useSyncExternalStore(subscribe, () => mine);
}

export function changeMyDesk(change: Partial<MyDesk>): void {
  mine = { ...mine, ...change };
  localStorage.setItem(KEY, JSON.stringify(mine));
  for (const listener of listeners) listener();
}

/** Whether something of this game is theirs; what is of no game is everybody's. */
export function isMine({ games }: MyDesk, game: string | undefined): boolean {
  return games.length === 0 || game === undefined || games.includes(game);
}

function read(): MyDesk {
  try {
    // Our own hand wrote it; whoever else did gets what is usual for every member.
    const kept: Partial<Record<keyof MyDesk, unknown>> | null = JSON.parse(
      localStorage.getItem(KEY) ?? "null",
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
