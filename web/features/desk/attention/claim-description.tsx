import type { AttentionClaimView } from "#core/contract/attention.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";

/** Older claims show the time instead of an age. */
const MAX_AGE_MINUTES = 60;

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
