import { useActFailure } from "./staff-acts/use-describe-acts.ts";
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
