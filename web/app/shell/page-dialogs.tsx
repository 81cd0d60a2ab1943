import { CatchBoundary, type ErrorComponentProps } from "@tanstack/react-router";
import { Suspense } from "react";
import { lazyPart } from "#web/components/lazy-part.ts";
import { Sheet } from "#web/components/sheet.tsx";
import { CrashPage } from "./crash-page.tsx";
import { Palette } from "#web/features/palette/palette.tsx";
import { showOverlay, useOverlay } from "#web/hooks/dialog.ts";
import { useMessages } from "#web/i18n/messages.ts";

const OVERLAYS = {
  palette: Palette,
  preferences: lazyPart(
    () => import("#web/features/preferences/preferences-sheet.tsx"),
    "PreferencesSheet",
  ),
  shortcuts: lazyPart(() => import("#web/features/palette/shortcut-sheet.tsx"), "ShortcutSheet"),
} as const;

/** What stands over the page, whichever page it is. */
export function PageDialogs() {
  const overlay = useOverlay();
  if (overlay === null) return null;
  const Open = OVERLAYS[overlay];
  return (
    <CatchBoundary getResetKey={() => overlay} errorComponent={Broken}>
      <Suspense>
        <Open onClose={close} />
      </Suspense>
    </CatchBoundary>
  );
}

/** The page below goes on: the overlay's file may be gone since the page was loaded. */
function Broken(props: ErrorComponentProps) {
  const { product } = useMessages();
  return (
    <Sheet label={product} onClose={close}>
      <CrashPage {...props} />
    </Sheet>
  );
}

function close(): void {
  showOverlay(null);
}
