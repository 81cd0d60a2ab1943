import { MINUTE } from "#core/lib/time.ts";
import { useRefusal, useStaffActs, useUndoActs } from "#web/api/desk-acts.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { Key } from "#web/kit/key-hints.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { ActButton, Failure } from "#web/features/desk/parts.tsx";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { press } from "#web/kit/use-page-keys.ts";
import { findLastPress } from "./undoable-acts.ts";
import { useDescribeActs } from "./describe-staff-act.ts";
import styles from "./last-act.module.css";

interface LastActProps {
  /** Shows an attention item; without it, the page shows none. */
  readonly onShow: ((id: string) => void) | undefined;
}

/**
 * Shows the viewer's last press with a button that undoes it, else the newest act of other staff; or
 * why the last press did nothing.
 */
export function LastAct({ onShow }: LastActProps) {
  const { list } = useMessages("desk");
  const { words } = useMessages("common");
  const { describe } = useDescribeActs();
  const venue = useVenueFormat();
  const refusal = useRefusal();
  const { own, newest: latest, undo, error } = useLastPress();
  const visible = own.length > 0 ? own : latest;
  const [newest] = visible;
  const item = refusal?.acts.find((act) => act.type === "claim")?.id;
  if (newest === undefined && refusal === null) return null;
  const time = newest === undefined ? "" : venue.when(Date.parse(newest.at));
  return (
    <p className={styles["act"]} data-own={own.length > 0 || refusal !== null || undefined}>
      <RefusalNotice />{" "}
      {item !== undefined && onShow !== undefined && (
        <Button look="link" onClick={() => onShow(item)}>
          {list.refused.show}
        </Button>
      )}
      {refusal === null && (
        <output>
          {time} {describe(visible)}
        </output>
      )}
      {own.length > 0 && (
        <>
          {" "}
          ·{" "}
          <ActButton
            look="link"
            data-action="undo-last"
            aria-label={`${words.undo}: ${describe(own)}`}
            onAct={undo}
          >
            {refusal === null ? words.undo : `${words.undo} ${time}`}
          </ActButton>{" "}
          <Key table="desk" effect="undo" />
        </>
      )}
      <Failure of={error} as="span" />
    </p>
  );
}

/** Which acts of other staff came before the viewer's last press; nothing if it was done. */
export function RefusalNotice() {
  const { list } = useMessages("desk");
  const { describeRefusal } = useDescribeActs();
  const refusal = useRefusal();
  if (refusal === null) return null;
  return (
    <>
      <StatusLabel tone="warn">{list.refused[refusal.action]}</StatusLabel>{" "}
      <strong role="alert">{describeRefusal(refusal)}</strong>
    </>
  );
}

/** Returns the viewer's last press that can be undone, the newest act of all staff, and the undoing. */
export function useLastPress() {
  const now = useServerNow(MINUTE);
  const { data } = useStaffActs();
  const { mutate, error, undoing } = useUndoActs();
  const acts = data?.acts.filter(({ number }) => !undoing.has(number)) ?? [];
  const own = findLastPress(acts, data?.me ?? "", now);
  return {
    own,
    newest: acts.slice(0, 1),
    undo: () => mutate(own.map(({ number }) => number)),
    error,
  };
}

/** Presses the button that undoes the viewer's last act; the effect of a key. */
export function pressUndo(): boolean {
  return press("[data-action=undo-last]");
}
