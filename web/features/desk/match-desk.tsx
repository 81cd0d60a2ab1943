import { AttentionRows } from "./attention/attention-rows.tsx";
import { ChannelsOfMatch } from "./channels/channels-of-match.tsx";
import { AnnotationEditors } from "./annotations/annotation-editors.tsx";
import { useMyAttentionItems } from "./attention/use-my-attention-items.ts";

interface MatchDeskProps {
  /** `SITE/ID`. */
  readonly match: string;
}

/** Staff tools of a match: attention items, annotations and channels. */
export function MatchDesk({ match }: MatchDeskProps) {
  const { rows } = useMyAttentionItems();
  const matchRows = rows.filter(({ matches }) => matches.some(({ key }) => key === match));
  return (
    <>
      {matchRows.length > 0 && <AttentionRows rows={matchRows} />}
      <AnnotationEditors kinds={["station", "note", "stream-link"]} scope={match} />
      <ChannelsOfMatch match={match} />
    </>
  );
}
