import type { FirstPageMessages } from "#core/i18n/en/first-page.ts";
import type { StartDescription } from "./describe-start.ts";

/** Formats a start without a row around it: "32 min", "expected 15:40". */
export function formatStart(
  { kind, text }: StartDescription,
  { match: { time } }: Pick<FirstPageMessages, "match">,
): string {
  return kind === "expected" ? `${time.expected} ${text}` : text;
}
