/** Focuses a field when it appears; used as a ref callback. */
export function takeFocus(field: HTMLElement | null): void {
  field?.focus();
}
