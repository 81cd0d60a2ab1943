import { type FormEvent, useId, useState } from "react";
import type { AttentionItemView } from "#core/contract/attention.ts";
import { MAX_HANDOVER_NAME, MAX_NOTE, MAX_SNOOZE_MINUTES } from "#core/lib/input-limits.ts";
import { focusOnMount } from "#web/components/focus-on-mount.ts";
import { openDialog } from "#web/components/open-dialog.ts";
import { Failure } from "#web/features/desk/failure.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { ClaimActions, ClaimChange } from "./use-claim-actions.ts";
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
  /** Names to pick. */
  readonly colleagues: readonly string[];
  readonly actions: ClaimActions;
  readonly onDone: (items: readonly AttentionItemView[]) => void;
  readonly onClose: () => void;
}

/** Durations to pick, in minutes; the first has the focus. */
const SNOOZE_MINUTES = [10, 5, 20, 30, 60];

/** Dialog to hand over, snooze or finish attention items: one press, or typing. */
export function ClaimDialog({ form, colleagues, actions, onDone, onClose }: ClaimDialogProps) {
  const { claim, list } = useMessages("desk");
  const id = useId();
  const [note, setNote] = useState("");
  const { kind, items } = form;
  const verb = { "hand-over": claim.handOver, snooze: claim.snooze, done: claim.done }[kind];
  const submit = (change: ClaimChange): void => {
    actions.change(items, change, () => {
      onDone(items);
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
        {list.count(verb, items.length)}
      </h2>
      {kind === "hand-over" && <HandOverFields {...{ colleagues, note, submit }} />}
      {kind === "snooze" && <SnoozeFields {...{ note, submit }} />}
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

interface FieldsProps {
  readonly note: string;
  readonly submit: (change: ClaimChange) => void;
}

/** Names of colleagues to pick, and a field for another name. */
function HandOverFields({
  colleagues,
  note,
  submit,
}: FieldsProps & { readonly colleagues: readonly string[] }) {
  const { claim, list } = useMessages("desk");
  const [to, setTo] = useState("");
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (to.trim() !== "") submit({ action: "hand-over", to, note });
  };
  return (
    <>
      <div className={styles["choices"]}>
        {colleagues.map((name, index) => (
          <button
            key={name}
            type="button"
            ref={index === 0 ? focusOnMount : null}
            className={styles["choice"]}
            onClick={() => {
              submit({ action: "hand-over", to: name, note });
            }}
          >
            <bdi>{name}</bdi>
          </button>
        ))}
      </div>
      <form className={styles["form"]} onSubmit={onSubmit}>
        <label>
          {colleagues.length === 0 ? claim.to : list.toOther}
          <input
            className={edit["field"]}
            ref={colleagues.length === 0 ? focusOnMount : null}
            required
            maxLength={MAX_HANDOVER_NAME}
            value={to}
            onChange={({ target }) => {
              setTo(target.value);
            }}
          />
        </label>
        <button type="submit" className={styles["choice"]}>
          {claim.handOver}
        </button>
      </form>
    </>
  );
}

/** Durations to pick, and a field for another one. */
function SnoozeFields({ note, submit }: FieldsProps) {
  const { claim, minutes: formatMinutes } = useMessages("desk");
  const [minutes, setMinutes] = useState(Number.NaN);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!Number.isNaN(minutes)) submit({ action: "snooze", minutes, note });
  };
  return (
    <>
      <div className={styles["choices"]}>
        {SNOOZE_MINUTES.map((choice, index) => (
          <button
            key={choice}
            type="button"
            ref={index === 0 ? focusOnMount : null}
            className={styles["choice"]}
            onClick={() => {
              submit({ action: "snooze", minutes: choice, note });
            }}
          >
            {formatMinutes(choice)}
          </button>
        ))}
      </div>
      <form className={styles["form"]} onSubmit={onSubmit}>
        <label>
          {claim.minutes}
          <input
            className={edit["field"]}
            type="number"
            required
            min={1}
            max={MAX_SNOOZE_MINUTES}
            value={Number.isNaN(minutes) ? "" : minutes}
            onChange={({ target }) => {
              setMinutes(target.valueAsNumber);
            }}
          />
        </label>
        <button type="submit" className={styles["choice"]}>
          {claim.snooze}
        </button>
      </form>
    </>
  );
}
