import { navigate } from "#web/routing/navigate.ts";
import { useDocumentEvent } from "#web/hooks/use-document-event.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";

type KeyActions = Readonly<Partial<Record<string, () => void>>>;

/**
 * Handles the keys of a view of the schedule, and those of all views: `g` for the other view, `p`
 * to print. `g` also begins the keys to other pages, except to those whose key a view has itself.
 */
export function usePageKeys(view: "grid" | "list", actions: KeyActions): void {
  const { keys } = usePreferences();
  const all: KeyActions = {
    g: () => {
      const search = { view: view === "grid" ? "list" : "grid" } as const;
      void navigate({
        to: "/schedule",
        search: (before) => ({ ...before, ...search }),
        replace: true,
      });
    },
    p: () => {
      print();
    },
    ...actions,
  };
  useDocumentEvent("keydown", (event) => {
    if (keys === "off" || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector("dialog:modal") !== null) return;
    const action = all[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (action === undefined) return;
    if (event.key !== "g") event.preventDefault();
    action();
  });
}

/** Returns whether an element uses keys itself: a field, a tab, an open menu. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest("input, select, textarea, [role=tablist], [popover]") !== null)
  );
}
