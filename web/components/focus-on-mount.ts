/** Ref callback: focuses a field when it appears. */
export function takeFocus(field: HTMLElement | null): void {
  field?.focus();
}
