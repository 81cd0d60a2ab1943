import { createStore } from "#web/hooks/create-store.ts";

/** Time without a change after which `shown` follows, in milliseconds. */
const PAUSE = 120;

export type Selection = ReturnType<typeof createSelection>;

/**
 * Creates the selected match of the list, by its key, `null` if none. It is outside React: a change
 * renders only the details again.
 */
export function createSelection() {
  let current: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const shown = createStore<string | null>(null);
  const show = (): void => {
    timer = undefined;
    if (shown.get() !== current) shown.set(current);
  };
  return {
    /** The selected match for components: changes at most once per `PAUSE` while rows are passed. */
    shown,
    get: (): string | null => current,
    set: (key: string | null): void => {
      current = key;
      const isQuick = timer !== undefined;
      clearTimeout(timer);
      if (!isQuick) show();
      timer = setTimeout(show, PAUSE);
    },
  };
}
