/** Focuses a field when it appears; used as a ref callback. */
export function focusOnMount(field: HTMLElement | null): void {
  field?.focus();
}
