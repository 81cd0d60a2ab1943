import { useMessages } from "#web/i18n/use-messages.ts";
import { Key } from "#web/components/key-hints.tsx";
import action from "#web/components/edit-in-place.module.css";
import { TextAnnotationEditor } from "./annotations/text-annotation-editor.tsx";
import { AttentionBlock } from "./attention/attention-block.tsx";
import { useClaimActions } from "./attention/use-claim-actions.ts";
import { useMyAttentionItems } from "./attention/use-my-attention-items.ts";
import { ChannelsOfMatch } from "./channels/channels-of-match.tsx";

interface MatchDeskProps {
  /** `SITE/ID`. */
  readonly match: string;
}

export function MatchAttention({ match }: MatchDeskProps) {
  const rows = useItemsOfMatch(match);
  return (
    rows.length > 0 && (
      <ul data-screen-only>
        {rows.map((item) => (
          <AttentionBlock key={item.id} item={item} />
        ))}
      </ul>
    )
  );
}

/** Button that claims every unclaimed attention item of a match; nothing without any. */
export function ClaimMatch({ match }: MatchDeskProps) {
  const { claim } = useMessages("desk");
  const { change } = useClaimActions();
  const open = useItemsOfMatch(match).filter(({ standing }) => standing === "open");
  if (open.length === 0) return null;
  return (
    <button
      type="button"
      className={action["ink"]}
      data-key="c"
      onClick={() => {
        change(open, { action: "take" });
      }}
    >
      {claim.take} <Key name="C" />
    </button>
  );
}

/** Annotations of a match as rows of its details, each with its form folded away. */
export function MatchAnnotations({ match }: MatchDeskProps) {
  return (
    <>
      {(["station", "note", "stream-link"] as const).map((kind) => (
        <TextAnnotationEditor key={kind} kind={kind} scope={match} />
      ))}
      <ChannelsOfMatch match={match} />
    </>
  );
}

function useItemsOfMatch(match: string) {
  const { rows } = useMyAttentionItems();
  return rows.filter(({ matches }) => matches.some(({ key }) => key === match));
}
