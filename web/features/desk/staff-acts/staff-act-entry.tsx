import type { AnnotationKeyView } from "#core/contract/annotation.ts";
import type { StaffActView } from "#core/contract/staff-act.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { StationSign } from "#web/kit/station-sign.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { authorOf, findUndoableActs, keyOfAct } from "./undoable-acts.ts";
import { useDescribeActs } from "./describe-staff-act.ts";
import { Record } from "#web/kit/record/record.tsx";
import { useStaffActs, useUndoActs } from "#web/api/desk-acts.ts";
import { ActButton, Failure, Name } from "#web/features/desk/parts.tsx";

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
  const { changes } = useMessages("deskRecords");
  const venue = useVenueFormat();
  const { verb, subject, kind, was, now } = useDescribeActs().describeAct(act);
  const isStation = act.type === "annotation" && act.kind === "station" && act.value !== null;
  const who = authorOf(act);
  return (
    <Record
      form="act"
      data-row="act"
      data-struck={undoing !== null || undefined}
      lead={<Name className={isOwn ? "tone-plain winner" : "tone-soft strong"}>{who}</Name>}
      title={[verb, subject, kind, now].filter(Boolean).join(" ")}
      text={
        <>
          {verb} {subject !== "" && <Name>{subject}</Name>} {kind} {was !== "" && <s>{was}</s>}{" "}
          {isStation ? <StationSign station={now} /> : <span dir="auto">{now}</span>}
        </>
      }
      note={
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
function UndoActsButton({ acts, name }: UndoActsButtonProps) {
  const { words } = useMessages("common");
  const { mutate, error, undoing } = useUndoActs();
  const isPending = acts.some(({ number }) => undoing.has(number));
  return (
    <>
      {acts.length > 0 && (
        <ActButton
          look="link"
          aria-label={`${words.undo}: ${name}`}
          // Not `disabled`, so that the button keeps the focus.
          aria-disabled={isPending}
          onAct={() => {
            if (!isPending) mutate(acts.map(({ number }) => number));
          }}
        >
          {words.undo}
        </ActButton>
      )}
      <Failure of={error} as="span" />
    </>
  );
}

interface UndoAnnotationButtonProps {
  /** Several if one change was stored at each of them. */
  readonly annotations: readonly AnnotationKeyView[];
  /** Name of the annotation, part of the button's accessible name. */
  readonly name: string;
}

/**
 * Button that undoes the latest change of each of these annotations, as far as the viewer made it and
 * nothing came after it; nothing if there is none.
 */
export function UndoAnnotationButton({ annotations, name }: UndoAnnotationButtonProps) {
  const { data } = useStaffActs();
  const keys = new Set(annotations.map(({ kind, scope }) => `${kind} ${scope}`));
  const own = findUndoableActs(data?.acts ?? []).filter(
    (act) => keys.has(keyOfAct(act)) && authorOf(act) === data?.me,
  );
  return <UndoActsButton acts={own} name={name} />;
}
