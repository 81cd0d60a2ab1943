import { memo } from "react";
import type { MatchView } from "#core/contract/match.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { type ListProps, MatchSection } from "./match-section.tsx";

interface EndedSectionProps extends ListProps {
  readonly matches: readonly MatchView[];
  /** Number of all ended matches, also of those that ended long ago. */
  readonly total: number;
}

/** Recently ended matches, latest first. */
export const EndedSection = memo(function EndedSection(props: EndedSectionProps) {
  const { now: messages } = useFirstPageMessages();
  return (
    <MatchSection {...props} state="ended" title={messages.ended} empty={messages.nothingEnded} />
  );
});
