/** Acts of staff, and what the viewer's own presses did. */
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { StaffActList, StaffActView, UndoResult } from "#core/contract/staff-act.ts";
import { SECOND } from "#core/lib/time.ts";
import { deskPaths } from "#core/paths/desk-paths.ts";
import { createStore } from "#web/hooks/create-store.ts";
import { getServerNow } from "#web/hooks/server-clock.ts";
import { jsonQuery } from "./fetch-json.ts";
import { sendJson } from "./send-json.ts";

/** Interval between fetches of acts, in milliseconds: no event reports annotations of other staff. */
const ACTS_INTERVAL = 15 * SECOND;

/** How long a refusal stays at least, in milliseconds, so that it can be read. */
const REFUSAL_STAYS = 10 * SECOND;

const actsQuery = jsonQuery<StaffActList>(["desk", "acts"], deskPaths.acts, ["acts", "me"]);

/** Acts that were refused, because acts of other staff came first. */
export interface Refusal {
  readonly action: "claim" | "undo" | "other";
  /** The acts that came first. */
  readonly acts: readonly StaffActView[];
  /** Number of items that no longer need attention. */
  readonly ended: number;
  /** Milliseconds since the epoch, by the server's clock. */
  readonly at: number;
}

// Outside of components: what happened is shown on all pages of the desk.
const refusals = createStore<Refusal | null>(null);

/** Returns why the viewer's last press did nothing; `null` if it did something. */
export const useRefusal = refusals.use;

/** Loads the newest acts of staff, newest first. */
export const useStaffActs = () => useQuery({ ...actsQuery, refetchInterval: ACTS_INTERVAL });

/**
 * Adds acts that a request stored to the loaded ones, for undoing at once, and records refusals.
 */
export function noteActs(
  client: QueryClient,
  stored: readonly StaffActView[],
  refused: Omit<Refusal, "at"> | null = null,
): void {
  client.setQueryData(actsQuery.queryKey, (list) => {
    if (list === undefined) return list;
    const known = new Set(list.acts.map(({ number }) => number));
    const added = stored.filter(({ number }) => !known.has(number));
    return { ...list, acts: [...added.toReversed(), ...list.acts] };
  });
  const last = refusals.get();
  const now = getServerNow();
  if (refused !== null) refusals.set({ ...refused, at: now });
  else if (last !== null && now - last.at >= REFUSAL_STAYS) refusals.set(null);
}

/** Numbers of the acts that are being undone: a quick second press undoes the act before. */
const undoing = createStore<ReadonlySet<number>>(new Set());

/** Undoes acts of the viewer, in the given order, then refetches all data because it may depend on them. */
export function useUndoActs() {
  const client = useQueryClient();
  const { mutate, error } = useMutation({
    scope: { id: "desk undo" },
    mutationFn: (acts: readonly number[]) =>
      sendJson<UndoResult>("PUT", deskPaths.actsUndo, { acts }),
    onSuccess: ({ acts, refused }) => {
      const later = refused.flatMap((one) => one.later ?? []);
      noteActs(client, acts, refused.length > 0 ? { action: "undo", acts: later, ended: 0 } : null);
      void client.invalidateQueries();
    },
    onSettled: (_result, _error, acts) => {
      undoing.set(new Set([...undoing.get()].filter((number) => !acts.includes(number))));
    },
  });
  return {
    mutate: (acts: readonly number[]): void => {
      undoing.set(new Set([...undoing.get(), ...acts]));
      mutate(acts);
    },
    error,
    undoing: undoing.use(),
  };
}
