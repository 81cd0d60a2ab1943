import type { StaffActView } from "#core/contract/staff-act.ts";
import { useChangeClaims, useRefetchStaffActs } from "#web/api/desk.ts";
import { useChangeAnnotation } from "#web/api/desk-annotations.ts";
import { describeFailure } from "#web/api/describe-failure.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import styles from "./staff-acts.module.css";

interface UndoStaffActProps {
  readonly act: StaffActView;
  /** Subject of the act, part of the button's accessible name. */
  readonly name: string;
}

/** Button that restores the value before an act, or gives a claimed item back. */
export function UndoStaffAct({ act, name }: UndoStaffActProps) {
  const { facts } = useMessages("desk");
  const all = useFirstPageMessages();
  const annotation = useChangeAnnotation();
  const claim = useChangeClaims();
  const refetch = useRefetchStaffActs();
  const error = annotation.error ?? claim.error;
  const onUndo = (): void => {
    if (annotation.isPending || claim.isPending) return;
    if (act.type === "claim") {
      claim.mutate([{ action: "give-back", id: act.id }], { onSuccess: refetch });
      return;
    }
    const { kind, scope } = act;
    annotation.mutate({ action: "undo", place: { kind, scope } });
  };
  return (
    <>
      <button
        type="button"
        className={styles["undo"]}
        aria-label={`${facts.undo}: ${name}`}
        onClick={onUndo}
      >
        {facts.undo}
      </button>
      {error !== null && (
        <span className={styles["failure"]} role="alert">
          {describeFailure(error, all)}
        </span>
      )}
    </>
  );
}
