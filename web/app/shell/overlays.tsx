import { lazy, Suspense } from "react";
import { showOverlay, useOverlay } from "#web/hooks/overlay.ts";

const Palette = lazy(async () => {
  const { Palette: palette } = await import("#web/features/palette/palette.tsx");
  return { default: palette };
});
const PreferencesSheet = lazy(async () => {
  const { PreferencesSheet: sheet } =
    await import("#web/features/preferences/preferences-sheet.tsx");
  return { default: sheet };
});
const ShortcutSheet = lazy(async () => {
  const { ShortcutSheet: sheet } = await import("#web/features/palette/shortcut-sheet.tsx");
  return { default: sheet };
});

const OVERLAYS = {
  palette: Palette,
  preferences: PreferencesSheet,
  shortcuts: ShortcutSheet,
} as const;

/** What stands over the page, whichever page it is. */
export function Overlays() {
  const overlay = useOverlay();
  if (overlay === null) return null;
  const Open = OVERLAYS[overlay];
  return (
    <Suspense>
      <Open onClose={close} />
    </Suspense>
  );
}

function close(): void {
  showOverlay(null);
}
