import { useId } from "react";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import type { IconName } from "#web/kit/icon-name.ts";
import { Icon } from "#web/kit/icon.tsx";
import { Stack } from "#web/kit/layout.tsx";
import { Text } from "#web/kit/text.tsx";
import menuStyles from "#web/kit/menu.module.css";
import styles from "./file-menu.module.css";

/** Link that downloads a file or opens another program. */
interface FileItem {
  readonly href: string;
  readonly label: string;
  /** Explanation under the label; "" for none. */
  readonly hint: string;
}

interface FileMenuProps {
  readonly label: string;
  /** Icon before the label; absent for none. */
  readonly icon?: IconName;
  readonly items: readonly FileItem[];
  /** Text below the items; "" for none. */
  readonly note?: string;
}

/** Button that opens a menu of links. */
export function FileMenu({ label, icon, items, note = "" }: FileMenuProps) {
  const menu = useId();
  return (
    <div className={styles["whole"]} data-screen-only>
      <button
        type="button"
        className={joinClassNames(menuStyles["open"], styles["open"])}
        popoverTarget={menu}
      >
        {icon !== undefined && <Icon name={icon} />}
        {label} <Icon name="caret-down" />
      </button>
      <div id={menu} popover="auto" className={joinClassNames(menuStyles["menu"], styles["menu"])}>
        {items.map(({ href, label: name, hint }) => (
          <a
            key={href}
            className={menuStyles["item"]}
            href={href}
            download={href.startsWith("/") ? "" : undefined}
          >
            <Stack as="span" gap={0}>
              {name}
              {hint !== "" && (
                <Text as="small" type="meta" tone="faint">
                  {hint}
                </Text>
              )}
            </Stack>
          </a>
        ))}
        {note !== "" && <p className={menuStyles["note"]}>{note}</p>}
      </div>
    </div>
  );
}
