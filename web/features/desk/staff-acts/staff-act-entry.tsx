import type { StaffActView } from "#core/contract/staff-act.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { StationSign } from "#web/kit/station-sign.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { authorOf } from "./undoable-acts.ts";
import { describeStaffAct } from "./describe-staff-act.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Text } from "#web/kit/text.tsx";
import { Record } from "#web/kit/record/record.tsx";
import { useUndoActs } from "#web/api/desk-acts.ts";
import { ignoreSecondPress } from "#web/hooks/ignore-second-press.ts";
import { Failure } from "#web/features/desk/parts.tsx";

interface StaffActEntryProps {
  readonly act: StaffActView;
  /** Whether the signed-in member of staff did it. */
  readonly isOwn: boolean;
  /** Whether it can be undone here. */
  readonly canUndo: boolean;
  /** The act that undid it; `null` if none did. */
  readonly undoing: StaffActView | null;
}

/** An act of a member of staff, on one line; struck if it was undone. */
export function StaffActEntry({ act, isOwn, canUndo, undoing }: StaffActEntryProps) {
  const desk = useMessages("desk");
  const { changes } = useMessages("deskRecords");
  const venue = useVenueFormat();
  const { verb, subject, kind, was, now } = describeStaffAct(act, { desk, changes, venue });
  const isStation = act.type === "annotation" && act.kind === "station" && act.value !== null;
  const who = authorOf(act);
  return (
    <Record
      form="act"
      data-row="act"
      data-struck={undoing !== null || undefined}
      lead={
        <Text
          as="bdi"
          dir="auto"
          translate="no"
          tone={isOwn ? "plain" : "soft"}
          className={isOwn ? "winner" : "strong"}
        >
          {who}
        </Text>
      }
      title={[verb, subject, kind, now].filter(Boolean).join(" ")}
      text={
        <>
          {verb}{" "}
          {subject !== "" && (
            <bdi dir="auto" translate="no">
              {subject}
            </bdi>
          )}{" "}
          {kind} {was !== "" && <s>{was}</s>}{" "}
          {isStation ? <StationSign station={now} /> : <span dir="auto">{now}</span>}
        </>
      }
      age={
        undoing === null
          ? undefined
          : changes.undone(
              venue.when(Date.parse(undoing.at)),
              authorOf(undoing) === who ? "" : authorOf(undoing),
            )
      }
      acts={
        canUndo ? (
          <UndoActsButton acts={[act]} name={[subject, kind].filter(Boolean).join(" ")} />
        ) : undefined
      }
    />
  );
}

interface UndoActsButtonProps {
  /** Acts of the viewer; no button without any. */
  readonly acts: readonly StaffActView[];
  /** Subject of the acts, part of the button's accessible name. */
  readonly name: string;
}

/** Button that undoes acts of the viewer. */
export function UndoActsButton({ acts, name }: UndoActsButtonProps) {
  const { facts } = useMessages("desk");
  const { mutate, error, undoing } = useUndoActs();
  const isPending = acts.some(({ number }) => undoing.has(number));
  return (
    <>
      {acts.length > 0 && (
        <Button
          look="link"
          aria-label={`${facts.undo}: ${name}`}
          // Not `disabled`, so that the button keeps the focus.
          aria-disabled={isPending}
          onClick={({ nativeEvent }) => {
            ignoreSecondPress(nativeEvent);
            if (!isPending) mutate(acts.map(({ number }) => number));
          }}
        >
          {facts.undo}
        </Button>
      )}
      <Failure of={error} as="span" />
    </>
  );
}
