import { type ReactNode, useId, useState } from "react";
import type { IconName } from "./icon-name.ts";
import { Icon } from "./icon.tsx";
import { Stack } from "./layout.tsx";
import { Text } from "./text.tsx";
import styles from "./menu.module.css";

interface MenuProps {
  readonly label: string;
  readonly icon?: IconName;
  /** Whether the label is for screen readers only in narrow windows. */
  readonly isCompact?: boolean;
  /** `fields` for other content than items; they have space around them. */
  readonly form?: "items" | "fields";
  /** Rendered only while the menu is open. */
  readonly children: ReactNode;
}

/** Button that opens a menu below it. */
export function Menu({ label, icon, isCompact = false, form = "items", children }: MenuProps) {
  const menu = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles["whole"]} data-screen-only>
      <button
        type="button"
        className={styles["open"]}
        data-compact={isCompact || undefined}
        popoverTarget={menu}
      >
        {icon !== undefined && <Icon name={icon} />}
        <span className={styles["label"]}>{label}</span>
        <Icon name="caret-down" />
      </button>
      <div
        id={menu}
        popover="auto"
        className={styles["menu"]}
        data-form={form}
        onBeforeToggle={({ newState }) => setOpen(newState === "open")}
      >
        {isOpen && children}
      </div>
    </div>
  );
}

interface MenuLinkProps {
  readonly href: string;
  /** Whether it opens a page here or in another tab, or downloads a file. */
  readonly opens?: "here" | "tab" | "file";
  /** Explanation under the label; absent for none. */
  readonly hint?: string;
  readonly children: ReactNode;
}

/** Item of a menu that opens a URL. */
export function MenuLink({ href, opens = "here", hint, children }: MenuLinkProps) {
  return (
    <a
      className={styles["item"]}
      href={href}
      download={opens === "file" ? "" : undefined}
      {...(opens === "tab" && { target: "_blank", rel: "noreferrer" })}
    >
      <Stack as="span" gap={0}>
        {children}
        {hint !== undefined && (
          <Text as="small" type="meta" tone="faint">
            {hint}
          </Text>
        )}
      </Stack>
    </a>
  );
}

/** Text in a menu below its items. */
export function MenuNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles["note"]}>{children}</p>;
}
