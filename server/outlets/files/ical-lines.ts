/** Longest line in octets, its break not counted (RFC 5545, 3.1). */
const LONGEST = 75;
const LINE_BREAK = "\r\n";
/** What a text may not hold: every control character but the tab. */
const CONTROL = /[^\P{Cc}\t]/gu;

/** A property whose value holds nothing that would need escaping. */
export function icalLine(name: string, value: string): string {
  return fold(`${name}:${value}`) + LINE_BREAK;
}

/** A property of type TEXT (RFC 5545, 3.3.11): whatever stands in the text stays within its value. */
export function icalText(name: string, text: string): string {
  const escaped = text
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll(/\r\n?|\n/g, "\\n")
    .replaceAll(CONTROL, "");
  return icalLine(name, escaped);
}

/** `20260307T190000Z`. */
export function icalInstant(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

/** Breaks a line into ones short enough, never within a letter's octets. */
function fold(line: string): string {
  if (line.length * 3 <= LONGEST || Buffer.byteLength(line) <= LONGEST) return line;
  let folded = "";
  let room = LONGEST;
  for (const letter of line) {
    const octets = Buffer.byteLength(letter);
    if (octets > room) {
      folded += `${LINE_BREAK} `;
      // The space before what goes on counts too.
      room = LONGEST - 1;
    }
    folded += letter;
    room -= octets;
  }
  return folded;
}
