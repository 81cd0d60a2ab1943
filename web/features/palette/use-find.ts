import { useMemo } from "react";
import { createFinder } from "#core/lib/finder.ts";
import { useNames } from "#web/api/names.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { actionsOf } from "./actions-of.ts";
import { entriesOf } from "./entries-of.ts";
import type { PaletteItem } from "./palette-item.ts";
import { usePaletteMessages } from "#web/i18n/palette-messages.ts";

/** As many as are looked through by eye. */
const SHOWN = 12;

interface Find {
  readonly entries: readonly PaletteItem[];
  readonly names: "ready" | "waiting" | "failed";
}

/** What fits the query; without one, whom the reader follows, pages and actions. */
export function useFind(query: string): Find {
  const messages = useAllMessages();
  const paletteMessages = usePaletteMessages();
  const preferences = usePreferences();
  const { data, isError } = useNames();
  const { contestants, tournaments } = preferences;
  const named = useMemo(
    () => (data === undefined ? [] : entriesOf(data, { contestants, tournaments })),
    [data, contestants, tournaments],
  );
  const followed = useMemo(() => named.filter(({ isFollowed }) => isFollowed), [named]);
  const actions = useMemo(
    () => actionsOf(messages, paletteMessages, preferences),
    [messages, paletteMessages, preferences],
  );
  const finder = useMemo(() => createFinder([...named, ...actions]), [named, actions]);
  const asked = query.trim();
  const entries = useMemo(
    () => (asked === "" ? [...followed, ...actions] : finder.find(asked, SHOWN)),
    [asked, finder, followed, actions],
  );
  return { entries, names: data !== undefined ? "ready" : isError ? "failed" : "waiting" };
}
