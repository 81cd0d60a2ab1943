import { useState } from "react";
import type { ChannelMatch } from "#core/desk/annotation.ts";
import { useFactChange } from "#web/api/desk-annotations.ts";
import { describeFailure } from "#web/api/describe-failure.ts";
import { useMessages } from "#web/i18n/messages.ts";

/** Changes what a channel shows. */
export interface ChannelChange {
  /** What stands, or is being written down: whoever presses quickly counts on from here. */
  readonly value: ChannelMatch;
  readonly write: (change: Partial<ChannelMatch>) => void;
  /** Why the last change did not stick. */
  readonly failure: string | null;
}

export function useChannelChange(name: string, standing: ChannelMatch): ChannelChange {
  const messages = useMessages();
  const { mutate, error } = useFactChange();
  const [wanted, setWanted] = useState<ChannelMatch | null>(null);
  const value = wanted ?? standing;
  return {
    value,
    write: (change) => {
      const next = { ...value, ...change };
      setWanted(next);
      const { match, swapped, score } = next;
      mutate(
        {
          action: "write",
          fact: {
            kind: "channel",
            scope: name,
            value: { match, swapped, score: score === null ? null : [...score] },
          },
        },
        // Told of the newest change alone.
        {
          onSettled: () => {
            setWanted(null);
          },
        },
      );
    },
    failure: describeFailure(error, messages),
  };
}
