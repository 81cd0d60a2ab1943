import { MAX_HANDOVER_NAME, MAX_NOTE, MAX_SNOOZE_MINUTES } from "#core/lib/input-limits.ts";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import type { AttentionItemView, AttentionClaimInput } from "#core/contract/attention.ts";
import type { DeskMessages } from "#core/i18n/en/desk.ts";
import { useChangeClaims } from "#web/api/desk-attention.ts";
import { describeFailure } from "#web/api/describe-failure.ts";
import type { AttentionItemFormat } from "./format-attention-item.ts";
import { focusOnMount } from "#web/components/focus-on-mount.ts";
import styles from "./attention.module.css";

/** Actions that open a form. */
export type ClaimFormKind = "hand-over" | "snooze" | "done";

interface ClaimActionsProps {
  readonly row: AttentionItemView;
  readonly language: AttentionItemFormat;
  readonly staff: readonly string[];
  readonly me: string;
  /** Subject of the item, part of the accessible name of the buttons. */
  readonly subject: string;
  readonly form: ClaimFormKind | null;
  readonly onForm: (form: ClaimFormKind | null) => void;
  /** Elements after the buttons. */
  readonly children?: ReactNode;
}

/** Default duration of a snooze, in minutes. */
const DEFAULT_SNOOZE_MINUTES = 10;

/** Possible decisions on data that Matchdesk has not applied yet, by the current decision. */
const HOLD_ACTIONS = { open: ["accept", "keep"], keep: ["accept"], accept: ["keep"] } as const;

/** Buttons to take, hand over, snooze, finish or give back an attention item. */
export function ClaimActions(props: ClaimActionsProps) {
  const { row, language, me, subject, form, onForm, children } = props;
  const { claim: messages } = language.desk;
  const { mutate, error } = useChangeClaims();
  const isMine = row.standing === "taken" && row.claim?.who === me;
  const submitClaim = (input: AttentionClaimInput): void => {
    // The form keeps its input until the request succeeds.
    mutate([input], {
      onSuccess: () => {
        onForm(null);
      },
    });
  };
  return (
    <fieldset className={styles["actions"]} aria-label={messages.label(subject)}>
      {row.reason.kind === "data-held" &&
        HOLD_ACTIONS[row.reason.decision ?? "open"].map((action) => (
          <button
            key={action}
            type="button"
            className={styles["ink"]}
            data-action={action}
            onClick={() => {
              submitClaim({ action, id: row.id });
            }}
          >
            {messages[action]}
          </button>
        ))}
      {!isMine && (
        <button
          type="button"
          className={styles[row.reason.kind === "data-held" ? "quiet" : "ink"]}
          data-action="take"
          onClick={() => {
            submitClaim({ action: "take", id: row.id });
          }}
        >
          {messages.take}
        </button>
      )}
      {(["done", "snooze", "hand-over"] as const).map((action) => (
        <button
          key={action}
          type="button"
          className={styles["quiet"]}
          aria-expanded={form === action}
          data-action={action}
          onClick={() => {
            onForm(form === action ? null : action);
          }}
        >
          {nameOf(action, messages)}
        </button>
      ))}
      {row.standing !== "open" && (
        <button
          type="button"
          className={styles["quiet"]}
          data-action="give-back"
          onClick={() => {
            submitClaim({ action: "give-back", id: row.id });
          }}
        >
          {messages.giveBack}
        </button>
      )}
      {children}
      {form !== null && <Form key={form} {...props} form={form} onSubmit={submitClaim} />}
      {error !== null && (
        <p className={styles["failure"]} role="alert">
          {messages.failed(describeFailure(error, language.messages) ?? "")}
        </p>
      )}
    </fieldset>
  );
}

interface FormProps extends ClaimActionsProps {
  readonly form: ClaimFormKind;
  readonly onSubmit: (input: AttentionClaimInput) => void;
}

function Form({ row, language, staff, me, form, onForm, onSubmit }: FormProps) {
  const { claim: messages } = language.desk;
  const [note, setNote] = useState("");
  const [to, setTo] = useState("");
  const [minutes, setMinutes] = useState(DEFAULT_SNOOZE_MINUTES);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    switch (form) {
      case "hand-over":
        if (to.trim() !== "") onSubmit({ action: form, id: row.id, to, note });
        return;
      case "snooze":
        onSubmit({ action: form, id: row.id, minutes, note });
        return;
      case "done":
        onSubmit({ action: form, id: row.id, note });
    }
  };
  return (
    <form className={styles["form"]} onSubmit={submit}>
      {form === "hand-over" && (
        <ColleagueField
          label={messages.to}
          colleagues={staff.filter((name) => name !== me)}
          value={to}
          onChange={setTo}
        />
      )}
      {form === "snooze" && (
        <MinutesField label={messages.minutes} value={minutes} onChange={setMinutes} />
      )}
      <label>
        {messages.note}
        <input
          ref={form === "done" ? focusOnMount : null}
          maxLength={MAX_NOTE}
          value={note}
          onChange={({ target }) => {
            setNote(target.value);
          }}
        />
      </label>
      <button type="submit" className={styles["ink"]}>
        {nameOf(form, messages)}
      </button>
      <button
        type="button"
        className={styles["quiet"]}
        onClick={() => {
          onForm(null);
        }}
      >
        {messages.cancel}
      </button>
    </form>
  );
}

interface FieldProps<T> {
  readonly label: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
}

interface ColleagueFieldProps extends FieldProps<string> {
  /** Suggested names. */
  readonly colleagues: readonly string[];
}

/** Field for the person to whom an item is handed over. */
function ColleagueField({ label, colleagues, value, onChange }: ColleagueFieldProps) {
  const id = useId();
  return (
    <label>
      {label}
      <input
        ref={focusOnMount}
        required
        maxLength={MAX_HANDOVER_NAME}
        list={id}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
      <datalist id={id}>
        {colleagues.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </label>
  );
}

/** Field for the duration of a snooze. */
function MinutesField({ label, value, onChange }: FieldProps<number>) {
  return (
    <label>
      {label}
      <input
        ref={focusOnMount}
        type="number"
        min={1}
        max={MAX_SNOOZE_MINUTES}
        value={value}
        onChange={({ target }) => {
          onChange(target.valueAsNumber);
        }}
      />
    </label>
  );
}

function nameOf(form: ClaimFormKind, messages: DeskMessages["claim"]): string {
  return { done: messages.done, snooze: messages.snooze, "hand-over": messages.handOver }[form];
}
