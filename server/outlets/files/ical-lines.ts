/** Maximum length of a line in octets, without its line break (RFC 5545, 3.1). */
const MAX_OCTETS = 75;
const LINE_BREAK = "\r\n";
/** Control characters, which a text must not contain, except the tab. */
const CONTROL = /[^\P{Cc}\t]/gu;

/** Returns a property line. The value is not escaped. */
export function formatICalProperty(name: string, value: string): string {
  return fold(`${name}:${value}`) + LINE_BREAK;
}

/** Returns a property line of type TEXT (RFC 5545, 3.3.11), with its value escaped. */
export function formatICalTextProperty(name: string, text: string): string {
  const escaped = text
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll(/\r\n?|\n/g, "\\n")
    .replaceAll(CONTROL, "");
  return formatICalProperty(name, escaped);
}

/** Formats a time in UTC, such as `20260307T190000Z`. */
export function formatICalInstant(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

/** Breaks a line into lines of at most 75 octets, never within a character. */
function fold(line: string): string {
  if (line.length * 3 <= MAX_OCTETS || Buffer.byteLength(line) <= MAX_OCTETS) return line;
  let folded = "";
  let room = MAX_OCTETS;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (octets > room) {
      folded += `${LINE_BREAK} `;
      // The space that begins a continuation line counts too.
      room = MAX_OCTETS - 1;
    }
    folded += character;
    room -= octets;
  }
  return folded;
}
