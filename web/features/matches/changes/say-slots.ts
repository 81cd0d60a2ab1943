import type { ChangedMatch } from "#core/contract/change.ts";
import type { Messages } from "#core/i18n/en/start.ts";
import { formatContestants } from "#core/i18n/format-contestants.ts";
import { isolate } from "#core/lib/isolate.ts";

/** "Aino v Bo", "Aino, Bo, Cato and 17 more"; the tournament while no contestant is known. */
export function saySlots({ contestants, tournament }: ChangedMatch, { match }: Messages): string {
  const known = contestants.filter((contestant) => contestant !== null);
  if (known.length === 0) return tournament;
  const slots = contestants.map((contestant) => ({
    name: contestant === null ? match.slot.unknown : isolate(contestant.name),
    isOpen: contestant === null,
  }));
  return formatContestants(slots, { match }, ` ${match.versus} `);
}
