import { MAX_CHANNEL_NAME } from "#core/lib/input-limits.ts";
import { useState } from "react";
import { EMPTY_CHANNEL } from "#web/api/desk-channels.ts";
import { useChangeAnnotation } from "#web/api/desk-annotations.ts";
import { describeFailure } from "#web/api/describe-failure.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useBroadcastMessages } from "#web/i18n/broadcast-messages.ts";
import form from "#web/components/edit-in-place.module.css";

/** Form that creates an empty channel. */
export function NewChannel({ names }: { readonly names: readonly string[] }) {
  const broadcast = useBroadcastMessages();
  const messages = useFirstPageMessages();
  const { mutate, error } = useChangeAnnotation();
  const [draft, setDraft] = useState("");
  const scope = draft.trim();
  return (
    <form
      className={form["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        // An existing channel must keep its match.
        if (scope === "" || names.includes(scope)) return;
        mutate(
          {
            action: "write",
            fact: { kind: "channel", scope, value: { ...EMPTY_CHANNEL, score: null } },
          },
          {
            onSuccess: () => {
              setDraft("");
            },
          },
        );
      }}
    >
      <input
        aria-label={broadcast.newChannel}
        placeholder={broadcast.newChannelHint}
        maxLength={MAX_CHANNEL_NAME}
        value={draft}
        onChange={({ target }) => {
          setDraft(target.value);
        }}
      />
      <button type="submit" className={form["ink"]}>
        {broadcast.add}
      </button>
      {error !== null && (
        <p className={form["failure"]} role="alert">
          {describeFailure(error, messages)}
        </p>
      )}
    </form>
  );
}
