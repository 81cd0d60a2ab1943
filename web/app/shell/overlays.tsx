import { lazy, Suspense } from "react";
import { showOverlay, useOverlay } from "#web/hooks/overlay.ts";

const PreferencesSheet = lazy(async () => {
  const { PreferencesSheet: sheet } =
    await import("#web/features/preferences/preferences-sheet.tsx");
  return { default: sheet };
});

/** What stands over the page, whichever page it is. */
export function Overlays() {
  const overlay = useOverlay();
  return <Suspense>{overlay === "preferences" && <PreferencesSheet onClose={close} />}</Suspense>;
}

function close(): void {
  showOverlay(null);
}
