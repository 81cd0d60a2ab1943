import { Sheet } from "#web/components/sheet.tsx";
import { changePreferences, usePreferences } from "#web/preferences/preferences-store.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { createShortcutGroups } from "./create-shortcut-groups.ts";
import styles from "./shortcut-sheet.module.css";

interface ShortcutSheetProps {
  readonly onClose: () => void;
}

/** Lists all keyboard shortcuts, with a switch that turns single-key shortcuts off. */
export function ShortcutSheet({ onClose }: ShortcutSheetProps) {
  const { nav } = useFirstPageMessages();
  const { keys: messages } = useMessages("palette");
  const { keys } = usePreferences();
  return (
    <Sheet label={messages.title} onClose={onClose}>
      {createShortcutGroups(nav, messages).map(({ title, shortcuts }) => (
        <section key={title} className={styles["group"]}>
          <h3 className={styles["title"]}>{title}</h3>
          <dl className={styles["keys"]}>
            {shortcuts.map((shortcut) => (
              <div key={shortcut.description} className={styles["shortcut"]}>
                <dt>
                  {shortcut.keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{shortcut.description}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label className={styles["checkbox"]}>
        <input
          type="checkbox"
          checked={keys === "on"}
          onChange={({ target }) => {
            changePreferences({ keys: target.checked ? "on" : "off" });
          }}
        />
        {messages.singleKeys}
      </label>
      {keys === "off" && <p className={styles["off"]}>{messages.off}</p>}
    </Sheet>
  );
}
