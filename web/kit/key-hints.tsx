import type { ReactNode } from "react";
import { useMessages } from "#web/i18n/use-messages.ts";
import {
  EVERYWHERE,
  KEY_TABLES,
  type EffectOf,
  type KeyRow,
  type KeyTableName,
} from "#web/keys/key-tables.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import styles from "./key-hints.module.css";

interface KeyHintsProps<T extends KeyTableName> {
  readonly table: T;
  /** Effects that nothing on the page can have now. */
  readonly without?: readonly EffectOf<T>[];
  /** Text at the end of the line. */
  readonly children?: ReactNode;
}

/** Line at the foot of a page with its keys; nothing if single keys are turned off. */
export function KeyHints<T extends KeyTableName>(props: KeyHintsProps<T>) {
  const { table, children } = props;
  const { effects } = useMessages("keys");
  const { keys } = usePreferences();
  if (keys === "off") return null;
  const without: readonly string[] = props.without ?? [];
  const rows: readonly KeyRow[] = [...KEY_TABLES[table].rows, ...EVERYWHERE];
  return (
    <p className={styles["hints"]} data-screen-only>
      {rows
        .filter(({ effect, isRare = false }) => !isRare && !without.includes(effect))
        .map((row) => (
          <span key={row.effect}>
            {listKeyLabels(row).map((label) => (
              <kbd key={label} className="key-cap" aria-hidden="true">
                {label}
              </kbd>
            ))}{" "}
            {effects[row.effect]}
          </span>
        ))}
      {children !== undefined && <span className={styles["end"]}>{children}</span>}
    </p>
  );
}

interface KeyProps<T extends KeyTableName> {
  readonly table: T;
  readonly effect: EffectOf<T>;
}

/** The key with an effect, beside the button that it presses; nothing if turned off. */
export function Key<T extends KeyTableName>({ table, effect }: KeyProps<T>) {
  const { keys } = usePreferences();
  const rows: readonly KeyRow[] = KEY_TABLES[table].rows;
  const row = rows.find((each) => each.effect === effect);
  if (keys === "off" || row === undefined) return null;
  return (
    <kbd className="key-cap" aria-hidden="true">
      {listKeyLabels(row)}
    </kbd>
  );
}

const LABELS: Readonly<Partial<Record<string, string>>> = {
  " ": "Space",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  Escape: "Esc",
};

/** Returns the keys of a row as labelled on the keyboard, each once. */
export function listKeyLabels({ keys }: Pick<KeyRow, "keys">): readonly string[] {
  const names = keys.flatMap((key) => key.split("+"));
  return [...new Set(names)].map(
    (name) => LABELS[name] ?? (name.length === 1 ? name.toUpperCase() : name),
  );
}
