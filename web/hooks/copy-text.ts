/**
 * Copies a text to the clipboard and returns whether that worked. Browsers allow it only on secure
 * pages; otherwise the text is selected in `field` or, without one, shown in a prompt, for copying
 * by hand.
 */
export async function copyText(
  text: string,
  field?: HTMLInputElement | HTMLTextAreaElement | null,
): Promise<boolean> {
  try {
    // `navigator.clipboard` is undefined on plain HTTP.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The click that copies may also show the field: wait until it is rendered.
    await Promise.resolve();
    field?.focus();
    field?.select();
    if (field === undefined) prompt("", text);
    return false;
  }
}
