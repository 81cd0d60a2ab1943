/** Characters not allowed in XML 1.0 (section 2.2): control characters and lone surrogates. */
// oxlint-disable-next-line no-control-regex -- to be replaced
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Characters that `escapeXml` replaces: a fast check, because most texts have none. */
// oxlint-disable-next-line no-control-regex -- to be found
const UNSAFE = /[&<>"\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;

/** Escapes text for use between tags and in double-quoted attributes. */
export function escapeXml(text: string): string {
  if (!UNSAFE.test(text)) return text;
  return text
    .replace(NOT_XML, "\uFFFD")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
