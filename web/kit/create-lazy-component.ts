import { type ComponentType, lazy } from "react";
import { loadPendingMessages } from "#web/i18n/messages.ts";

/** Creates a component whose module, and all messages, load when it is first rendered. */
export function createLazyComponent<N extends string, P>(
  load: () => Promise<Readonly<Record<N, ComponentType<P>>>>,
  name: N,
) {
  return lazy(async () => {
    const part = await load();
    await loadPendingMessages();
    return { default: part[name] };
  });
}
