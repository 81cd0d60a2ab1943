import type { ReactNode } from "react";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import styles from "./key-hints.module.css";

interface KeyHintsProps {
  /** Keys that do the same kind of thing, and what it is: `[["↑", "↓"], "match"]`. */
  readonly hints: readonly (readonly [keys: readonly string[], action: string])[];
  /** Text at the end of the line. */
  readonly children?: ReactNode;
}

/** Line at the foot of a page with its keys; nothing if single keys are turned off. */
export function KeyHints({ hints, children }: KeyHintsProps) {
  const { keys } = usePreferences();
  if (keys === "off") return null;
  return (
    <p className={styles["hints"]} data-screen-only>
      {hints.map(([names, action]) => (
        <span key={action}>
          {names.map((name) => (
            <Key key={name} name={name} />
          ))}{" "}
          {action}
        </span>
      ))}
      {children !== undefined && <span className={styles["end"]}>{children}</span>}
    </p>
  );
}

/** A key as labelled on the keyboard, beside the button that it presses; nothing if turned off. */
export function Key({ name }: { readonly name: string }) {
  const { keys } = usePreferences();
  if (keys === "off") return null;
  return (
    <kbd className={styles["key"]} aria-hidden="true">
      {name}
    </kbd>
  );
}
