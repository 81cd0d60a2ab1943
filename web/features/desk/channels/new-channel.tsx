import { MAX_CHANNEL_NAME } from "#core/lib/input-limits.ts";
import { EMPTY_CHANNEL } from "#core/desk/annotation.ts";
import { useState } from "react";
import { changeOfChannel } from "#web/api/desk-channels.ts";
import { useChangeAnnotation } from "#web/api/desk-annotations.ts";
import { describeFailure } from "#web/api/describe-failure.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "./channel-row.module.css";
import form from "#web/components/edit-in-place.module.css";

/** Form that creates an empty channel; it changes no other one. */
export function NewChannel({ names }: { readonly names: readonly string[] }) {
  const broadcast = useMessages("broadcast");
  const messages = useFirstPageMessages();
  const { mutate, error } = useChangeAnnotation();
  const [draft, setDraft] = useState("");
  const name = draft.trim();
  const isTaken = names.includes(name);
  return (
    <form
      className={styles["create"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (name === "" || isTaken) return;
        mutate(changeOfChannel(name, EMPTY_CHANNEL), {
          onSuccess: () => {
            setDraft("");
          },
        });
      }}
    >
      <input
        className={form["field"]}
        aria-label={broadcast.newChannel}
        placeholder={broadcast.newChannel}
        maxLength={MAX_CHANNEL_NAME}
        autoComplete="off"
        value={draft}
        onChange={({ target }) => {
          setDraft(target.value);
        }}
      />
      <button type="submit" className={form["button"]}>
        {broadcast.createEmpty}
      </button>
      <span className={styles["hint"]}>
        {isTaken ? broadcast.nameTaken(name) : broadcast.startsEmpty(name)}
      </span>
      {error !== null && (
        <p className={form["failure"]} role="alert">
          {describeFailure(error, messages)}
        </p>
      )}
    </form>
  );
}
