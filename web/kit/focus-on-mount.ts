/** Focuses a field when it appears, also in a dialog that opens after it; used as a ref callback. */
export function focusOnMount(field: HTMLElement | null): void {
  if (field === null) return;
  field.autofocus = true;
  field.focus();
}
