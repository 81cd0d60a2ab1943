import { type ComponentProps, type ReactNode, useId, useState } from "react";
import type { AttentionItemView } from "#core/contract/attention.ts";
import { MAX_HANDOVER_NAME, MAX_NOTE, MAX_SNOOZE_MINUTES } from "#core/lib/input-limits.ts";
import { focusOnMount } from "#web/components/focus-on-mount.ts";
import { openDialog } from "#web/components/open-dialog.ts";
import { Failure } from "#web/features/desk/failure.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { ClaimActions, ClaimChange } from "./use-claim-actions.ts";
import { useMyAttentionItems } from "./use-my-attention-items.ts";
import edit from "#web/components/edit-in-place.module.css";
import styles from "./claim-dialog.module.css";

/** Actions that need an input. */
export type ClaimFormKind = "hand-over" | "snooze" | "done";

/** An open form and the items that it is for. */
export interface ClaimForm {
  readonly kind: ClaimFormKind;
  readonly items: readonly AttentionItemView[];
}

interface ClaimDialogProps {
  readonly form: ClaimForm;
  readonly actions: ClaimActions;
  readonly onDone?: (items: readonly AttentionItemView[]) => void;
  readonly onClose: () => void;
}

/** Durations to pick, in minutes; the first has the focus. */
const SNOOZE_MINUTES = [10, 5, 20, 30, 60];

/** Dialog to hand over, snooze or finish attention items: one press, or typing. */
export function ClaimDialog({ form, actions, onDone, onClose }: ClaimDialogProps) {
  const { claim, list, minutes: formatMinutes } = useMessages("desk");
  const { me, staff } = useMyAttentionItems();
  const colleagues = staff.filter((name) => name !== me);
  const id = useId();
  const [note, setNote] = useState("");
  const { kind, items } = form;
  const submit = (change: ClaimChange): void => {
    actions.change(items, change, () => {
      onDone?.(items);
      onClose();
    });
  };
  return (
    <dialog
      ref={openDialog}
      className={styles["dialog"]}
      aria-labelledby={id}
      closedby="any"
      onClose={onClose}
    >
      <h2 id={id} className={styles["title"]}>
        {list.count(claim[kind], items.length)}
      </h2>
      {kind === "hand-over" && (
        <Choices
          choices={colleagues.map((name) => [name, <bdi key={name}>{name}</bdi>])}
          label={colleagues.length === 0 ? claim.to : list.toOther}
          field={{ maxLength: MAX_HANDOVER_NAME }}
          button={claim["hand-over"]}
          onChoose={(to) => {
            submit({ action: "hand-over", to, note });
          }}
        />
      )}
      {kind === "snooze" && (
        <Choices
          choices={SNOOZE_MINUTES.map((minutes) => [String(minutes), formatMinutes(minutes)])}
          label={claim.minutes}
          field={{ type: "number", min: 1, max: MAX_SNOOZE_MINUTES }}
          button={claim.snooze}
          onChoose={(minutes) => {
            submit({ action: "snooze", minutes: Number(minutes), note });
          }}
        />
      )}
      <form
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          if (kind === "done") submit({ action: "done", note });
        }}
      >
        <label>
          {claim.note}
          <input
            className={edit["field"]}
            ref={kind === "done" ? focusOnMount : null}
            maxLength={MAX_NOTE}
            value={note}
            onChange={({ target }) => {
              setNote(target.value);
            }}
          />
        </label>
        {kind === "done" && (
          <button type="submit" className={styles["ink"]}>
            {claim.done}
          </button>
        )}
        <button type="button" className={styles["choice"]} onClick={onClose}>
          {claim.cancel}
        </button>
      </form>
      <Failure of={actions.failure} className={styles["failure"]} />
    </dialog>
  );
}

interface ChoicesProps {
  /** Values to pick with their labels; the first has the focus, else the field. */
  readonly choices: readonly (readonly [value: string, label: ReactNode])[];
  /** Label of the field for another value. */
  readonly label: string;
  readonly field: ComponentProps<"input">;
  readonly button: string;
  readonly onChoose: (value: string) => void;
}

/** Values to pick, and a field for another one. */
function Choices({ choices, label, field, button, onChoose }: ChoicesProps) {
  const [other, setOther] = useState("");
  return (
    <>
      <div className={styles["choices"]}>
        {choices.map(([value, text], index) => (
          <button
            key={value}
            type="button"
            ref={index === 0 ? focusOnMount : null}
            className={styles["choice"]}
            onClick={() => {
              onChoose(value);
            }}
          >
            {text}
          </button>
        ))}
      </div>
      <form
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          if (other.trim() !== "") onChoose(other);
        }}
      >
        <label>
          {label}
          <input
            className={edit["field"]}
            ref={choices.length === 0 ? focusOnMount : null}
            required
            value={other}
            onChange={({ target }) => {
              setOther(target.value);
            }}
            {...field}
          />
        </label>
        <button type="submit" className={styles["choice"]}>
          {button}
        </button>
      </form>
    </>
  );
}
