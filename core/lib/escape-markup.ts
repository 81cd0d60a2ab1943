/** Neither a control character nor half a surrogate pair may stand in XML 1.0 (section 2.2). */
// oxlint-disable-next-line no-control-regex -- they are what is removed
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Most texts hold none of what `escapeXml` replaces. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const UNSAFE = /[&<>"\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;

/** Text made safe between tags and in quoted attributes. */
export function escapeXml(text: string): string {
  if (!UNSAFE.test(text)) return text;
  return text.replace(NOT_XML, "\uFFFD").replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
