/** Small parts of the pages for staff. */
import type { ComponentProps, MouseEvent } from "react";
import { ignoreSecondPress } from "#web/hooks/ignore-second-press.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { useActFailure } from "./staff-acts/describe-staff-act.ts";
import styles from "#web/kit/controls/controls.module.css";

interface FailureProps {
  /** The error of a request, or a sentence; nothing is shown if it is `null`. */
  readonly of: Error | string | null;
  readonly as?: "p" | "span";
}

/** Why the last attempt failed, announced by screen readers. */
export function Failure({ of, as: Tag = "p" }: FailureProps) {
  const described = useActFailure(typeof of === "string" ? null : of);
  const text = typeof of === "string" ? of : described;
  return (
    text !== null && (
      <Tag className={styles["failure"]} role="alert">
        {text}
      </Tag>
    )
  );
}

interface ActButtonProps extends ComponentProps<typeof Button> {
  /** Absent if it submits a form. */
  readonly onAct?: (event: MouseEvent) => void;
}

/** Button of an act, after which a second press at its place is ignored: another button may be there. */
export function ActButton({ onAct, ...button }: ActButtonProps) {
  return (
    <Button
      {...button}
      onClick={(event) => {
        ignoreSecondPress(event);
        onAct?.(event);
      }}
    />
  );
}

/** A name as it was entered: in the direction of its script, and never translated. */
export function Name(attributes: ComponentProps<"bdi">) {
  return <bdi dir="auto" translate="no" {...attributes} />;
}
