import type { ReactNode } from "react";
import { useRefocus } from "#web/hooks/use-refocus.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { Button } from "./controls/button.tsx";
import { Row } from "./layout.tsx";
import styles from "./controls/controls.module.css";

export interface EditInPlaceProps {
  /** Shown before the button while the form is closed. */
  readonly value?: ReactNode;
  /** Text of the button that opens the form. */
  readonly action: string;
  /** Accessible name of that button, if its text is not enough. */
  readonly label?: string;
  /** Shown after the button while the form is closed. */
  readonly after?: ReactNode;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  /** Why the last attempt to save failed; `null` if none did. The form keeps its input. */
  readonly failure: string | null;
  /** Text of the button that saves. */
  readonly save: string;
  /** The fields of the form. */
  readonly children: ReactNode;
}

/** A value with a button that replaces it by a form; on close the focus returns to the button. */
export function EditInPlace(props: EditInPlaceProps) {
  const { value, action, label, after, isOpen, onOpen } = props;
  const opener = useRefocus<HTMLButtonElement>(isOpen);
  if (isOpen) return <EditForm {...props} />;
  return (
    <Row as="p" gap={3} wrap baseline>
      {value}
      <Button look="link" ref={opener} aria-label={label} onClick={onOpen}>
        {action}
      </Button>
      {after}
    </Row>
  );
}

/** Form with save and cancel. Escape closes only the form, not a surrounding sheet. */
function EditForm({ onSave, onCancel, failure, save, children }: EditInPlaceProps) {
  const { words } = useMessages("common");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields in it
    <form
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        onCancel();
      }}
    >
      {children}
      <Button look="ink" type="submit">
        {save}
      </Button>
      <Button look="link" onClick={onCancel}>
        {words.cancel}
      </Button>
      {failure !== null && (
        <p className={styles["failure"]} role="alert">
          {failure}
        </p>
      )}
    </form>
  );
}
