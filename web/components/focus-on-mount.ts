/** For a field that a press has just opened: what is typed next belongs there. */
export function takeFocus(field: HTMLElement | null): void {
  field?.focus();
}
