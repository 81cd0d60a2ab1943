import { AttentionRows } from "./attention/attention-rows.tsx";
import { ChannelLine } from "./channels/channel-line.tsx";
import { AnnotationLines } from "./annotations/annotation-lines.tsx";
import { useMyRows } from "./attention/use-my-rows.ts";

interface MatchDeskProps {
  /** `SITE/ID`. */
  readonly match: string;
}

/** What staff have to do with one match: what needs a person in it, and what is written down. */
export function MatchDesk({ match }: MatchDeskProps) {
  const { rows } = useMyRows();
  const own = rows.filter(({ matches }) => matches.some(({ key }) => key === match));
  return (
    <>
      {own.length > 0 && <AttentionRows rows={own} />}
      <AnnotationLines kinds={["station", "note", "stream-link"]} scope={match} />
      <ChannelLine match={match} />
    </>
  );
}
