import { type FormEvent, type ReactNode, useEffect, useId, useState } from "react";
import { Icon } from "./icon.tsx";
import { joinClassNames } from "./join-class-names.ts";
import { openEmptyDialog } from "./open-dialog.ts";
import { replayKeys } from "./replay-keys.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import styles from "./sheet.module.css";

export interface SheetProps {
  /** Title of the sheet. */
  readonly label: string;
  /** Called after Esc, the close button or a press beside the sheet. */
  readonly onClose: () => void;
  /** Controls beside the title, which is larger then. */
  readonly controls?: ReactNode;
  /** Whether it has the width of the details beside a list. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/**
 * Modal sheet at the right over the page. On close, the focus returns to the previous element. The
 * children are rendered after the first frame of the sheet, which is shown sooner without them; they
 * get the keys that were held until then.
 */
export function Sheet({ label, controls, isNarrow = false, onClose, children }: SheetProps) {
  const messages = useFirstPageMessages();
  const id = useId();
  const [hasFrame, setHasFrame] = useState(false);
  useEffect(() => runAfterFrame(() => setHasFrame(true)), []);
  useEffect(() => {
    if (hasFrame) void replayKeys();
  }, [hasFrame]);
  return (
    <dialog
      ref={openEmptyDialog}
      className={joinClassNames(styles["sheet"], "float")}
      aria-labelledby={id}
      data-narrow={isNarrow || undefined}
      closedby="any"
      onClose={onClose}
    >
      <div className={styles["header"]}>
        <h2 id={id} className={styles[controls === undefined ? "label" : "title"]}>
          {label}
        </h2>
        {controls}
        <form onSubmit={hideAndClose}>
          <button type="submit" className="icon-button option">
            <Icon name="x" />
            <span className="visually-hidden">{messages.nav.close}</span>
          </button>
        </form>
      </div>
      {hasFrame && children}
    </dialog>
  );
}

/**
 * Closes the sheet of a form after the next frame, which already shows the page without it: the
 * browser computes the styles of the whole page again, because it was inert.
 */
function hideAndClose(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const sheet = event.currentTarget.closest("dialog");
  if (sheet === null) return;
  sheet.hidden = true;
  runAfterFrame(() => sheet.close());
}

/** Calls a function after the next frame was shown. */
function runAfterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
