import { type KeyboardEvent, type MouseEvent, useId, useState } from "react";
import type { AttentionItemView } from "#core/contract/attention.ts";
import { MAX_NOTE, MAX_SNOOZE_MINUTES } from "#core/lib/input-limits.ts";
import { focusOnMount } from "#web/kit/focus-on-mount.ts";
import { openDialog } from "#web/kit/open-dialog.ts";
import { Failure } from "#web/features/desk/parts.tsx";
import { ignoreSecondPress } from "#web/hooks/ignore-second-press.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { HandOver } from "./hand-over.tsx";
import { formatItemSubject, useItemFormat } from "./format-attention-item.ts";
import { SeverityLabel } from "./severity-label.tsx";
import type { ClaimActions, ClaimChange } from "./use-claim-actions.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Field, Input } from "#web/kit/controls/field.tsx";
import { Row } from "#web/kit/layout.tsx";
import dialog from "#web/kit/controls/dialog.module.css";

/** Actions that need an input. */
export type ClaimFormKind = "hand-over" | "snooze" | "done";

/** An open form and the items that it is for. */
export interface ClaimForm {
  readonly kind: ClaimFormKind;
  readonly items: readonly AttentionItemView[];
  /** Colleague who is chosen at first; "" for the one who was seen last. */
  readonly to: string;
  /** Number of the newest act that the viewer had seen when they opened the form. */
  readonly seen: number;
}

/** Opens the form of an action, by default for the ticked items or the current one. */
export type OpenClaimForm = (
  kind: ClaimFormKind,
  items?: readonly AttentionItemView[],
  to?: string,
) => void;

interface ClaimDialogProps {
  readonly form: ClaimForm;
  readonly actions: ClaimActions;
  /** Called after the action, with whether it was done by key. */
  readonly onDone?: (items: readonly AttentionItemView[], isByKey: boolean) => void;
  readonly onClose: () => void;
}

/** A press or a key, which ends a form. */
type Press = MouseEvent | KeyboardEvent;

/** Durations to pick, in minutes; the first has the focus. */
const SNOOZE_MINUTES = [10, 5, 20, 30, 60];

/** Dialog to hand over, snooze or finish attention items. The note stands before what submits. */
export function ClaimDialog({ form, actions, onDone, onClose }: ClaimDialogProps) {
  const { claim } = useMessages("desk");
  const { words } = useMessages("common");
  const [note, setNote] = useState("");
  const id = useId();
  const { kind, items, seen } = form;
  const submit = (change: ClaimChange, press: Press): void => {
    const isByKey = press.nativeEvent instanceof KeyboardEvent || press.detail === 0;
    if (press.nativeEvent instanceof PointerEvent) ignoreSecondPress(press.nativeEvent);
    actions.change(items, change, {
      seen,
      onResponse: onClose,
      onDone: (done) => onDone?.(done, isByKey),
    });
  };
  const finish = (press: Press): void => submit({ action: "done", note }, press);
  return (
    <dialog
      ref={openDialog}
      className={dialog["dialog"]}
      aria-labelledby={id}
      closedby="any"
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.currentTarget.querySelector<HTMLElement>("[data-action=submit]")?.click();
      }}
    >
      <Title id={id} form={form} />
      <Field label={claim.noteInRow}>
        <Input
          ref={kind === "snooze" ? null : focusOnMount}
          maxLength={MAX_NOTE}
          value={note}
          onText={setNote}
          onKeyDown={(event) => {
            if (kind === "done" && event.key === "Enter") finish(event);
          }}
        />
      </Field>
      {kind === "hand-over" && (
        <HandOver
          to={form.to}
          onSubmit={(to, press) => submit({ action: kind, to, note }, press)}
        />
      )}
      {kind === "snooze" && (
        <Snooze onSubmit={(minutes, press) => submit({ action: kind, minutes, note }, press)} />
      )}
      {kind === "done" && (
        <Button look="ink" data-action="submit" onClick={finish}>
          {claim.done}
        </Button>
      )}
      <Button onClick={onClose}>{words.cancel}</Button>
      <Failure of={actions.failure} />
    </dialog>
  );
}

/** The action of a form and its items. */
function Title({
  id,
  form: { kind, items },
}: Pick<ClaimDialogProps, "form"> & { readonly id: string }) {
  const format = useItemFormat();
  const { claim, list } = format.desk;
  const [first, ...others] = items;
  const names = items.map(
    (item) =>
      (item.matches.length === 1 && item.matches[0]?.code) || formatItemSubject(item, format),
  );
  return (
    <>
      <h2 className="text-minor" id={id}>
        {others.length > 0
          ? list.count(claim[kind], items.length)
          : `${claim[kind]} ${names[0] ?? ""}`}
      </h2>
      {first !== undefined && others.length === 0 && (
        <p className="text-meta tone-soft">
          <SeverityLabel item={first} /> <bdi dir="auto">{formatItemSubject(first, format)}</bdi>
          {first.place.tournament !== null && (
            <bdi dir="auto"> · {first.place.tournament.title}</bdi>
          )}
        </p>
      )}
      {others.length > 0 && <p className="text-meta tone-soft">{names.join(", ")}</p>}
    </>
  );
}

interface SnoozeProps {
  readonly onSubmit: (minutes: number, press: Press) => void;
}

/** Durations, each of which snoozes, and a field for another one. */
function Snooze({ onSubmit }: SnoozeProps) {
  const { claim, minutes: formatMinutes } = useMessages("desk");
  const [other, setOther] = useState("");
  const minutes = Number(other);
  const isValid = Number.isInteger(minutes) && minutes >= 1 && minutes <= MAX_SNOOZE_MINUTES;
  return (
    <>
      <Row wrap>
        {SNOOZE_MINUTES.map((each, index) => (
          <Button
            key={each}
            ref={index === 0 ? focusOnMount : null}
            onClick={(press) => onSubmit(each, press)}
          >
            {formatMinutes(each)}
          </Button>
        ))}
      </Row>
      <Row className={dialog["line"]}>
        <Field label={claim.minutes}>
          <Input
            type="number"
            min={1}
            max={MAX_SNOOZE_MINUTES}
            value={other}
            onText={setOther}
            onKeyDown={(event) => {
              if (event.key === "Enter" && isValid) onSubmit(minutes, event);
            }}
          />
        </Field>
        <Button
          aria-disabled={!isValid}
          onClick={(press) => {
            if (isValid) onSubmit(minutes, press);
          }}
        >
          {claim.snooze}
        </Button>
      </Row>
    </>
  );
}
