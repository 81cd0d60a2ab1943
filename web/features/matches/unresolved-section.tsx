import type { MatchView } from "#core/contract/match.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { unresolvedWords } from "#core/words/unresolved-words.ts";
import { SectionHeading } from "#web/components/section-heading/section-heading.tsx";
import { useWordsOf } from "#web/hooks/words.ts";
import { TournamentRows } from "./tournament-rows.tsx";

interface UnresolvedSectionProps {
  readonly matches: readonly MatchView[];
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly venue: VenueFormat;
}

/** Lists the matches that did not end and will not be played any more; nothing if there are none. */
export function UnresolvedSection({ matches, now, venue }: UnresolvedSectionProps) {
  const words = useWordsOf(unresolvedWords);
  if (matches.length === 0) return null;
  return (
    <section>
      <SectionHeading aside={words.aside}>{words.heading(matches.length)}</SectionHeading>
      <TournamentRows matches={matches} now={now} venue={venue} />
    </section>
  );
}
