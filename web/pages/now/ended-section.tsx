import { memo } from "react";
import type { MatchList } from "#core/contract/match.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { type ListProps, MatchSection } from "./match-section.tsx";

interface EndedSectionProps extends ListProps {
  readonly ended: MatchList;
}

/** Recently ended matches, latest first. */
export const EndedSection = memo(function EndedSection({ ended, ...list }: EndedSectionProps) {
  const { now: messages } = useFirstPageMessages();
  const matches = ended.matches.filter(({ stateBy }) => stateBy !== "bye");
  return (
    <MatchSection
      {...list}
      state="ended"
      title={messages.ended}
      matches={matches}
      total={ended.counts.ended - ended.matches.length + matches.length}
      empty={messages.nothingEnded}
    />
  );
});
