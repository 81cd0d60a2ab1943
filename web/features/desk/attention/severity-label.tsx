import type { AttentionClaimView, AttentionItemView } from "#core/contract/attention.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { formatItemName } from "./format-attention-item.ts";

/** Older claims show the time instead of an age. */
const MAX_AGE_MINUTES = 60;

/** Look of the label of each severity: filled, amber outline, grey outline. */
export const SEVERITY_TONES = { alarm: "conflict", warn: "warn", note: "plain" } as const;

/** Label with the kind of an attention item, in the shape of its severity. */
export function SeverityLabel({ item }: { readonly item: AttentionItemView }) {
  const desk = useMessages("desk");
  return (
    <StatusLabel tone={SEVERITY_TONES[item.severity]}>{formatItemName(item, desk)}</StatusLabel>
  );
}

/** State of a claim: who took, snoozed or finished the item, when, and the note. */
export function ClaimDescription({ claim }: { readonly claim: AttentionClaimView }) {
  const { claim: messages } = useMessages("desk");
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const at = Date.parse(claim.at);
  const minutes = Math.max(0, Math.floor((now - at) / MINUTE));
  const when = minutes < MAX_AGE_MINUTES ? messages.ago(minutes) : venue.when(at);
  return (
    <p className="text-small">
      {formatState()} · {when}
      {claim.note !== "" && (
        <>
          {" · "}
          <bdi dir="auto">{claim.note}</bdi>
        </>
      )}
    </p>
  );

  function formatState(): string {
    switch (claim.state) {
      case "taken":
        return claim.by === claim.who
          ? messages.has(claim.who)
          : messages.hasFrom(claim.who, claim.by);
      case "snoozed":
        return messages.snoozed(
          claim.who,
          claim.until === null ? "" : venue.when(Date.parse(claim.until)),
        );
      case "done":
        return messages.doneBy(claim.who);
    }
  }
}
