import { replayKeys } from "./replay-keys.ts";

/**
 * Opens a dialog as modal; used as the React ref of its element. The dialog is removed without
 * being closed, so the focus is restored here. Gets the keys that were held until now.
 */
export function openDialog(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (dialog !== null) void replayKeys();
  return openEmptyDialog(dialog);
}

/** Opens a dialog whose content follows, which has to get the held keys then (`replayKeys`). */
export function openEmptyDialog(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (dialog === null) return undefined;
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}
