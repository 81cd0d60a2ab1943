import { useState } from "react";
import type { ChannelMatch } from "#core/desk/annotation.ts";
import { useChangeAnnotation } from "#web/api/desk-annotations.ts";
import { type Channel, changeOfChannel } from "#web/api/desk-channels.ts";
import { useActFailure } from "#web/features/desk/staff-acts/describe-staff-act.ts";

/** Returns the value of a channel with pending changes, and a function that changes it. */
export function useEditableChannel(channel: Pick<Channel, "name" | "value">) {
  const { mutate, error } = useChangeAnnotation();
  const failure = useActFailure(error);
  const [pendingValue, setPendingValue] = useState<ChannelMatch | null>(null);
  const value = pendingValue ?? channel.value;
  return {
    /** Stored or pending value, so that quick presses build on each other. */
    value,
    write: (change: Partial<ChannelMatch>): void => {
      const next = { ...value, ...change };
      setPendingValue(next);
      // `onSettled` is called for the latest change only.
      mutate(changeOfChannel(channel.name, next), { onSettled: () => setPendingValue(null) });
    },
    /** Why the last change failed; `null` otherwise. */
    failure,
  };
}
