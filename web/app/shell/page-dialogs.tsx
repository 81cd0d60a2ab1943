import { CatchBoundary, type ErrorComponentProps } from "@tanstack/react-router";
import { Suspense } from "react";
import { lazyPart } from "#web/components/lazy-part.ts";
import { Sheet } from "#web/components/sheet.tsx";
import { CrashPage } from "./crash-page.tsx";
import { Palette } from "#web/features/palette/palette.tsx";
import { showDialog, useOpenDialog } from "#web/hooks/dialog.ts";
import { useMessages } from "#web/i18n/messages.ts";

const DIALOGS = {
  palette: Palette,
  preferences: lazyPart(
    () => import("#web/features/preferences/preferences-sheet.tsx"),
    "PreferencesSheet",
  ),
  shortcuts: lazyPart(() => import("#web/features/palette/shortcut-sheet.tsx"), "ShortcutSheet"),
} as const;

/** The open dialog of any page. */
export function PageDialogs() {
  const dialog = useOpenDialog();
  if (dialog === null) return null;
  const Open = DIALOGS[dialog];
  return (
    <CatchBoundary getResetKey={() => dialog} errorComponent={FailedDialog}>
      <Suspense>
        <Open onClose={close} />
      </Suspense>
    </CatchBoundary>
  );
}

/** Replaces a dialog that failed, for example because an update of Matchdesk removed its file. */
function FailedDialog(props: ErrorComponentProps) {
  const { product } = useMessages();
  return (
    <Sheet label={product} onClose={close}>
      <CrashPage {...props} />
    </Sheet>
  );
}

function close(): void {
  showDialog(null);
}
