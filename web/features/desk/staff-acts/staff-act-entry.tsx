import type { StaffActView } from "#core/contract/staff-act.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { StationSign } from "#web/kit/station-sign.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { authorOf } from "./undoable-acts.ts";
import { describeStaffAct } from "./describe-staff-act.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Text } from "#web/kit/text.tsx";
import record from "#web/kit/record/record.module.css";
import { useUndoActs } from "#web/api/desk-acts.ts";
import { ignoreSecondPress } from "#web/hooks/ignore-second-press.ts";
import { Failure } from "#web/features/desk/failure.tsx";

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
    <li
      className={joinClassNames(record["row"], record["act"])}
      data-row="act"
      data-struck={undoing !== null || undefined}
    >
      <Text
        as="bdi"
        dir="auto"
        translate="no"
        tone={isOwn ? "plain" : "soft"}
        cut
        className={isOwn ? "winner" : "strong"}
      >
        {who}
      </Text>
      <span
        className={record["values"]}
        title={[verb, subject, kind, now].filter(Boolean).join(" ")}
      >
        {verb}{" "}
        {subject !== "" && (
          <bdi dir="auto" translate="no">
            {subject}
          </bdi>
        )}{" "}
        {kind} {was !== "" && <s>{was}</s>}{" "}
        {isStation ? <StationSign station={now} /> : <span dir="auto">{now}</span>}
      </span>
      {undoing !== null && (
        <span className={record["meta"]}>
          {changes.undone(
            venue.when(Date.parse(undoing.at)),
            authorOf(undoing) === who ? "" : authorOf(undoing),
          )}
        </span>
      )}
      {canUndo && <UndoStaffAct act={act} name={[subject, kind].filter(Boolean).join(" ")} />}
    </li>
  );
}

interface UndoStaffActProps {
  readonly act: StaffActView;
  /** Subject of the act, part of the button's accessible name. */
  readonly name: string;
}

/** Button that undoes an act of the viewer. */
function UndoStaffAct({ act, name }: UndoStaffActProps) {
  const { facts } = useMessages("desk");
  const { mutate, error, undoing } = useUndoActs();
  return (
    <>
      <Button
        look="link"
        aria-label={`${facts.undo}: ${name}`}
        aria-disabled={undoing.has(act.number)}
        onClick={({ nativeEvent }) => {
          ignoreSecondPress(nativeEvent);
          if (!undoing.has(act.number)) mutate([act.number]);
        }}
      >
        {facts.undo}
      </Button>
      <Failure of={error} as="span" />
    </>
  );
}
