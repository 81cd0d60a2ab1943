/**
 * Copies a text; answers whether it did. Only a secure page may: on plain HTTP the text is there to be
 * copied by hand.
 *
 * @param field What holds the text on the page already.
 */
export async function copyText(
  text: string,
  field?: HTMLInputElement | HTMLTextAreaElement | null,
): Promise<boolean> {
  try {
    // On plain HTTP there is no clipboard at all.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // A field that this press brings must stand there first.
    await Promise.resolve();
    field?.focus();
    field?.select();
    if (field === undefined) prompt("", text);
    return false;
  }
}
