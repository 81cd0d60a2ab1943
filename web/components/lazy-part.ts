import { type ComponentType, lazy } from "react";
import { loadMessages } from "#web/i18n/messages.ts";

/** A component that is loaded when it is first shown; `load` imports its module, by this name. */
export function lazyPart<N extends string, P>(
  load: () => Promise<Readonly<Record<N, ComponentType<P>>>>,
  name: N,
) {
  return lazy(async () => {
    const part = await load();
    await loadMessages();
    return { default: part[name] };
  });
}
