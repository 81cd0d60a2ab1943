import type { ChangedMatch } from "#core/contract/change.ts";
import type { Words } from "#core/words/en.ts";
import { isolate } from "#core/words/isolate.ts";

/** "Aino v Bo"; the tournament where nobody is known yet. */
export function saySlots({ contestants, tournament }: ChangedMatch, { match }: Words): string {
  const known = contestants.filter((contestant) => contestant !== null);
  if (known.length === 0) return tournament;
  const names = contestants.map((contestant) =>
    contestant === null ? match.slot.unknown : isolate(contestant.name),
  );
  return names.join(` ${match.versus} `);
}
