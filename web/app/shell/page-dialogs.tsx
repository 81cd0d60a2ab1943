import { CatchBoundary, type ErrorComponentProps } from "@tanstack/react-router";
import { Suspense } from "react";
import { createLazyComponent } from "#web/components/create-lazy-component.ts";
import { Sheet } from "#web/components/sheet.tsx";
import { CrashPage } from "./crash-page.tsx";
import { Palette } from "#web/features/palette/palette.tsx";
import { setOpenDialog, useOpenDialog } from "#web/hooks/dialog.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";

const DIALOGS = {
  palette: Palette,
  preferences: createLazyComponent(
    () => import("#web/features/preferences/preferences-sheet.tsx"),
    "PreferencesSheet",
  ),
  shortcuts: createLazyComponent(
    () => import("#web/features/palette/shortcut-sheet.tsx"),
    "ShortcutSheet",
  ),
} as const;

export function OpenDialog() {
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
  const { product } = useFirstPageMessages();
  return (
    <Sheet label={product} onClose={close}>
      <CrashPage {...props} />
    </Sheet>
  );
}

function close(): void {
  setOpenDialog(null);
}
