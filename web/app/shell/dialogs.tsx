import { useSearch } from "#web/routing/routing.tsx";
import { Suspense, useEffect } from "react";
import { ErrorBoundary } from "#web/routing/error-boundary.tsx";
import { CrashPage } from "./crash-page.tsx";
import { createLazyComponent } from "#web/kit/create-lazy-component.ts";
import { closeMatch } from "#web/kit/open-match.ts";
import { replayKeys } from "#web/kit/replay-keys.ts";
import { Sheet } from "#web/kit/sheet.tsx";
import { StaffMatchPanel } from "#web/pages/matches/staff-match-panel.tsx";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { Palette } from "#web/features/palette/palette.tsx";
import { setOpenDialog, useOpenDialog } from "#web/hooks/dialog.ts";

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

/** Everything that opens over a page. Loaded after the first page, with match sheet and palette. */
export function Dialogs() {
  return (
    <>
      <MatchSheet />
      <OpenDialog />
    </>
  );
}

/** Sheet with the match of the query parameter `open`, over the current page. */
function MatchSheet() {
  const messages = useFirstPageMessages();
  const { open } = useSearch({ from: "__root__" });
  // The sheet may show another match, and have the focus already.
  useEffect(() => {
    if (open !== "") void replayKeys();
  }, [open]);
  const [site = "", ...id] = open.split("/");
  if (site === "" || id.length === 0) return null;
  return (
    <Sheet label={messages.match.label} onClose={closeMatch}>
      {/* An update of Matchdesk may have removed its files: the page below keeps working. */}
      <ErrorBoundary resetKey={open} renderFailure={(error) => <CrashPage error={error} />}>
        <StaffMatchPanel match={open} />
      </ErrorBoundary>
    </Sheet>
  );
}

function OpenDialog() {
  const dialog = useOpenDialog();
  if (dialog === null) return null;
  const Open = DIALOGS[dialog];
  return (
    <ErrorBoundary resetKey={dialog} renderFailure={(error) => <FailedDialog error={error} />}>
      <Suspense>
        <Open onClose={close} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Replaces a dialog that failed, for example because an update of Matchdesk removed its file. */
function FailedDialog({ error }: { readonly error: unknown }) {
  const { product } = useFirstPageMessages();
  return (
    <Sheet label={product} onClose={close}>
      <CrashPage error={error} />
    </Sheet>
  );
}

function close(): void {
  setOpenDialog(null);
}
