import type { AttentionClaimInput, AttentionItemView } from "#core/contract/attention.ts";
import { useChangeClaims } from "#web/api/desk.ts";
import { useFailure } from "#web/api/describe-failure.ts";
import { getServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { type ClaimAct, invertClaim, setLastClaimAct } from "./claim-acts.ts";

/** An action without the item that it is for. */
export type ClaimChange = AttentionClaimInput extends infer Input
  ? Input extends AttentionClaimInput
    ? Omit<Input, "id">
    : never
  : never;

export interface ClaimActions {
  /** Changes the claims of all these items with one request. Calls `onDone` if it succeeds. */
  readonly change: (
    items: readonly AttentionItemView[],
    change: ClaimChange,
    onDone?: () => void,
  ) => void;
  readonly undo: (act: ClaimAct) => void;
  /** Why the last action failed; `null` if it did not. */
  readonly failure: string | null;
}

export function useClaimActions(): ClaimActions {
  const { claim } = useMessages("desk");
  const { mutateAsync, error } = useChangeClaims();
  const failure = useFailure(error);
  const send = (claims: readonly AttentionClaimInput[], onDone: () => void): void => {
    // The mutation has the error; its own callbacks would be lost with the component.
    mutateAsync(claims).then(onDone, () => undefined);
  };
  return {
    change: (items, change, onDone) => {
      const now = getServerNow();
      const canUndo = change.action !== "accept" && change.action !== "keep";
      const inverse = canUndo ? items.map((item) => invertClaim(item, now)) : [];
      const inputs = items.map(({ id }): AttentionClaimInput => Object.assign({ id }, change));
      send(inputs, () => {
        setLastClaimAct({ action: change.action, at: now, items, inverse });
        onDone?.();
      });
    },
    undo: ({ inverse }) => {
      if (inverse.length === 0) return;
      send(inverse, () => {
        setLastClaimAct(null);
      });
    },
    failure: failure === null ? null : claim.failed(failure),
  };
}
