import * as z from "zod/mini";
import {
  type AttentionContext,
  findMatch,
  hasOpenDuelSlot,
  isPossiblyUnneeded,
} from "./context.ts";
import { InstantSchema } from "#core/model/instant.ts";
import { createRule } from "./rule.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";

/** How long before its start both contestants should be known, in milliseconds. */
const KNOWN_BEFORE = 15 * MINUTE;

/** A contestant is unknown although the match starts soon, or should have started. */
export const contestantMissing = createRule({
  kind: "contestant-missing",
  severity: "warn",
  /** `waitsFor`: code of the first feeder that has not ended. */
  reason: z.object({ start: InstantSchema, waitsFor: z.nullable(z.string()) }),
  find: (context) =>
    context.open.flatMap((derived) => {
      const { match, status, absence } = derived;
      const { start } = match;
      if (start === null || status.state !== "upcoming" || absence !== null) return [];
      if (start - context.now > KNOWN_BEFORE) return [];
      if (!hasOpenDuelSlot(derived) || isPossiblyUnneeded(context, derived)) return [];
      return [
        {
          match: derived,
          since: start - KNOWN_BEFORE,
          reason: { start, waitsFor: findOpenFeeder(context, derived) },
          fact: `${start} ${match.entries.length}`,
        },
      ];
    }),
});

function findOpenFeeder(context: AttentionContext, { slots }: DerivedMatch): string | null {
  for (const { entry, source } of slots) {
    if (entry !== null || !("of" in source)) continue;
    const feeder = findMatch(context, source.of.match);
    if (feeder === null || feeder.status.state !== "ended") return source.of.code;
  }
  return null;
}
