import { useQueryClient } from "@tanstack/react-query";
import type { AttentionClaimInput, AttentionItemView } from "#core/contract/attention.ts";
import { useChangeClaims } from "#web/api/desk.ts";
import { attentionQuery } from "#web/api/desk-attention.ts";
import { useFailure } from "#web/api/describe-failure.ts";
import { useDescribeActs } from "#web/features/desk/staff-acts/describe-staff-act.ts";
import { getServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";

/** An action without the item that it is for. */
export type ClaimChange = AttentionClaimInput extends infer Input
  ? Input extends AttentionClaimInput
    ? Omit<Input, "id" | "seen">
    : never
  : never;

interface ClaimOptions {
  /** Number of the newest act that the viewer had seen; by default that of the list now. */
  readonly seen?: number;
  /** Called when the server has responded, unless it failed. */
  readonly onResponse?: () => void;
  /** Called with the items if the action was done for at least one of them. */
  readonly onDone?: ((items: readonly AttentionItemView[]) => void) | undefined;
}

export type ClaimActions = ReturnType<typeof useClaimActions>;

export function useClaimActions() {
  const { claim } = useMessages("desk");
  const client = useQueryClient();
  const { mutateAsync, error, data } = useChangeClaims();
  const { describeRefusal } = useDescribeActs();
  const failure = useFailure(error);
  const getSeen = (): number => client.getQueryData(attentionQuery.queryKey)?.newestAct ?? 0;
  return {
    /** Changes the claims of all these items with one request, apart from those that others changed. */
    change: (
      items: readonly AttentionItemView[],
      change: ClaimChange,
      { seen = getSeen(), onResponse, onDone }: ClaimOptions = {},
    ): void => {
      const claims = items.map(({ id }): AttentionClaimInput =>
        Object.assign({ id, seen }, change),
      );
      const note = ({ refused }: { readonly refused: readonly unknown[] }): void => {
        onResponse?.();
        if (refused.length < items.length) onDone?.(items);
      };
      // The mutation has the error; its own callbacks would be lost with the component.
      mutateAsync(claims).then(note, () => undefined);
    },
    /** Returns the number of the newest act that the list shows now. */
    getSeen,
    /** Why the last action failed; `null` if it did not. */
    failure: failure === null ? null : claim.failed(failure),
    /** Why the last action was not done, by id of the item: which act of other staff came first. */
    refusals: new Map(
      data?.refused.map(({ id, later }) => {
        const acts = later === null ? [] : [later];
        return [id, describeRefusal({ acts, ended: 1 - acts.length, at: getServerNow() })];
      }),
    ),
  };
}
